import { endBlock, type TextEdit, type TextSelection } from "./text-edit.ts";

const ITEM = /^(\s*)(?:([-*]|>)|(\d+)([.)])) +(.*)$/;
/** One level of a nested list. */
const INDENT = 2;

/**
 * Handles Enter in a list, a quotation or a table: the next line starts with the same mark, numbers count up, a
 * table gets a row. Enter on an empty line ends the block with the empty line that Markdown needs. Returns
 * undefined where Enter should do its default.
 */
export function continueBlock(selection: TextSelection): TextEdit | undefined {
  return continueItem(selection) ?? nextTableRow(selection);
}

function continueItem({ text, start, end }: TextSelection): TextEdit | undefined {
  if (start !== end) return undefined;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const match = ITEM.exec(text.slice(lineStart, start));
  if (!match) return undefined;
  const [, indent = "", mark = "", number, stop = "", words = ""] = match;
  if (words.trim() === "" && indent.length >= INDENT) {
    return { from: lineStart, to: lineStart + INDENT, insert: "", select: caretAt(start - INDENT) };
  }
  if (words.trim() === "") return endBlock(text, lineStart, start);
  const next = number === undefined ? mark : `${Number(number) + 1}${stop}`;
  const insert = `\n${indent}${next} `;
  return { from: start, to: start, insert, select: caretAt(start + insert.length) };
}

/**
 * Handles Shift+Enter: a new line in the same paragraph, item or cell, as in an address or a poem (a hard break
 * in Markdown).
 */
export function hardBreak({ text, start, end }: TextSelection): TextEdit {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const [item = ""] = /^\s*(?:[-*]|\d+[.)]) +/.exec(line) ?? [];
  const [quote = ""] = /^> */.exec(line) ?? [];
  const insert = `\\\n${quote || " ".repeat(item.length)}`;
  return { from: start, to: end, insert, select: caretAt(start + insert.length) };
}

const caretAt = (caret: number) => [caret, caret] as const;

const ROW = /^\s*\|.*\|\s*$/;
const SEPARATOR = /^\s*\|[\s:|-]*-[\s:|-]*\|\s*$/;

/**
 * Handles Enter in a table: adds a row below and moves to its first cell, or leaves the table from an empty
 * last row. Returns undefined outside a table.
 */
function nextTableRow({ text, start, end }: TextSelection): TextEdit | undefined {
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
