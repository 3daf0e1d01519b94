import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { searchShardFile } from "../../app/domain/data-files.ts";
import { type PostSummary, postPath } from "../../app/domain/post.ts";
import { postFile, singleFile } from "../../app/illustrations/file-names.ts";
import { pageFile, publicAddresses, stateFile } from "../site/page-addresses.ts";

/** How many posts the offline copy holds: the newest. Older ones are kept when they are read. */
export const SAVED_POSTS = 60;

/** Pages for addresses nobody can list, and the one that says that a page is not in the copy. */
const STAND_INS = ["/practices/unknown", "/blog/category/unknown", "/offline"] as const;

/** A file of the offline copy: its address, and what tells one version from the next. */
export interface SavedFile {
  readonly url: string;
  /** Without one, the address itself changes with the content. */
  readonly revision: string | null;
  /** Path in the built folder. */
  readonly file: string;
}

/**
 * What the offline copy consists of: pages, their data, drawings, fonts and scripts, but nothing of
 * the editor's desk, no feeds and no share images.
 *
 * @param scripts the scripts and styles in `assets/` that readers may need.
 */
export function savedFiles(
  folder: string,
  base: string,
  posts: readonly PostSummary[],
  scripts: readonly string[],
): SavedFile[] {
  const older = new Set(posts.slice(SAVED_POSTS).map(postPath));
  const addresses = publicAddresses(posts).filter((address) => !older.has(address));
  const pages = [...addresses, ...STAND_INS].map((address) => ({
    address,
    file: pageFile(address),
  }));
  const data = [...addresses, "/practices/unknown"]
    .filter((address) => !address.startsWith("/blog"))
    .map((address) => (address === "/" ? "_.data" : `${address.slice(1)}.data`));
  const states = [...addresses, "/practices/unknown", "/blog/category/unknown"].map(stateFile);
  const articles = posts.slice(0, SAVED_POSTS).map((post) => `${postPath(post).slice(1)}.json`);
  const lists = ["data/overview.json", "data/posts.json", searchShardFile(0).slice(1)];
  const others = [
    ...data,
    ...states,
    ...lists,
    ...articles.map(decodeURIComponent),
    ...drawings(folder, posts),
    ...filesIn(folder, "fonts").filter((file) => file.endsWith(".woff2")),
    "brand/favicon.svg",
    "manifest.webmanifest",
    "offline.js",
    "comfort.js",
  ].map((file) => ({ address: `/${file.split("/").map(encodeURIComponent).join("/")}`, file }));
  const revised = [...pages, ...others].map(({ address, file }) => ({
    url: base.replace(/\/$/, "") + address,
    revision: revisionOf(join(folder, file)),
    file,
  }));
  return [...revised, ...scripts.map((file) => ({ url: base + file, revision: null, file }))];
}

/** All drawings but the editor's and those of posts outside the copy. */
function drawings(folder: string, posts: readonly PostSummary[]): string[] {
  const saved = posts.slice(0, SAVED_POSTS);
  const ofPosts = (["card", "band", "narrow"] as const).flatMap((shape) =>
    saved.map((post) => postFile(post, shape)),
  );
  return [
    ...filesIn(folder, "scenes").filter((file) => file !== singleFile("login")),
    ...filesIn(folder, "scenes/people"),
    ...ofPosts,
  ];
}

function filesIn(folder: string, under: string): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${under}/${name}`);
}

function revisionOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 10);
}
