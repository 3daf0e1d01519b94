import { inflateSync } from "node:zlib";

/** A printed sheet: its size in points, and how far down its text reaches between the margins, in percent. */
export interface PrintedSheet {
  readonly width: number;
  readonly height: number;
  readonly filled: number;
}

/** The least that a sheet is filled, in percent, by the last line of its text. */
const LEAST = { inner: 60, last: 15 };

/** Sheets that are left half empty before the last one, and a last one that holds only a few lines. */
export function holes(sheets: readonly PrintedSheet[]): readonly string[] {
  return sheets.flatMap(({ filled }, index) => {
    const isLast = index === sheets.length - 1;
    const enough = filled >= (isLast ? LEAST.last : LEAST.inner);
    return enough ? [] : [`sheet ${index + 1} of ${sheets.length} is filled to ${filled}%`];
  });
}

/** The margins of a sheet in points: what is below the lower one is the footer. */
const TOP = 28;
const BOTTOM = 31;

/**
 * Reads the sheets of a PDF file as Chromium writes it: plain objects in the order of the pages, and compressed
 * drawing commands.
 */
export function printedSheets(pdf: Buffer): readonly PrintedSheet[] {
  const text = pdf.toString("latin1");
  return Array.from(
    text.matchAll(/<<\/Type \/Page\b(?!s)[^]*?>>\s*endobj/g),
    ([page]): PrintedSheet => {
      const [, width, height] = numbers(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page));
      const [, contents] = numbers(/\/Contents (\d+) 0 R/.exec(page));
      if (width === undefined || height === undefined || contents === undefined) {
        throw new Error("A page without size or contents");
      }
      const room = height - TOP - BOTTOM;
      const lines = textHeights(stream(pdf, text, contents)).filter((y) => y > BOTTOM);
      const last = Math.min(height - TOP, ...lines);
      return { width, height, filled: Math.round(((height - TOP - last) / room) * 100) };
    },
  );
}

function numbers(match: RegExpExecArray | null): readonly number[] {
  return match ? [...match].map(Number) : [];
}

/** The decompressed contents of an object. */
function stream(pdf: Buffer, text: string, id: number): string {
  const object = text.indexOf(`\n${id} 0 obj`);
  const start = text.indexOf("stream\n", object) + "stream\n".length;
  const [, length] = numbers(/\/Length (\d+)/.exec(text.slice(object, start)));
  return inflateSync(pdf.subarray(start, start + (length ?? 0))).toString("latin1");
}

/** A point's height on the sheet is `scale` times its y, plus `shift`; sheets are not turned. */
interface Heights {
  readonly scale: number;
  readonly shift: number;
}

/** How high above the lower edge of the sheet each piece of text stands, in points. */
function textHeights(commands: string): readonly number[] {
  const found: number[] = [];
  const saved: Heights[] = [];
  let current: Heights = { scale: 1, shift: 0 };
  const pattern =
    /(?:^|\s)(?:(q|Q)|[-\d.]+ [-\d.]+ [-\d.]+ ([-\d.]+) [-\d.]+ ([-\d.]+) (cm|Tm))(?=\s)/g;
  for (const [, stack, d, f, command] of commands.matchAll(pattern)) {
    if (stack === "q") saved.push(current);
    else if (stack === "Q") current = saved.pop() ?? current;
    else if (command === "Tm") found.push(current.scale * Number(f) + current.shift);
    else {
      const shift = current.scale * Number(f) + current.shift;
      current = { scale: current.scale * Number(d), shift };
    }
  }
  return found;
}
