import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentHash } from "../app/backend/files/content-hash.ts";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { postPath } from "../app/domain/posts/post.ts";
import { type Asked, drawingAddresses, postAddresses, siteAddresses } from "./addresses.ts";
import { bundleFiles } from "./bundle/bundle-files.ts";
import { loadHandler } from "./handler.ts";
import { hashTree } from "./bundle/hash-tree.ts";
import { headersFile, redirectsFile } from "./hosts/netlify.ts";
import { offlineList } from "./offline-list.ts";
import { SiteFolder } from "./site-folder.ts";
import { keepKeys, lastKeys, postKeys } from "./skip.ts";

const out = process.env.OUT_DIR ?? "dist";
const bundle = resolve(process.env.BUNDLE_DIR ?? ".output");
const base = process.env.BASE_PATH ?? "/";
/** Share images are made beside the one thread: while it waits for one, it goes on with other addresses. */
const AT_ONCE = 4;
/** The key of the drawings that no content has a part in. */
const DRAWINGS = "drawings";
const record = join(".cache", `posts-${contentHash(resolve(out))}.json`);

/**
 * Asks the application's request handler for every page and file of a content, and writes the answers to a
 * folder that any static host serves. Posts that would come out the same are skipped (skip.ts), and so are
 * the drawings that depend on the code alone.
 *
 * @param more writes what the content has besides, like pictures of a library.
 */
export async function publishSite(
  content: ContentPort,
  more: (write: (file: string, bytes: Buffer) => void) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const folder = new SiteFolder(out);
  const ask = await loadHandler(join(bundle, "server/index.js"), base, content);
  const write = async (asked: Asked) => folder.write(asked.file, await ask(asked));

  const client = join(bundle, "client");
  const { published, readers } = bundleFiles(client);
  for (const file of published) folder.copy(file, join(client, file));

  // The year is at the foot of every page.
  const settings = [process.version, process.env.SITE_ORIGIN, new Date().getFullYear()];
  const code = hashTree(settings, [join(bundle, "server")]);
  const keys = new Map([[DRAWINGS, code], ...(await postKeys(content, code))]);
  const last = lastKeys(record);
  // An export that fails half way must not count as the last one.
  rmSync(record, { force: true });
  /** Writes the files of one key. @returns false when they are kept, since they would come out as last time. */
  async function writeUnlessKept(key: string, asked: readonly Asked[]): Promise<boolean> {
    if (last[key] === keys.get(key) && folder.keep(asked.map(({ file }) => file))) return false;
    await severalAtOnce(asked, write);
    return true;
  }

  const posts = await content.posts();
  let skipped = 0;
  await severalAtOnce(posts, async (post) => {
    if (!(await writeUnlessKept(postPath(post), postAddresses(post, posts)))) skipped += 1;
  });
  await writeUnlessKept(DRAWINGS, drawingAddresses());
  await severalAtOnce(await siteAddresses(content), write);
  folder.write("_headers", headersFile(base));
  folder.write("_redirects", redirectsFile(base));
  folder.write("offline-list.json", JSON.stringify(offlineList(out, base, posts, readers)));
  await more((file, bytes) => folder.write(file, bytes));
  folder.sweep();
  keepKeys(record, keys);
  console.log(
    `Wrote the site to ${join(out, "/")}: ${posts.length} posts, of which ${skipped} had not changed.`,
  );
}

/** Does the same for each item in order, a few of them at a time. */
async function severalAtOnce<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
