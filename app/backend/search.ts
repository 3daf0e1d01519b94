import type { SearchPort } from "./ports/search.ts";
import { createSimulatedSearch } from "./simulated/search.ts";
import { createPublishedPosts } from "./simulated/published-posts.ts";

/** Who answers the blog's search. */
export const search: SearchPort = createSimulatedSearch(createPublishedPosts());
