import { sql } from "kysely";
import { newestFirst, type Article } from "#app/domain/posts/post.ts";
import { type Column, type Direction, matchesQuery } from "#app/domain/posts/lists/post-order.ts";
import { searchTerm, straightQuotes } from "#app/domain/search/search.ts";
import { snippetAround } from "#app/domain/search/snippet.ts";
import { curlyQuotes, withCurlyQuotes } from "#app/domain/curly-quotes.ts";
import { likePattern } from "#server/database/like.ts";
import type { Db } from "#server/database/open.ts";
import { allEntries, countsOf, currentList, type Entry } from "./entries.ts";
import type { PostState } from "./state.ts";
import { postNeighbors } from "#app/domain/posts/lists/related.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import { notFound } from "#server/http/api-error.ts";
import { shownPictures } from "#server/images/shown.ts";
import { editablePost, newestRevisions } from "./read.ts";

const MAX_TEXT_MATCHES = 50;
/** The searched column with all quotation marks unified, since texts contain straight and curly ones. */
const STRAIGHT = sql`replace(replace(replace(replace(replace(search, '"', ''''), '‘', ''''), '’', ''''), '“', ''''), '”', '''')`;

interface ListQuery {
  readonly state: PostState | "all";
  readonly q: string;
  readonly category?: string | undefined;
  readonly sort: Column;
  readonly direction: Direction;
  /** Id of the last post on the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/**
 * One page of the desk's list, with counts by state.
 *
 * @param madeBy only the posts that this person made
 */
export async function listPosts(db: Db, query: ListQuery, madeBy: string | undefined, now: number) {
  const list = await currentList(db, now);
  const isShown = (entry: Entry) => madeBy === undefined || entry.madeBy === madeBy;
  const counts = madeBy === undefined ? list.counts : countsOf(list.entries.filter(isShown));
  const wanted = searchTerm(query.q);
  const found = list.sorted({ column: query.sort, direction: query.direction }).filter((entry) => {
    const { post, state } = entry;
    return (
      isShown(entry) &&
      (query.state === "all" ? state !== "trash" : state === query.state) &&
      (query.category === undefined || post.category === query.category) &&
      (wanted === "" || matchesQuery(post, wanted))
    );
  });
  const start = found.findIndex(({ post }) => post.id === query.after) + 1;
  const posts = found.slice(start, start + query.limit);
  const last = posts.at(-1);
  return {
    posts: posts.map(({ madeBy: _, ...entry }) => entry),
    found: found.length,
    counts,
    ...(last && start + posts.length < found.length ? { next: last.post.id } : {}),
  };
}

/**
 * Posts whose title, tags or text contain a term, newest first, with a snippet.
 *
 * @param madeBy only the posts that this person made
 */
export async function searchTexts(db: Db, term: string, madeBy: string | undefined, now: number) {
  const wanted = straightQuotes(searchTerm(term).toLowerCase());
  if (wanted === "") return [];
  const pattern = likePattern(wanted);
  const ids = await db
    .selectFrom("posts")
    .select("id")
    .where("deleted_at", "is", null)
    .where(
      sql<boolean>`${wanted.includes("'") ? STRAIGHT : sql`search`} like ${pattern} escape '\\'`,
    )
    .execute();
  const found = new Set(ids.map(({ id }) => id));
  const entries = (await allEntries(db, now)).filter(
    (entry) => found.has(entry.post.id) && (madeBy === undefined || entry.madeBy === madeBy),
  );
  const byId = new Map(entries.map((entry) => [entry.post.id, entry]));
  const newest = newestFirst(entries.map(({ post }) => post)).slice(0, MAX_TEXT_MATCHES);
  if (newest.length === 0) return [];
  const texts = await newestRevisions(db)
    .select(["posts.id", "content"])
    .where(
      "posts.id",
      "in",
      newest.map(({ id }) => id),
    )
    .execute();
  const contents = new Map(texts.map(({ id, content }) => [id, content]));
  return newest.flatMap(({ id }) => {
    const known = byId.get(id);
    if (!known) return [];
    const { madeBy: _, ...entry } = known;
    return [{ ...entry, snippet: curlyQuotes(snippetAround(contents.get(id) ?? "", term)) }];
  });
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
  const present = (await allEntries(db, now)).filter(
    (entry) =>
      entry.state !== "trash" &&
      (madeBy === undefined || entry.madeBy === madeBy || entry.publicPage === "same"),
  );
  const posts = newestFirst(present.map((entry) => withCurlyQuotes(entry.post)));
  const index = posts.findIndex((other) => other.id === id);
  return { post, ...renderArticle(pictures.text(content)), ...postNeighbors(posts, index) };
}
