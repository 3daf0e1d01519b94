import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Bytes of one page after brotli, as a host sends them that compresses ahead of time. */
export interface PageWeight {
  readonly html: number;
  /** Every script the page runs once React is awake. */
  readonly scripts: number;
  /** What runs without React: the inline script, comfort, the offline copy. */
  readonly footholds: number;
  readonly files: ReadonlyMap<string, number>;
}

/** Sizes by content: the same script stands in every page, and compressing takes a second. */
const known = new Map<string, number>();

/** Length after brotli at its highest quality. */
export function brotliLength(content: string | Buffer): number {
  const key = createHash("sha1").update(content).digest("hex");
  const length = known.get(key) ?? compressedLength(content);
  known.set(key, length);
  return length;
}

function compressedLength(content: string | Buffer): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params: quality }).length;
}

/** What every page may fetch by itself besides React: comfort and the offline copy. */
const FOOTHOLDS = ["comfort.js", "offline.js"] as const;
const INLINE = /<script>([\s\S]*?)<\/script>/g;
const NAMED = /(?:\bimport\(?|\bfrom|data-asleep=)\s*["'](?:[^"']*\/)?([\w.-]+\.js)["']/g;

/** Weighs a page of the built site: its document, and every script that its start of React imports. */
export function weighPage(dist: string, file: string): PageWeight {
  const html = readFileSync(join(dist, file), "utf8");
  const files = new Map<string, number>();
  const todo = namesIn(html);
  for (const name of todo) {
    if (files.has(name)) continue;
    const code = readFileSync(join(dist, "assets", name), "utf8");
    files.set(name, brotliLength(code));
    // Only the waking module fetches its last part by `import()` in any case.
    todo.push(...namesIn(name.startsWith("wake-") ? code : code.replace(/\bimport\(/g, "")));
  }
  const inline = [...html.matchAll(INLINE)].map(([, code = ""]) => code).join("");
  const footholds = FOOTHOLDS.map((name) => brotliLength(readFileSync(join(dist, name))));
  return {
    html: brotliLength(html),
    scripts: sum([...files.values()]),
    footholds: sum([brotliLength(inline), ...footholds]),
    files,
  };
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

function namesIn(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([, name = ""]) => name);
}
