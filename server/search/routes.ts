import { Hono } from "hono";
import { z } from "zod";
import { searchTerm } from "../../app/domain/search/search.ts";
import { anyone } from "../http/access.ts";
import { accepts, describes } from "../http/describe.ts";
import type { ServerEnv } from "../http/environment.ts";
import { limitAtOnce } from "../limit-at-once.ts";
import { summary } from "../posts/schemas.ts";
import type { Services } from "../services.ts";

/** An address has room for no more; the search itself cuts a long term (app/domain/search/search.ts). */
const LONGEST_QUESTION = 2000;
const FIRST_PAGE = 1;
/** A search looks through every text: many at once take turns with all else that is asked. */
const SEARCHES_AT_ONCE = 2;

const articlesQuery = z.object({ q: z.string().max(LONGEST_QUESTION).default("") });
const foundArticles = z.object({
  posts: z.array(z.object({ post: summary, snippet: z.string(), section: z.string() })),
  number: z.number(),
  last: z.number(),
  total: z.number(),
  near: z.array(z.string()),
});

/** `/api/articles`: the blog's search, as it is typed. */
export function searchRoutes({ search }: Services) {
  const inTurn = limitAtOnce(SEARCHES_AT_ONCE);
  return new Hono<ServerEnv>().get(
    "/",
    anyone,
    describes("The newest published posts that contain a term, and how many do", {
      200: ["A page of them; words close to a term that stands nowhere", foundArticles],
      422: "The term",
    }),
    accepts("query", articlesQuery),
    async (c) => {
      const term = searchTerm(c.req.valid("query").q);
      return c.json(await inTurn(() => search(term, FIRST_PAGE)));
    },
  );
}
