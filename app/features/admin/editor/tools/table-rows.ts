import { endBlock, type TextEdit, type TextSelection } from "./text-edit.ts";

const ROW = /^\s*\|.*\|\s*$/;
const SEPARATOR = /^\s*\|[\s:|-]*-[\s:|-]*\|\s*$/;

/**
 * What Enter does in a table: a new row below the caret's, with its caret in the first cell. In an empty
 * last row it leaves the table. `undefined` outside of a table.
 */
export function nextTableRow({ text, start, end }: TextSelection): TextEdit | undefined {
  if (start !== end) return undefined;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(lineStart, endOfLine(text, start));
  if (!ROW.test(line)) return undefined;
  const lineEnd = lineStart + line.length;
  const isLast = !ROW.test(lineAfter(text, lineEnd));
  if (isLast && !SEPARATOR.test(line) && cells(line).every((cell) => cell.trim() === "")) {
    return endBlock(text, lineStart, lineEnd);
  }
  // A row cannot appear between a table's head and the line of dashes under it.
  const dashes = lineAfter(text, lineEnd);
  const from = SEPARATOR.test(dashes) ? lineEnd + 1 + dashes.length : lineEnd;
  const insert = `\n|${" |".repeat(cells(line).length)}`;
  return { from, to: from, insert, select: [from + 3, from + 3] };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

function lineAfter(text: string, lineEnd: number): string {
  return lineEnd >= text.length ? "" : text.slice(lineEnd + 1, endOfLine(text, lineEnd + 1));
}

function cells(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|");
}
