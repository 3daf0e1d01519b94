import type { ContentPort } from "#app/backend/ports/content.ts";
import { type Article, type PostRef, refPath } from "#app/domain/posts/post.ts";
import { postNeighbors } from "#app/domain/posts/lists/related.ts";
import { paginate } from "#app/domain/posts/lists/paging.ts";
import { searchMatch } from "#app/domain/search/snippet.ts";
import { suggestWords } from "#app/domain/search/suggest.ts";
import { curlyQuotes } from "#app/domain/curly-quotes.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import type { Db } from "../database/open.ts";
import type { SearchedTexts } from "./searched-texts.ts";
import type { Edition, ShownTexts } from "../texts/edition.ts";
import { type Snapshot, readText } from "./snapshot.ts";

/** The content port of a server, which searches the posts itself. */
export type SearchedContent = ContentPort & Required<Pick<ContentPort, "search">>;

/** The content port of each snapshot, created once per snapshot. */
export function contentOfSnapshots(
  db: Db,
  edition: Edition,
  texts: SearchedTexts,
): (snapshot: Snapshot) => SearchedContent {
  const contents = new WeakMap<Snapshot, SearchedContent>();
  return (snapshot) => {
    const content =
      contents.get(snapshot) ?? contentOf(db, snapshot, edition.shown(snapshot.texts), texts);
    contents.set(snapshot, content);
    return content;
  };
}

/** The content port of one snapshot. Texts are read on demand, since revisions never change. */
export function contentOf(
  db: Db,
  { posts, pictures }: Snapshot,
  { site, pages }: Pick<ShownTexts, "site" | "pages">,
  texts: SearchedTexts,
): SearchedContent {
  const summaries = posts.map(({ printed }) => printed);
  const places = new Map(posts.map(({ address }, index) => [address, index]));
  const placeOf = (ref: PostRef) => places.get(refPath(ref)) ?? -1;

  async function markdown(ref: PostRef): Promise<string | undefined> {
    const post = posts[placeOf(ref)];
    return post && pictures.text(await readText(db, post.summary.id, post.revision));
  }

  return {
    site: () => Promise.resolve(site),
    pages: () => Promise.resolve(pages),
    markdown,
    posts: () => Promise.resolve(summaries),
    async article(ref): Promise<Article | undefined> {
      const place = placeOf(ref);
      const post = summaries[place];
      const text = await markdown(ref);
      if (!post || text === undefined) return undefined;
      return { post, ...renderArticle(text), ...postNeighbors(summaries, place) };
    },
    async search(term, number) {
      const found = paginate(await texts.matching(posts, term), number);
      if (!found) return undefined;
      const shown = found.posts.map(async ({ printed, revision }) => {
        const content = term === "" ? "" : curlyQuotes(await readText(db, printed.id, revision));
        return searchMatch({ ...printed, content }, term);
      });
      return {
        ...found,
        posts: await Promise.all(shown),
        near: found.total === 0 ? suggestWords(term, summaries) : [],
      };
    },
  };
}
