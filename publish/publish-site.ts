import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { contentHash } from "../app/backend/files/content-hash.ts";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { postPath } from "../app/domain/posts/post.ts";
import { type ExportRequest, drawingAddresses, postAddresses, siteAddresses } from "./addresses.ts";
import { bundleFiles } from "./bundle/bundle-files.ts";
import { loadHandler } from "./handler.ts";
import { hashTree } from "./bundle/hash-tree.ts";
import { headersFile, redirectsFile } from "./hosts/netlify.ts";
import { offlineList } from "./offline-list.ts";
import { SiteFolder } from "./site-folder.ts";
import { saveKeys, loadKeys, postKeys } from "./skip.ts";

const out = process.env.OUT_DIR ?? "dist";
const bundle = resolve(process.env.BUNDLE_DIR ?? ".output");
const base = process.env.BASE_PATH ?? "/";
/** Share images are encoded off the main thread; concurrency keeps it busy meanwhile. */
const CONCURRENCY = 4;
/** The key of the drawings that do not depend on content. */
const DRAWINGS = "drawings";
const record = join(".cache", `posts-${contentHash(resolve(out))}.json`);

/**
 * Renders every page and file through the application's request handler and writes them to a folder for any
 * static host. Unchanged posts are skipped (skip.ts), and so are unchanged drawings.
 *
 * @param more writes additional files, such as library pictures.
 */
export async function publishSite(
  content: ContentPort,
  more: (write: (file: string, bytes: Buffer) => void) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const folder = new SiteFolder(out);
  const render = await loadHandler(join(bundle, "server/index.js"), base, content);
  const write = async (request: ExportRequest) => folder.write(request.file, await render(request));

  const client = join(bundle, "client");
  const { published, readers } = bundleFiles(client);
  for (const file of published) folder.copy(file, join(client, file));

  // Every page's footer shows the year.
  const settings = [process.version, process.env.SITE_ORIGIN, new Date().getFullYear()];
  const code = hashTree(settings, [join(bundle, "server")]);
  const keys = new Map([[DRAWINGS, code], ...(await postKeys(content, code))]);
  const last = loadKeys(record);
  // A failed export must not count as the last one.
  rmSync(record, { force: true });
  /** Writes the files of one key. @returns false if they were up to date. */
  async function writeIfChanged(key: string, requests: readonly ExportRequest[]): Promise<boolean> {
    if (last[key] === keys.get(key) && folder.keep(requests.map(({ file }) => file))) return false;
    await forEachConcurrently(requests, write);
    return true;
  }

  const posts = await content.posts();
  let skipped = 0;
  await forEachConcurrently(posts, async (post) => {
    if (!(await writeIfChanged(postPath(post), postAddresses(post, posts)))) skipped += 1;
  });
  await writeIfChanged(DRAWINGS, drawingAddresses());
  await forEachConcurrently(await siteAddresses(content), write);
  folder.write("_headers", headersFile(base));
  folder.write("_redirects", redirectsFile(base));
  folder.write("offline-list.json", JSON.stringify(offlineList(out, base, posts, readers)));
  await more((file, bytes) => folder.write(file, bytes));
  folder.sweep();
  saveKeys(record, keys);
  console.log(`Wrote the site to ${join(out, "/")}: ${posts.length} posts, ${skipped} unchanged.`);
}

/** Processes the items in order, a few at a time. */
async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const remaining = items.values();
  const worker = async () => {
    for (const item of remaining) {
      await work(item);
      // Rendering alone never lets the event loop turn, and Node frees a response's streams only when it does.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
