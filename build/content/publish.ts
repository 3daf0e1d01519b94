import { type BlogOverview, overviewOf } from "../../app/domain/overview.ts";
import {
  type Article,
  matchesRef,
  type Post,
  type PostRef,
  type PostSummary,
  postPath,
} from "../../app/domain/post.ts";
import { relatedPlaces } from "../../app/domain/related.ts";
import { renderArticle } from "../../app/markdown/renderer.ts";
import type { PageKind, Pages } from "./page-schemas.ts";
import { readPage } from "./read-page.ts";
import { readPosts } from "./read-posts.ts";

/** At most so many candidates travel with a post for "Related Articles". */
const RELATED_POOL_SIZE = 12;

/** The content as it is published: what loaders ask for while pages are rendered ahead of time. */
export interface PublishedContent {
  page<Kind extends PageKind>(kind: Kind): Pages[Kind];
  overview(): BlogOverview;
  all(): readonly PostSummary[];
  posts(): readonly Post[];
  article(ref: PostRef): Article | undefined;
}

/** Publishes the checkout's content, read from disk at each call so that edits show at once. */
export function contentOnDisk(root = process.cwd()): PublishedContent {
  const posts = () => readPosts(root);
  return {
    page: (kind) => readPage(kind, undefined, root),
    posts,
    all: () => posts().map(summaryOf),
    overview: () => overviewOf(posts().map(summaryOf)),
    article(ref) {
      const all = posts();
      const index = all.findIndex((post) => matchesRef(post, ref));
      return index < 0 ? undefined : articleAt(all, index);
    },
  };
}

/** The same content, read once and kept: for a build, during which nothing changes. */
export function publishOnce(content: PublishedContent): PublishedContent {
  const posts = content.posts();
  const summaries = posts.map(summaryOf);
  const places = new Map(posts.map((post, index) => [postPath(post), index]));
  const pages = new Map<PageKind, unknown>();
  // A page and its data file ask for the same article one after the other.
  let latest: { readonly place: number; readonly article: Article | undefined } | undefined;
  return {
    page(kind) {
      if (!pages.has(kind)) pages.set(kind, content.page(kind));
      return pages.get(kind) as Pages[typeof kind];
    },
    posts: () => posts,
    all: () => summaries,
    overview: () => overviewOf(summaries),
    article({ year, month, slug }) {
      const place = places.get(`/blog/${year}/${month}/${encodeURIComponent(slug)}`);
      if (place === undefined) return undefined;
      if (latest?.place !== place) latest = { place, article: articleAt(posts, place) };
      return latest.article;
    },
  };
}

export function summaryOf({ content: _, ...summary }: Post): PostSummary {
  return summary;
}

/** The article at a place in the list of posts, newest first. */
export function articleAt(posts: readonly Post[], index: number): Article | undefined {
  const post = posts[index];
  if (!post) return undefined;
  const places = surroundings(posts, index);
  const [newer, older] = [posts[places.newer], posts[places.older]];
  return {
    post: summaryOf(post),
    ...renderArticle(post.content),
    relatedPool: places.related.flatMap((place) => posts.slice(place, place + 1)).map(summaryOf),
    ...(newer ? { newer: summaryOf(newer) } : {}),
    ...(older ? { older: summaryOf(older) } : {}),
  };
}

/** The places of the posts that a post's page shows besides its own. */
export function surroundings(posts: readonly Post[], index: number) {
  return {
    newer: index - 1,
    older: index + 1,
    related: relatedPlaces(posts, index, RELATED_POOL_SIZE),
  };
}
