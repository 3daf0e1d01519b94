import { site } from "#content/site.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { postPath, refPath } from "#app/domain/posts/post.ts";
import { postNeighbors } from "#app/domain/posts/lists/related.ts";
import { withCurlyQuotes } from "#app/domain/curly-quotes.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import type { ContentPort } from "../ports/content.ts";
import { type PostSource, readPostFiles } from "./post-files.ts";
import { readPages } from "./read-pages.ts";

/** The checkout's content, read once. For exports, during which no file changes. */
export function readContent(root: string): ContentPort {
  return createContent(readPostFiles(root), readPages(root));
}

/** The checkout's content, reread on every call, so that edits show at once in development. */
export function contentOnDisk(root: string): ContentPort {
  const now = () => createContent(readPostFiles(root), readPages(root));
  return {
    site: async () => site,
    pages: async () => readPages(root),
    posts: async () => now().posts(),
    article: async (ref) => now().article(ref),
    markdown: async (ref) => now().markdown(ref),
  };
}

/** A content port over a post source and pages. */
export function createContent(source: PostSource, pages: readonly ContentPage[]): ContentPort {
  const summaries = source.summaries.map(withCurlyQuotes);
  const indexes = new Map(summaries.map((post, index) => [postPath(post), index]));
  return {
    site: async () => site,
    pages: async () => pages,
    posts: async () => summaries,
    async markdown(ref) {
      const index = indexes.get(refPath(ref));
      return index === undefined ? undefined : source.text(index);
    },
    async article(ref) {
      const index = indexes.get(refPath(ref));
      const post = index === undefined ? undefined : summaries[index];
      if (index === undefined || !post) return undefined;
      return { post, ...renderArticle(source.text(index)), ...postNeighbors(summaries, index) };
    },
  };
}
