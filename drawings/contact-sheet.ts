import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { readContent } from "../app/backend/files/content.ts";
import { coverFile } from "../app/pictures/cover.ts";
import { DRAWINGS } from "./drawings.ts";

/*
 * `npm run contact-sheet`: a contact sheet of the site's pictures, screenshots/contact-sheet.png, to spot pictures that look
 * alike. It shows one of each picture's crops and color schemes; `npm run contact-sheet -- part-of-a-name …` shows
 * every crop of the pictures named.
 */
const OUT = "screenshots/contact-sheet.png";
const COLUMNS = 6;
const CELL_PX = 330;
const LABEL_PX = 18;
const wanted = process.argv.slice(2);

const covers = (await readContent(".").posts()).map((post) => coverFile(post, "card"));
const all = [...DRAWINGS.keys()].filter(
  (file) => wanted.length > 0 || !file.startsWith("scenes/covers/") || covers.includes(file),
);
const files = all.filter((file) =>
  wanted.length === 0 ? !isOtherCrop(file) : wanted.some((part) => file.includes(part)),
);
if (files.length === 0) throw new Error(`No drawing matches ${wanted.join(", ")}`);

interface Placed {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

const placed: Placed[] = [];
let top = 0;
for (let start = 0; start < files.length; start += COLUMNS) {
  let height = 0;
  for (const [column, file] of files.slice(start, start + COLUMNS).entries()) {
    const left = column * CELL_PX;
    const { data, info } = await sharp(Buffer.from(DRAWINGS.get(file)?.() ?? ""))
      .resize({ width: CELL_PX - 6, height: CELL_PX, fit: "inside" })
      .png()
      .toBuffer({ resolveWithObject: true });
    placed.push({ input: data, left, top: top + LABEL_PX }, { input: label(file), left, top });
    height = Math.max(height, info.height + LABEL_PX);
  }
  top += height + 6;
}
mkdirSync("screenshots", { recursive: true });
await sharp({
  create: { width: COLUMNS * CELL_PX, height: top, channels: 3, background: "#fff" },
})
  .composite(placed)
  .png()
  .toFile(OUT);
console.log(`Wrote ${files.length} drawings to ${OUT}`);

/** Whether a file is another crop or the dusk version of a drawing that is already shown. */
function isOtherCrop(file: string): boolean {
  if (/-(?:dusk|band|wide)\.svg$/.test(file)) return true;
  return all.includes(file.replace("-narrow.svg", ".svg")) && file.endsWith("-narrow.svg");
}

function label(file: string): Buffer {
  const name = file
    .replace(/^scenes\//, "")
    .replace(/\.svg$/, "")
    .slice(0, 48);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_PX}" height="${LABEL_PX}"><text x="2" y="13" font-size="12" font-family="sans-serif">${name}</text></svg>`,
  );
}
