import { type Article, newestFirst } from "#app/domain/posts/post.ts";
import { postNeighbors } from "#app/domain/posts/lists/related.ts";
import { withCurlyQuotes } from "#app/domain/posts/with-curly-quotes.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import type { Db } from "#server/database/open.ts";
import { notFound } from "#server/http/api/api-error.ts";
import { shownPictures } from "#server/images/shown.ts";
import { allEntries } from "./entries.ts";
import { editablePost } from "./read.ts";

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
