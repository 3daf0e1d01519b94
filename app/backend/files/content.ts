import { site } from "#content/site.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { blogOverview } from "#app/domain/posts/lists/overview.ts";
import { postPath, refPath } from "#app/domain/posts/post.ts";
import { postNeighbors } from "#app/domain/posts/lists/related.ts";
import { withCurlyQuotes } from "#app/domain/posts/with-curly-quotes.ts";
import { type RenderedArticle, renderArticle } from "#app/markdown/renderer.ts";
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
    overview: async () => now().overview(),
    posts: async () => now().posts(),
    summary: async (ref) => now().summary(ref),
    article: async (ref) => now().article(ref),
    markdown: async (ref) => now().markdown(ref),
  };
}

/** A content port over a post source and pages. */
export function createContent(source: PostSource, pages: readonly ContentPage[]): ContentPort {
  const summaries = source.summaries.map(withCurlyQuotes);
  const indexes = new Map(summaries.map((post, index) => [postPath(post), index]));
  // An export requests a post's page and then its data file; caching the last post reads and renders it only once.
  let last: (RenderedArticle & { readonly index: number; readonly text: string }) | undefined;
  const read = (index: number) => {
    if (last?.index !== index) {
      const text = source.text(index);
      last = { index, text, ...renderArticle(text) };
    }
    return last;
  };
  return {
    site: async () => site,
    pages: async () => pages,
    overview: async () => blogOverview(summaries),
    posts: async () => summaries,
    summary: async (ref) => summaries[indexes.get(refPath(ref)) ?? -1],
    async markdown(ref) {
      const index = indexes.get(refPath(ref));
      if (index === undefined) return undefined;
      return last?.index === index ? last.text : source.text(index);
    },
    async article(ref) {
      const index = indexes.get(refPath(ref));
      const post = index === undefined ? undefined : summaries[index];
      if (index === undefined || !post) return undefined;
      const { html, toc } = read(index);
      return { post, html, toc, ...postNeighbors(summaries, index) };
    },
  };
}
