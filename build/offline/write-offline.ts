import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { PostSummary } from "../../app/domain/post.ts";
import type { Product } from "../site/kept-files.ts";
import { readerScripts } from "./reader-scripts.ts";
import { type SavedFile, savedFiles } from "./saved-files.ts";
import { hasOfflineCopy } from "./switch.ts";

/**
 * The page's side of the service worker, the worker that removes it, and as the note the worker itself,
 * which lacks the list of what it saves: these are the same whatever the content is.
 */
export async function offlineScripts(base: string): Promise<Product> {
  // Brings the whole bundler along, which most builds do not need.
  const { bundleScript } = await import("../vite/bundle-script.ts");
  const off = await bundleScript("app/offline/worker-off.ts", "iife", {});
  if (!hasOfflineCopy()) return { files: [["sw-off.js", off]], note: off };
  const page = await bundleScript("app/offline/page.ts", "es", { BASE_URL: base });
  return {
    files: [
      ["sw-off.js", off],
      ["offline.js", page],
    ],
    note: await bundleScript("app/offline/worker.ts", "iife", {}),
  };
}

export interface OfflineOptions {
  /** The built folder. Everything that the copy holds must stand in it already. */
  readonly folder: string;
  readonly base: string;
  readonly posts: readonly PostSummary[];
  /** Vite's list of what it bundled. */
  readonly bundleList: string;
  /** The note of `offlineScripts`. */
  readonly worker: string;
  readonly write: (file: string, text: string) => void;
}

/** Writes the service worker. */
export function writeOffline(options: OfflineOptions): readonly SavedFile[] {
  const { folder, base, posts, bundleList, worker, write } = options;
  if (!hasOfflineCopy()) {
    write("sw.js", worker);
    return [];
  }
  const files = savedFiles(folder, base, posts, readerScripts(bundleList, folder));
  const list = JSON.stringify(files.map(({ url, revision }) => ({ url, revision })));
  write("sw.js", `const SAVED_FILES=${list};\n${worker}`);
  return files;
}

/** How many bytes the copy takes on its way to a phone, as a host compresses it. */
export function bytesOnTheWay(folder: string, files: readonly SavedFile[]): number {
  let bytes = 0;
  for (const { file } of files) {
    const body = readFileSync(join(folder, file));
    const packed = file.endsWith(".woff2")
      ? body
      : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    bytes += packed.length;
  }
  return bytes;
}
