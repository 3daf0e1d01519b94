import { createPublishedPosts } from "../adapters/simulated/published-posts.ts";
import { createSimulatedPosts } from "../adapters/simulated/posts.ts";

/** The one set of posts of this page's life. */
export const simulatedPosts = createSimulatedPosts(createPublishedPosts());
