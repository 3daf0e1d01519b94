import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { searchShardFile } from "../app/domain/data-files.ts";
import { postPath } from "../app/domain/posts/post.ts";
import { singleFile } from "../app/pictures/files.ts";
import type { OfflineFile } from "../app/offline/list.ts";
import { COVER_SHAPES, coverFile } from "../app/pictures/cover.ts";
import { type Listed, pageAddresses } from "../app/seo/page-addresses.ts";
import { pageFile } from "./addresses.ts";

/** The number of newest posts in the offline copy. Older ones are cached when read. */
export const SAVED_POSTS = 60;
const REVISION_LENGTH = 10;

/** The page for unknown practices, and the page for addresses that are not saved. */
const OTHER_PAGES = ["/practices/unknown", "/offline", "/es/offline"] as const;
/** For search (app/domain/data-files.ts) and for installing the site as an app. */
const OTHER_FILES = [
  "data/es.json",
  searchShardFile(0).slice(1),
  "brand/favicon.svg",
  "manifest.webmanifest",
] as const;

/**
 * The files of the full offline copy: pages, drawings, fonts and readers' scripts, but no desk, feeds or
 * share images.
 *
 * @param folder the exported site.
 * @param scripts readers' scripts and styles, which have a hash in their name.
 */
export function offlineList(
  folder: string,
  base: string,
  { pages: fixed, posts }: Listed,
  scripts: readonly string[],
): OfflineFile[] {
  const saved = posts.slice(0, SAVED_POSTS);
  const pages = [
    ...pageAddresses({ pages: fixed, posts }),
    ...OTHER_PAGES,
    ...saved.map(postPath),
  ].map((address) => ({ address, file: pageFile(address) }));
  const files = [
    ...filesIn(folder, "scenes/*.svg").filter((file) => file !== singleFile("login")),
    ...filesIn(folder, "scenes/cuts/*.svg"),
    ...new Set(saved.flatMap((post) => COVER_SHAPES.map((shape) => coverFile(post, shape)))),
    ...filesIn(folder, "fonts/*.woff2"),
    ...OTHER_FILES,
  ].map((file) => ({ address: encodedPath(file), file }));
  const mount = base.replace(/\/$/, "");
  // Saved in this order: a page comes after what it needs, so that an update may stop at any point.
  return [
    ...scripts.map((file) => ({ url: base + file, revision: "" })),
    ...[...files, ...pages].map(({ address, file }) => ({
      url: mount + address,
      revision: hash("sha256", readFileSync(join(folder, file)), "base64url").slice(
        0,
        REVISION_LENGTH,
      ),
    })),
  ];
}

function filesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder }).toSorted();
}

function encodedPath(file: string): string {
  return `/${file.split("/").map(encodeURIComponent).join("/")}`;
}
