import { articleFile, searchShardFile, searchShards } from "../app/domain/data-files.ts";
import { postPath, postRef } from "../app/domain/posts/post.ts";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { FEEDS } from "../app/feeds/feed-files.ts";
import { pageAddresses } from "../app/seo/page-addresses.ts";
import { shareImages } from "../app/share-images/share-images.ts";
import { UNKNOWN_POST } from "../app/shared/stand-ins.ts";

/** A request to the site, and the file for its response. */
interface ExportRequest {
  /** Address within the site. */
  readonly address: string;
  /** The file that a static host serves for it. */
  readonly file: string;
  /** The expected status. */
  readonly status: 200 | 404;
}

/** Stand-ins for addresses that cannot be listed (app/document/stand-in-rules.ts), and the desk's document. */
const OTHER_PAGES = [
  "/practices/unknown",
  "/blog/category/unknown",
  "/offline",
  "/es/offline",
  "/admin",
] as const;

/** Not-found pages. */
const MISSING_PAGES = ["/404", "/es/404", UNKNOWN_POST] as const;

const SITE_FILES = [
  "sitemap.xml",
  "robots.txt",
  "manifest.webmanifest",
  "data/posts.json",
  "data/es.json",
] as const;

/** Every page and file of the site. */
export async function siteAddresses(content: ContentPort): Promise<ExportRequest[]> {
  const [pages, posts] = await Promise.all([content.pages(), content.posts()]);
  const files = [
    ...[...SITE_FILES, ...FEEDS.map(({ file }) => file)].map((file) => `/${file}`),
    ...Array.from({ length: searchShards(posts.length) }, (_, shard) => searchShardFile(shard)),
    ...(await shareImages(content)).keys(),
  ];
  return [
    ...[...pageAddresses({ pages, posts }), ...OTHER_PAGES].map((address) => page(address, 200)),
    ...MISSING_PAGES.map((address) => page(address, 404)),
    ...files.map(file),
    // A post's data follows its page, so that its text is rendered once (app/markdown/renderer.ts).
    ...posts.flatMap((post) => [page(postPath(post), 200), file(articleFile(postRef(post)))]),
  ];
}

function page(address: string, status: 200 | 404): ExportRequest {
  return { address, file: pageFile(address), status };
}

/** The file that a static host serves for a page: `about.html` for `/about`, `index.html` for `/`. */
export function pageFile(address: string): string {
  return `${address === "/" ? "index" : decodeURIComponent(address.slice(1))}.html`;
}

function file(address: string): ExportRequest {
  return { address, file: decodeURIComponent(address.slice(1)), status: 200 };
}
