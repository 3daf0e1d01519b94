import { Hono } from "hono";
import { z } from "zod";
import { searchTerm } from "../../app/domain/search/search.ts";
import { anyone } from "../http/access.ts";
import { accepts, describes } from "../http/api/describe.ts";
import type { ServerEnv } from "../http/environment.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import { summary } from "../posts/schemas.ts";
import type { Services } from "../services.ts";

/** The limit of an address; the search itself truncates long terms (app/domain/search/search.ts). */
const MAX_QUERY_LENGTH = 2000;
const FIRST_PAGE = 1;
/** A search scans every text, so many at once would slow down everything else. */
const MAX_CONCURRENT_SEARCHES = 2;

const articlesQuery = z.object({ q: z.string().max(MAX_QUERY_LENGTH).default("") });
const foundArticles = z.object({
  posts: z.array(z.object({ post: summary, snippet: z.string(), section: z.string() })),
  number: z.number(),
  last: z.number(),
  total: z.number(),
  near: z.array(z.string()),
});

/** `/api/articles`: the blog's live search. */
export function searchRoutes({ search }: Services) {
  const limited = limitConcurrency(MAX_CONCURRENT_SEARCHES);
  return new Hono<ServerEnv>().get(
    "/",
    anyone,
    describes("The newest published posts that contain a term, with their number", {
      200: ["A page of them; similar words if there are none", foundArticles],
      422: "The term",
    }),
    accepts("query", articlesQuery),
    async (c) => {
      const term = searchTerm(c.req.valid("query").q);
      return c.json(await limited(() => search(term, FIRST_PAGE)));
    },
  );
}
