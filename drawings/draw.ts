import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContent } from "../app/backend/files/content.ts";
import { SHARE_IMAGE_SIZE } from "../app/seo/share-image.ts";
import { toPng } from "../app/share-images/cached-image.ts";
import { DRAWINGS } from "./drawings.ts";
import { fixedShareImages } from "./share-images.ts";

/*
 * `npm run draw`: writes every drawing, share image of a fixed page and icon to `public/`, and deletes the files
 * of removed pictures. The files are committed, so that nothing is drawn while the site is built or serves a request.
 */
const PUBLIC = "public";
/** The hash of the SVG of each share image: encoders differ, so PNG files cannot be compared. */
export const SOURCES = "drawings/share-images.json";

/** Icons for phones and desktops: the file, its source drawing in `public/brand`, and its size in pixels. */
const ICONS = [
  ["icons/icon-192.png", "favicon.svg", 192],
  ["icons/icon-512.png", "favicon.svg", 512],
  ["icons/maskable-192.png", "icon-maskable.svg", 192],
  ["icons/maskable-512.png", "icon-maskable.svg", 512],
  ["icons/apple-touch-icon.png", "icon-maskable.svg", 180],
] as const;

export const hashOf = (svg: string) => createHash("sha256").update(svg).digest("hex").slice(0, 16);

function write(file: string, bytes: string | Buffer): void {
  const path = join(PUBLIC, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

function readSources(): Readonly<Record<string, string>> {
  const parsed: unknown = JSON.parse(readFileSync(SOURCES, "utf8"));
  return typeof parsed === "object" && parsed !== null
    ? Object.fromEntries(Object.entries(parsed).map(([file, hash]) => [file, String(hash)]))
    : {};
}

async function draw(): Promise<void> {
  for (const [file, drawing] of DRAWINGS) write(file, drawing());

  const images = await fixedShareImages(readContent("."));
  const known = globSync(SOURCES).length > 0 ? readSources() : {};
  const sources = Object.fromEntries(Array.from(images, ([file, svg]) => [file, hashOf(svg)]));
  for (const [file, svg] of images) {
    const isCurrent = known[file] === sources[file] && globSync(join(PUBLIC, file)).length > 0;
    if (!isCurrent) write(file, await toPng(svg, SHARE_IMAGE_SIZE[0]));
  }
  writeFileSync(SOURCES, `${JSON.stringify(sources, null, 2)}\n`);

  for (const [file, drawing, size] of ICONS) {
    const svg = readFileSync(join(PUBLIC, "brand", drawing), "utf8");
    // Rendered at its final size, so that edges are sharp.
    write(file, await toPng(svg.replace("<svg ", `<svg width="${size}" height="${size}" `), size));
  }

  for (const file of globSync("{scenes,share}/**/*.{svg,png}", { cwd: PUBLIC })) {
    if (!DRAWINGS.has(file) && !images.has(file)) rmSync(join(PUBLIC, file));
  }
  console.log(`Wrote ${DRAWINGS.size} drawings, ${images.size} share images and the icons.`);
}

if (import.meta.main) await draw();
