import { readFileSync } from "node:fs";
import { cachedImage } from "./cached-image.ts";

/** PNG icons for phones and desktops: the file, its source drawing, and its size in pixels. */
const ICONS = new Map([
  ["icons/icon-192.png", { drawing: "favicon.svg", size: 192 }],
  ["icons/icon-512.png", { drawing: "favicon.svg", size: 512 }],
  ["icons/maskable-192.png", { drawing: "icon-maskable.svg", size: 192 }],
  ["icons/maskable-512.png", { drawing: "icon-maskable.svg", size: 512 }],
  ["icons/apple-touch-icon.png", { drawing: "icon-maskable.svg", size: 180 }],
]);

export const ICON_FILES: readonly string[] = [...ICONS.keys()];

/** Renders an icon at its final size, so that edges are sharp; undefined if there is no such icon. */
export async function icon(file: string): Promise<Buffer | undefined> {
  const found = ICONS.get(file);
  if (!found) return undefined;
  const { drawing, size } = found;
  const svg = readFileSync(`public/brand/${drawing}`, "utf8");
  return cachedImage(svg.replace("<svg ", `<svg width="${size}" height="${size}" `), size);
}
