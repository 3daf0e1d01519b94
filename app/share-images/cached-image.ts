import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

// Each picture is only drawn once, so sharp's memory cache and threads would be wasted.
sharp.cache(false);
sharp.concurrency(1);

/** PNGs by the hash of their SVG; safe to delete at any time. */
const CACHE = "node_modules/.cache/first-paddock/images";
/** Part of the hash, so that a change invalidates the cache. */
const ENCODING = { palette: true, quality: 85, effort: 4 } as const;

/** Converts an SVG without fonts to a PNG, or reads it from the cache. */
export async function cachedImage(svg: string, width: number, cache = CACHE): Promise<Buffer> {
  const key = createHash("sha256")
    .update(JSON.stringify([svg, width, ENCODING, sharp.versions.vips]))
    .digest("hex");
  const file = join(cache, `${key}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await toPng(svg, width);
  store(file, png);
  return png;
}

/** Converts an SVG without fonts to a PNG of this width in pixels. */
export function toPng(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).png(ENCODING).toBuffer();
}

/** Writes to the cache atomically, if possible; a server's disk may be read-only or full. */
function store(file: string, png: Buffer): void {
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, png);
    renameSync(temporary, file);
  } catch {
    // A partial file has a temporary name, which is never read.
  }
}
