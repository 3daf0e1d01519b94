import { readFileSync } from "node:fs";
import { keptImage } from "./kept-image.ts";

/** The icons that phones and desktops ask for as PNG: file, the drawing it is made from, size in pixels. */
const ICONS = new Map([
  ["icons/icon-192.png", { drawing: "favicon.svg", size: 192 }],
  ["icons/icon-512.png", { drawing: "favicon.svg", size: 512 }],
  ["icons/maskable-192.png", { drawing: "icon-maskable.svg", size: 192 }],
  ["icons/maskable-512.png", { drawing: "icon-maskable.svg", size: 512 }],
  ["icons/apple-touch-icon.png", { drawing: "icon-maskable.svg", size: 180 }],
]);

export const ICON_FILES: readonly string[] = [...ICONS.keys()];

/** Draws an icon at its own size, so that every edge is sharp; nothing where there is none of that name. */
export async function icon(file: string): Promise<Buffer | undefined> {
  const found = ICONS.get(file);
  if (!found) return undefined;
  const { drawing, size } = found;
  const svg = readFileSync(`public/brand/${drawing}`, "utf8");
  return keptImage(svg.replace("<svg ", `<svg width="${size}" height="${size}" `), size);
}
