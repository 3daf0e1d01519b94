import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { readersFiles } from "../app/document/assets.ts";
import { site } from "../app/site.tsx";
import { pageFile, siteAddresses } from "./addresses.ts";
import { headersFile, redirectsFile } from "./hosts/netlify.ts";
import { movedPage } from "./moved-page.tsx";
import { offlineList } from "./offline-list.ts";

/**
 * Share images are encoded, and files written, off the main thread; concurrency keeps the main thread busy meanwhile.
 */
const CONCURRENCY = 4;

/**
 * Requests every page and file from the site, and writes the responses to the folder OUT_DIR for any static host. The
 * last export stays until this one is complete.
 *
 * @param more writes additional files, such as library pictures.
 * @param moved old addresses with their new ones: a page at each redirects readers, since no list of redirects works on
 * every host.
 */
export async function exportSite(
  content: ContentPort,
  more: (write: (file: string, bytes: Buffer) => Promise<void>) => Promise<void> = async () => {},
  moved: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const out = process.env.OUT_DIR ?? "dist";
  const base = import.meta.env.BASE_URL;
  const folder = `${out}.new`;
  rmSync(folder, { recursive: true, force: true });
  const made = new Set<string>();
  const place = (file: string) => {
    const target = join(folder, file);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    return target;
  };
  const write = (file: string, bytes: string | Buffer) => writeFile(place(file), bytes);

  // Beside the server bundle, which contains this module.
  const client = join(import.meta.dirname, "../client");
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(client, join(parentPath, name)))
    .filter((file) => !file.startsWith(".vite"))
    .values();
  const copies = async () => {
    for (const file of files) await copyFile(join(client, file), place(file));
  };
  const requests = (await siteAddresses(content)).values();
  const pages = async () => {
    for (const { address, file, status } of requests) {
      const response = await site.request(address, undefined, { content });
      if (response.status !== status) {
        throw new Error(`${address} answered ${response.status} instead of ${status}`);
      }
      await write(file, Buffer.from(await response.arrayBuffer()));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, () => [copies(), pages()]).flat());

  const [fixed, posts] = await Promise.all([content.pages(), content.posts()]);
  await write("_headers", headersFile(base));
  await write("_redirects", redirectsFile(base, fixed));
  const list = offlineList(folder, base, { pages: fixed, posts }, readersFiles());
  await write("offline-list.json", JSON.stringify(list));
  for (const [address, to] of moved) {
    const file = pageFile(address);
    if (!existsSync(join(folder, file))) await write(file, movedPage(to));
  }
  await more(write);
  rmSync(out, { recursive: true, force: true });
  renameSync(folder, out);
  console.log(`Wrote the site to ${join(out, "/")}: ${posts.length} posts.`);
}
