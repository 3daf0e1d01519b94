import { createPublishedPosts } from "../adapters/simulated/published-posts.ts";
import { createSimulatedPosts } from "../adapters/simulated/posts.ts";
import type { PostReader, PostWriter } from "../domain/ports.ts";

/** Who answers for posts. */
export const posts: PostReader & PostWriter = createSimulatedPosts(createPublishedPosts());
