import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { Parser } from "htmlparser2";

/** Bytes of one page after brotli, as sent by a host that precompresses. */
interface PageWeight {
  readonly html: number;
  /** The scripts that every document starts with, including the inline script. */
  readonly scripts: number;
}

/** Cache of sizes by content, since every page has the same scripts and compressing takes a second. */
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

/** Measures a page of the exported site: its document, and its initial scripts. */
export function weighPage(dist: string, file: string): PageWeight {
  const html = readFileSync(join(dist, file), "utf8");
  const scripts = entryFiles(html).map((name) => brotliLength(readFileSync(join(dist, name))));
  return { html: brotliLength(html), scripts: scripts.reduce((sum, size) => sum + size, 0) };
}

/** The files that a document's inline script fetches. */
export function entryFiles(html: string): string[] {
  const files: string[] = [];
  const parser = new Parser({
    onopentag(tag, { "data-entry": entries }) {
      if (tag === "script" && entries) files.push(...entries.split(" "));
    },
  });
  parser.end(html);
  return files;
}
