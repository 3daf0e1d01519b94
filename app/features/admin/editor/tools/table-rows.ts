import { endBlock, type TextEdit, type TextSelection } from "./text-edit.ts";

const ROW = /^\s*\|.*\|\s*$/;
const SEPARATOR = /^\s*\|[\s:|-]*-[\s:|-]*\|\s*$/;

/**
 * Handles Enter in a table: adds a row below and moves to its first cell, or leaves the table from an empty
 * last row. Returns undefined outside a table.
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
  // A new row goes below the separator line, not between it and the heading row.
  const following = lineAfter(text, lineEnd);
  const from = SEPARATOR.test(following) ? lineEnd + 1 + following.length : lineEnd;
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
