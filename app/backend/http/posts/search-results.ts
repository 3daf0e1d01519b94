import { z } from "zod/mini";
import { summary } from "../schemas.ts";

/** A page of what the blog's search finds, as the server answers it. */
export const searchResults = z.object({
  posts: z.array(z.object({ post: summary, snippet: z.string(), section: z.string() })),
  total: z.number(),
  near: z.array(z.string()),
});
