import type { PostState } from "#app/backend/ports/posts.ts";
import { fileTitle } from "#app/domain/file-title.ts";
import { DEFAULT_ORDER } from "#app/domain/posts/lists/post-order.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { folded } from "#app/domain/search/page-search.ts";
import { addressOf, fileNames } from "../files/store.ts";
import { currentList } from "../posts/entries.ts";
import type { Services } from "../services.ts";

const MAX_FOUND = 12;

/** A post, page or file that a text can link to. */
interface LinkTarget {
  readonly title: string;
  readonly path: string;
  /** `page`, `file`, or a post's state. */
  readonly kind: "page" | "file" | PostState;
}

/**
 * Posts, newest first, then pages and PDF files, whose titles contain all words; those that begin with the first word
 * come first.
 *
 * @param madeBy of unpublished posts, only those that this person made
 */
export async function linkTargets(
  { db, now, pages }: Pick<Services, "db" | "now" | "pages">,
  query: string,
  madeBy: string | undefined,
): Promise<LinkTarget[]> {
  const words = plain(query).split(/\s+/);
  const { sorted } = await currentList(db, now());
  const posts = sorted(DEFAULT_ORDER).flatMap(
    ({ post, state, publicPage, madeBy: maker }): LinkTarget[] =>
      state === "trash" ||
      post.slug === "" ||
      (publicPage === "none" && madeBy !== undefined && maker !== madeBy)
        ? []
        : [{ title: post.title, path: postPath(post), kind: state }],
  );
  const texts = (await pages()).map(
    ({ title, address }): LinkTarget => ({ title, path: address, kind: "page" }),
  );
  const files = (await fileNames(db)).map(
    (file): LinkTarget => ({ title: fileTitle(file), path: addressOf(file), kind: "file" }),
  );
  const found = [...posts, ...texts, ...files].filter(({ title }) => {
    const name = plain(title);
    return words.every((word) => name.includes(word));
  });
  const rank = ({ title }: LinkTarget) => (plain(title).startsWith(words[0] ?? "") ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_FOUND);
}

/** Lower case, without accents and with straight quotes, as people type quickly. */
function plain(text: string): string {
  return folded(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"').trim();
}
