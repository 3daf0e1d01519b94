import { z } from "zod/mini";
import { summary } from "../schemas.ts";

/** The server's response to a blog search: one page of results. */
export const searchResults = z.object({
  posts: z.array(z.object({ post: summary, snippet: z.string(), section: z.string() })),
  total: z.number(),
  near: z.array(z.string()),
});
