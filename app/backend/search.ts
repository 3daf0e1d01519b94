import { createHttpSearch } from "./http/posts/search.ts";
import type { SearchPort } from "./ports/search.ts";
import { createPublishedPosts } from "./simulated/published-posts.ts";
import { createSimulatedSearch } from "./simulated/search.ts";

/** Who answers the blog's search: the server, or this browser from the files beside the pages. */
export const search: SearchPort =
  import.meta.env.EDITION === "server"
    ? createHttpSearch()
    : createSimulatedSearch(createPublishedPosts());
