import { pageOf } from "#app/backend/post-page.ts";
import type { z } from "zod";
import type { Article } from "#app/domain/posts/post.ts";
import { foundIn } from "#app/domain/posts/lists/desk-search.ts";
import { DEFAULT_ORDER } from "#app/domain/posts/lists/post-order.ts";
import { searchTerm } from "#app/domain/search/search.ts";
import { snippetAround } from "#app/domain/search/snippet.ts";
import { curlyQuotes, withCurlyQuotes } from "#app/domain/curly-quotes.ts";
import { readText } from "#server/content/snapshot.ts";
import type { Db } from "#server/database/open.ts";
import { currentList } from "./entries.ts";
import { postNeighbors } from "#app/domain/posts/lists/related.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import { notFound } from "#server/http/api-error.ts";
import { shownPictures } from "#server/images/shown.ts";
import type { Services } from "#server/services.ts";
import { editablePost } from "./read.ts";
import type { listQuery } from "./schemas.ts";

const MAX_TEXT_MATCHES = 50;

/**
 * One page of the desk's list, with counts by state.
 *
 * @param madeBy only the posts that this person made
 */
export async function listPosts(
  db: Db,
  query: z.output<typeof listQuery>,
  madeBy: string | undefined,
  now: number,
) {
  const { sorted } = await currentList(db, now);
  const entries = sorted({ column: query.sort, direction: query.direction });
  const { posts, ...page } = pageOf(
    entries.filter((entry) => madeBy === undefined || entry.madeBy === madeBy),
    { ...query, query: query.q },
  );
  return { ...page, posts: posts.map(({ madeBy: _, ...entry }) => entry) };
}

/**
 * Posts whose title, tags and text contain a term or all of its words, newest first, with a snippet.
 *
 * @param madeBy only the posts that this person made
 */
export async function searchTexts(
  { db, deskTexts, now }: Pick<Services, "db" | "deskTexts" | "now">,
  query: string,
  madeBy: string | undefined,
) {
  const term = searchTerm(query);
  if (term === "") return [];
  const posts = (await currentList(db, now()))
    .sorted(DEFAULT_ORDER)
    .filter(({ state }) => state !== "trash")
    .map((entry) => ({ summary: entry.post, revision: entry.head, entry }));
  const found = (await deskTexts.matchingWords(posts, term))
    .filter(({ entry }) => madeBy === undefined || entry.madeBy === madeBy)
    .slice(0, MAX_TEXT_MATCHES);
  return Promise.all(
    found.map(async ({ entry: { madeBy: _, ...entry }, revision }) => {
      const text = await readText(db, entry.post.id, revision);
      return { ...entry, snippet: curlyQuotes(snippetAround(text, foundIn(text, term))) };
    }),
  );
}

/**
 * The newest revision of a post as its page would show it, with unpublished posts as neighbors too.
 *
 * @param madeBy of unpublished neighbors, only those that this person made
 * @throws ApiError 404, even for a post in the trash.
 */
export async function deskArticle(
  db: Db,
  id: string,
  madeBy: string | undefined,
  now: number,
): Promise<Article> {
  const { post: whole, state } = await editablePost(db, id, now);
  if (state === "trash") throw notFound();
  const pictures = await shownPictures(db);
  const { content, ...typed } = pictures.cover(whole);
  const post = withCurlyQuotes(typed);
  const present = (await currentList(db, now))
    .sorted(DEFAULT_ORDER)
    .filter(
      (entry) =>
        entry.state !== "trash" &&
        (madeBy === undefined || entry.madeBy === madeBy || entry.publicPage === "same"),
    );
  const posts = present.map((entry) => withCurlyQuotes(entry.post));
  const index = posts.findIndex((other) => other.id === id);
  return { post, ...renderArticle(pictures.text(content)), ...postNeighbors(posts, index) };
}
