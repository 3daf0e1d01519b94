import { articleFile, SEARCH_SHARD_SIZE, searchShardFile } from "../app/domain/data-files.ts";
import { type PostSummary, postPath, postRef } from "../app/domain/posts/post.ts";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { FEEDS } from "../app/feeds/feed-files.ts";
import { coverFiles, DRAWING_FILES } from "../app/scenes/drawing.ts";
import { pageAddresses } from "../app/seo/addresses/page-addresses.ts";
import { sharedAs, SHARED_POSTS, shareImagePath } from "../app/seo/share-image.ts";
import { ICON_FILES } from "../app/share-images/icons.ts";
import { shareImages } from "../app/share-images/share-images.ts";

/** A request to the application's handler, and the file for its response. */
export interface ExportRequest {
  /** Address within the site. */
  readonly address: string;
  /** The file that a static host serves for it: `about.html` for `/about`, `index.html` for `/`. */
  readonly file: string;
  /** The expected status. */
  readonly status: 200 | 404;
}

/** Stand-ins for addresses that cannot be listed (app/document/stand-ins.ts), and the desk's pages. */
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

/** Not-found pages. */
const MISSING_PAGES = ["/404", "/blog/0000/00/unknown"] as const;

const SITE_FILES = [
  "sitemap.xml",
  "robots.txt",
  "manifest.webmanifest",
  "data/overview.json",
  "data/posts.json",
] as const;

/** Pages, lists and data other than posts. Every export renders them. */
export async function siteAddresses(content: ContentPort): Promise<ExportRequest[]> {
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

/** Drawings that do not depend on content. */
export function drawingAddresses(): ExportRequest[] {
  return DRAWING_FILES.map(encodedPath).map(file);
}

/** A post's page and the files that only belong to it. */
export function postAddresses(post: PostSummary, posts: readonly PostSummary[]): ExportRequest[] {
  const address = postPath(post);
  const shared = sharedAs(post, posts) === address ? [shareImagePath(address)] : [];
  const files = [articleFile(postRef(post)), ...coverFiles(post).map(encodedPath), ...shared];
  return [page(address, 200), ...files.map(file)];
}

function page(address: string, status: 200 | 404): ExportRequest {
  const path = address === "/" ? "index" : decodeURIComponent(address.slice(1));
  return { address, file: `${path}.html`, status };
}

function file(address: string): ExportRequest {
  return { address, file: decodeURIComponent(address.slice(1)), status: 200 };
}

const encodedPath = (path: string) => `/${path.split("/").map(encodeURIComponent).join("/")}`;
