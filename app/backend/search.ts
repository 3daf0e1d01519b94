import { createHttpSearch } from "./http/search.ts";
import type { SearchPort } from "./ports/search.ts";
import { createPublishedPosts } from "./simulated/published-posts.ts";
import { createSimulatedSearch } from "./simulated/search.ts";

/** Searches on the server, or in this browser over the published data files. */
export const search: SearchPort =
  import.meta.env.EDITION === "server"
    ? createHttpSearch()
    : createSimulatedSearch(createPublishedPosts());
