import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { ready } from "../fixtures.ts";

/** A printed sheet: its size in points, and how far down its text reaches between the margins, in percent. */
interface PrintedSheet {
  readonly width: number;
  readonly height: number;
  readonly filled: number;
  readonly text: string;
  /** The size of most of its text, in points. */
  readonly type: number;
}

/** The paper sizes that people print on. */
export const PAPERS = ["Letter", "A4"] as const;

/** The size with less room: Letter for portrait sheets, A4 for landscape ones; `npm run test:all` prints on both. */
export const UPRIGHT = process.env.TEST_ALL === undefined ? (["Letter"] as const) : PAPERS;
export const ACROSS = process.env.TEST_ALL === undefined ? (["A4"] as const) : PAPERS;

/** The least that a sheet must be filled, down to its last line of text, in percent. */
const LEAST = { inner: 60, last: 15 };

/** Reports sheets before the last one that are half empty, and a last one that has only a few lines. */
export function holes(sheets: readonly PrintedSheet[]): readonly string[] {
  return sheets.flatMap(({ filled }, index) => {
    const isLast = index === sheets.length - 1;
    const enough = filled >= (isLast ? LEAST.last : LEAST.inner);
    return enough ? [] : [`sheet ${index + 1} of ${sheets.length} is filled to ${filled}%`];
  });
}

/** The top and bottom margins of a sheet, in points; text in the bottom margin is the footer. */
const TOP = 28;
const BOTTOM = 31;

/** Reads the sheets of a PDF file. */
export async function printedSheets(pdf: Buffer): Promise<readonly PrintedSheet[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const sheets = Array.from({ length: file.numPages }, async (_, index): Promise<PrintedSheet> => {
    const page = await file.getPage(index + 1);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
    const heights = texts.map(({ transform }) => Number(transform[5]));
    const letters = new Map<number, number>();
    for (const { str, height: size } of texts)
      letters.set(size, (letters.get(size) ?? 0) + str.length);
    const [type = 0] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    const last = Math.min(height - TOP, ...heights.filter((y) => y > BOTTOM));
    const room = height - TOP - BOTTOM;
    return {
      width,
      height,
      filled: Math.round(((height - TOP - last) / room) * 100),
      text: texts.map(({ str }) => str).join(" "),
      type,
    };
  });
  return Promise.all(sheets);
}

/** Waits for the script that lists links in print, which is loaded after the page. */
export async function paperLinksReady(page: Page): Promise<void> {
  await ready(page);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some((entry) => entry.name.includes("/assets/paper-links-")),
  );
}
