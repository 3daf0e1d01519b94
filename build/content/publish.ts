import { type BlogOverview, overviewOf } from "../../app/domain/overview.ts";
import {
  type Article,
  type PostRef,
  type PostSummary,
  postPath,
  refPath,
} from "../../app/domain/post.ts";
import { relatedPlaces } from "../../app/domain/related.ts";
import { renderArticle } from "../../app/markdown/renderer.ts";
import type { PageKind, Pages } from "./page-schemas.ts";
import { type PostSource, postsInMemory } from "./post-source.ts";
import { readPage } from "./read-page.ts";
import { readPosts } from "./read-posts.ts";

/** At most so many candidates travel with a post for "Related Articles". */
const RELATED_POOL_SIZE = 12;

/** The content as it is published: what loaders ask for while pages are rendered ahead of time. */
export interface PublishedContent {
  page<Kind extends PageKind>(kind: Kind): Pages[Kind];
  overview(): BlogOverview;
  all(): readonly PostSummary[];
  article(ref: PostRef): Article | undefined;
}

/** The same for the build, which writes the Markdown too. */
export interface SiteContent extends PublishedContent {
  /** The posts that `all` sums up, with their texts. */
  posts(): PostSource;
  /** The place of a post in them, by its address within the site. */
  placeOf(address: string): number | undefined;
}

/** Publishes the checkout's content, read from disk at each call so that edits show at once. */
export function contentOnDisk(root = process.cwd()): SiteContent {
  const page = <Kind extends PageKind>(kind: Kind) => readPage(kind, undefined, root);
  const now = () => publishOnce({ page, source: postsInMemory(readPosts(root)) });
  return {
    page,
    posts: () => now().posts(),
    placeOf: (address) => now().placeOf(address),
    all: () => now().all(),
    overview: () => now().overview(),
    article: (ref) => now().article(ref),
  };
}

/** Content that is read once: for a build, during which nothing changes. */
export function publishOnce({
  page = readPage,
  source,
}: {
  readonly page?: <Kind extends PageKind>(kind: Kind) => Pages[Kind];
  readonly source: PostSource;
}): SiteContent {
  const { summaries } = source;
  const places = new Map(summaries.map((post, index) => [postPath(post), index]));
  const pages = new Map<PageKind, unknown>();
  // A page and its data file ask for the same article one after the other.
  let latest: { readonly place: number; readonly article: Article | undefined } | undefined;
  return {
    page(kind) {
      if (!pages.has(kind)) pages.set(kind, page(kind));
      return pages.get(kind) as Pages[typeof kind];
    },
    posts: () => source,
    placeOf: (address) => places.get(address),
    all: () => summaries,
    overview: () => overviewOf(summaries),
    article(ref) {
      const place = places.get(refPath(ref));
      if (place === undefined) return undefined;
      if (latest?.place !== place) latest = { place, article: articleAt(source, place) };
      return latest.article;
    },
  };
}

/** The article at a place in the list of posts. */
export function articleAt(source: PostSource, index: number): Article | undefined {
  const { summaries } = source;
  const post = summaries[index];
  if (!post) return undefined;
  const places = surroundings(summaries, index);
  const [newer, older] = [summaries[places.newer], summaries[places.older]];
  return {
    post,
    ...renderArticle(source.text(index)),
    relatedPool: places.related.flatMap((place) => summaries[place] ?? []),
    ...(newer ? { newer } : {}),
    ...(older ? { older } : {}),
  };
}

/** The places of the posts that a post's page shows besides its own. */
export function surroundings(posts: readonly PostSummary[], index: number) {
  return {
    newer: index - 1,
    older: index + 1,
    related: relatedPlaces(posts, index, RELATED_POOL_SIZE),
  };
}
