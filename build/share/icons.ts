import { readFileSync } from "node:fs";
import { keptImage } from "./kept-image.ts";

/** The icons that phones and desktops ask for as PNG, and the drawing each is made from. */
const ICONS = [
  { file: "icons/icon-192.png", drawing: "favicon.svg", size: 192 },
  { file: "icons/icon-512.png", drawing: "favicon.svg", size: 512 },
  { file: "icons/maskable-192.png", drawing: "icon-maskable.svg", size: 192 },
  { file: "icons/maskable-512.png", drawing: "icon-maskable.svg", size: 512 },
  { file: "icons/apple-touch-icon.png", drawing: "icon-maskable.svg", size: 180 },
] as const;

/** Draws the icons at their own size, so that every edge is sharp: file and picture. */
export async function* icons(): AsyncGenerator<[file: string, png: Buffer]> {
  for (const { file, drawing, size } of ICONS) {
    const svg = readFileSync(`public/brand/${drawing}`, "utf8");
    const sized = svg.replace("<svg ", `<svg width="${size}" height="${size}" `);
    yield [file, await keptImage(sized, size)];
  }
}
