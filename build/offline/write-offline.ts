import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { PostSummary } from "../../app/domain/post.ts";
import { readerScripts } from "./reader-scripts.ts";
import { type SavedFile, savedFiles } from "./saved-files.ts";
import { hasOfflineCopy } from "./switch.ts";

/** The scripts of the offline copy that are the same whatever the content is, of those in a folder. */
export function offlineScripts(folder: string): [file: string, code: string][] {
  const names = hasOfflineCopy() ? ["sw-off.js", "offline.js"] : ["sw-off.js"];
  return names.map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

export interface OfflineOptions {
  /** The built folder. Everything that the copy holds must stand in it already. */
  readonly folder: string;
  readonly base: string;
  readonly posts: readonly PostSummary[];
  /** Vite's list of what it bundled. */
  readonly bundleList: string;
  /** The folder of the bundled scripts. */
  readonly scripts: string;
  readonly write: (file: string, text: string) => void;
}

/** Writes the service worker. */
export function writeOffline(options: OfflineOptions): readonly SavedFile[] {
  const { folder, base, posts, bundleList, scripts, write } = options;
  if (!hasOfflineCopy()) {
    write("sw.js", readFileSync(join(scripts, "sw-off.js"), "utf8"));
    return [];
  }
  const files = savedFiles(folder, base, posts, readerScripts(bundleList, folder));
  const list = JSON.stringify(files.map(({ url, revision }) => ({ url, revision })));
  const worker = readFileSync(join(scripts, "sw.js"), "utf8");
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
