import { z } from "zod/mini";
import { summary } from "./posts.ts";

/** The server's response to a blog search: one page of results. */
export const searchResults = z.object({
  posts: z.array(z.object({ post: summary, snippet: z.string(), section: z.string() })),
  number: z.number(),
  last: z.number(),
  total: z.number(),
  /** Similar words, if nothing was found. */
  near: z.array(z.string()),
});
