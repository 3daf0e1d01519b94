import type { TextEdit, TextSelection } from "./text-edit.ts";

const ITEM = /^(\s*)(?:([-*]|>)|(\d+)([.)])) +(.*)$/;

/**
 * What Enter does in a list or quotation: the next line starts with the same mark, a number counts
 * on, and an item left empty ends the list. `undefined` where Enter should do what it always does.
 */
export function continueList({ text, start, end }: TextSelection): TextEdit | undefined {
  if (start !== end) return undefined;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const match = ITEM.exec(text.slice(lineStart, start));
  if (!match) return undefined;
  const [, indent = "", mark = "", number, stop = "", words = ""] = match;
  if (words.trim() === "") {
    return { from: lineStart, to: start, insert: "", select: [lineStart, lineStart] };
  }
  const next = number === undefined ? mark : `${Number(number) + 1}${stop}`;
  const insert = `\n${indent}${next} `;
  return { from: start, to: start, insert, select: [start + insert.length, start + insert.length] };
}
