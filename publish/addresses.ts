import { articleFile, SEARCH_SHARD_SIZE, searchShardFile } from "../app/domain/data-files.ts";
import { type PostSummary, postPath, postRef } from "../app/domain/posts/post.ts";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { FEEDS } from "../app/feeds/feed-files.ts";
import { coverFiles, DRAWING_FILES } from "../app/scenes/drawing.ts";
import { pageAddresses } from "../app/seo/page-addresses.ts";
import { sharedAs, SHARED_POSTS, shareImagePath } from "../app/seo/share-image.ts";
import { ICON_FILES } from "../app/share-images/icons.ts";
import { shareImages } from "../app/share-images/share-images.ts";

/** What the handler is asked for. */
export interface Asked {
  /** Address within the site. */
  readonly address: string;
  /** The file that a host serves for it: `/about` is `about.html`, `/` is `index.html`. */
  readonly file: string;
  /** The status that the handler must answer with. */
  readonly status: 200 | 404;
}

/** Pages for addresses that nobody can list (app/document/stand-ins.ts), and the desk's. */
const OTHER_PAGES = [
  "/practices/unknown",
  "/blog/category/unknown",
  "/offline",
  "/admin",
  "/admin/login",
  "/admin/new-post",
  "/admin/edit-post/any",
  "/admin/view-post/any",
] as const;

/** Pages that say that there is nothing at the address. */
const MISSING_PAGES = ["/404", "/blog/0000/00/unknown"] as const;

const SITE_FILES = [
  "sitemap.xml",
  "robots.txt",
  "manifest.webmanifest",
  "data/overview.json",
  "data/posts.json",
] as const;

/** Pages, lists and data besides the posts: they are asked for in every export. */
export async function siteAddresses(content: ContentPort): Promise<Asked[]> {
  const posts = await content.posts();
  const images = new Set((await shareImages(content)).keys());
  for (const post of posts.slice(0, SHARED_POSTS)) images.delete(shareImagePath(postPath(post)));
  const shards = Math.ceil(posts.length / SEARCH_SHARD_SIZE);
  const files = [
    ...[...SITE_FILES, ...FEEDS.map(({ file }) => file), ...ICON_FILES].map((file) => `/${file}`),
    ...Array.from({ length: shards }, (_, shard) => searchShardFile(shard)),
    ...images,
  ];
  return [
    ...[...pageAddresses(posts), ...OTHER_PAGES].map((address) => page(address, 200)),
    ...MISSING_PAGES.map((address) => page(address, 404)),
    ...files.map(file),
  ];
}

/** The drawings that no content has a part in. */
export function drawingAddresses(): Asked[] {
  return DRAWING_FILES.map(encodedPath).map(file);
}

/** A post's page and the files that belong to it alone. */
export function postAddresses(post: PostSummary, posts: readonly PostSummary[]): Asked[] {
  const address = postPath(post);
  const shared = sharedAs(post, posts) === address ? [shareImagePath(address)] : [];
  const files = [articleFile(postRef(post)), ...coverFiles(post).map(encodedPath), ...shared];
  return [page(address, 200), ...files.map(file)];
}

function page(address: string, status: 200 | 404): Asked {
  const path = address === "/" ? "index" : decodeURIComponent(address.slice(1));
  return { address, file: `${path}.html`, status };
}

function file(address: string): Asked {
  return { address, file: decodeURIComponent(address.slice(1)), status: 200 };
}

const encodedPath = (path: string) => `/${path.split("/").map(encodeURIComponent).join("/")}`;
