import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { PostSummary } from "../../app/domain/post.ts";
import { bundleScript } from "../vite/bundle-script.ts";
import { readerScripts } from "./reader-scripts.ts";
import { type SavedFile, savedFiles } from "./saved-files.ts";
import { hasOfflineCopy } from "./switch.ts";

export interface OfflineOptions {
  /** The built folder. Everything that the copy holds must stand in it already. */
  readonly folder: string;
  readonly base: string;
  readonly posts: readonly PostSummary[];
  /** Vite's list of what it bundled. */
  readonly bundleList: string;
  readonly write: (file: string, text: string) => void;
}

/** Writes the service worker, the page's side of it and the worker that removes it. */
export async function writeOffline(options: OfflineOptions): Promise<readonly SavedFile[]> {
  const { folder, base, posts, bundleList, write } = options;
  const off = await bundleScript("app/offline/worker-off.ts", "iife", {});
  write("sw-off.js", off);
  if (!hasOfflineCopy()) {
    write("sw.js", off);
    return [];
  }
  write("offline.js", await bundleScript("app/offline/page.ts", "es", { BASE_URL: base }));
  const files = savedFiles(folder, base, posts, readerScripts(bundleList, folder));
  const SAVED_FILES = files.map(({ url, revision }) => ({ url, revision }));
  write("sw.js", await bundleScript("app/offline/worker.ts", "iife", { SAVED_FILES }));
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
