import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

// Pictures are drawn once each, one after the other: nothing is worth keeping in memory.
sharp.cache(false);
sharp.concurrency(1);

/** Drawn pictures by the hash of their drawing; safe to delete at any time. */
const CACHE = "node_modules/.cache/first-paddock/images";
/** Part of the hash: change it when the way of encoding changes. */
const ENCODING = { palette: true, quality: 85, effort: 4 } as const;

/** Turns a drawing without fonts into a PNG, or takes the one that was made from the same drawing. */
export async function keptImage(svg: string, width: number, cache = CACHE): Promise<Buffer> {
  const key = createHash("sha256")
    .update(JSON.stringify([svg, width, ENCODING, sharp.versions.vips]))
    .digest("hex");
  const file = join(cache, `${key}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await sharp(Buffer.from(svg)).resize(width).png(ENCODING).toBuffer();
  keep(file, png);
  return png;
}

/** Keeps it for the next time, whole or not at all; a server's disk may be read-only or full. */
function keep(file: string, png: Buffer): void {
  const half = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(half, png);
    renameSync(half, file);
  } catch {
    // What is half there has a name that nobody asks for.
  }
}
