import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Bytes of one page after brotli, as a host sends them that compresses ahead of time. */
export interface PageWeight {
  readonly html: number;
  /** Every script the page runs once React is awake. */
  readonly scripts: number;
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

/** Weighs a page of the built site: its document and the scripts it imports, directly or not. */
export function weighPage(dist: string, file: string): PageWeight {
  const html = readFileSync(join(dist, file));
  const files = new Map<string, number>();
  const todo = [...html.toString().matchAll(/\/assets\/([\w.-]+\.js)/g)].map(
    ([, name = ""]) => name,
  );
  for (const name of todo) {
    if (files.has(name)) continue;
    const code = readFileSync(join(dist, "assets", name), "utf8");
    files.set(name, brotliLength(code));
    for (const [, imported = ""] of code.matchAll(
      /(?:\bimport|\bfrom)\s*["']\.\/([\w.-]+\.js)["']/g,
    )) {
      todo.push(imported);
    }
  }
  const scripts = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { html: brotliLength(html), scripts, files };
}
