import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { readersFiles } from "../app/document/assets.ts";
import { site } from "../app/site.tsx";
import { siteAddresses } from "./addresses.ts";
import { headersFile, redirectsFile } from "./hosts/netlify.ts";
import { offlineList } from "./offline-list.ts";

/** Share images are encoded off the main thread; concurrency keeps it busy meanwhile. */
const CONCURRENCY = 4;

/**
 * Asks the site for every page and file, and writes the answers to the folder OUT_DIR for any static host. The
 * last export stays until this one is whole.
 *
 * @param more writes additional files, such as library pictures.
 */
export async function exportSite(
  content: ContentPort,
  more: (write: (file: string, bytes: Buffer) => void) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const out = process.env.OUT_DIR ?? "dist";
  const base = import.meta.env.BASE_URL;
  const folder = `${out}.new`;
  rmSync(folder, { recursive: true, force: true });
  // Beside the server bundle, which contains this module.
  const client = join(import.meta.dirname, "../client");
  cpSync(client, folder, { recursive: true, filter: (file) => !file.endsWith(".vite") });
  const write = (file: string, bytes: string | Buffer) => {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  };

  const requests = (await siteAddresses(content)).values();
  const worker = async () => {
    for (const { address, file, status } of requests) {
      const response = await site.request(address, undefined, { content });
      if (response.status !== status) {
        throw new Error(`${address} answered ${response.status} instead of ${status}`);
      }
      write(file, Buffer.from(await response.arrayBuffer()));
      // Rendering alone never lets the event loop turn, and Node frees a response's stream only when it does.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));

  const [pages, posts] = await Promise.all([content.pages(), content.posts()]);
  write("_headers", headersFile(base));
  write("_redirects", redirectsFile(base, pages));
  const list = offlineList(folder, base, { pages, posts }, readersFiles());
  write("offline-list.json", JSON.stringify(list));
  await more(write);
  rmSync(out, { recursive: true, force: true });
  renameSync(folder, out);
  console.log(`Wrote the site to ${join(out, "/")}: ${posts.length} posts.`);
}
