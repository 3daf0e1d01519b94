import { Hono } from "hono";
import { z } from "zod";
import { searchTerm } from "#app/domain/search/search.ts";
import { anyone } from "../http/access.ts";
import { accepts } from "../http/accepts.ts";
import type { ServerEnv } from "../http/environment.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { Services } from "../services.ts";

/** The limit of an address; the search itself truncates long terms (app/domain/search/search.ts). */
const MAX_QUERY_LENGTH = 2000;
const FIRST_PAGE = 1;
/** A search scans every text, so many at once would slow down everything else. */
const MAX_CONCURRENT_SEARCHES = 2;

const articlesQuery = z.object({ q: z.string().max(MAX_QUERY_LENGTH).default("") });
/** `/api/articles`: the blog's live search. */
export function searchRoutes({ search }: Services) {
  const limited = limitConcurrency(MAX_CONCURRENT_SEARCHES);
  return new Hono<ServerEnv>().get("/", anyone, accepts("query", articlesQuery), async (c) => {
    const term = searchTerm(c.req.valid("query").q);
    return c.json(await limited(() => search(term, FIRST_PAGE)));
  });
}
