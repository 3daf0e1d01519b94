/** A text and its selection; `start` equals `end` at a caret. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One edit: `insert` replaces the text from `from` to `to`; then `select` is selected. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: readonly [start: number, end: number];
}

/** What a toolbar button does to a text. Pure, so that it can be tested without a browser. */
export type Tool = (selection: TextSelection) => TextEdit;

export function selected({ text, start, end }: TextSelection): string {
  return text.slice(start, end);
}

/** The selection without white space at its ends, which Markdown's marks must not touch. */
export function trimmed({ text, start, end }: TextSelection): TextSelection {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { text, start: from, end: to };
}

/** Removes the empty last line of a block and leaves an empty line after the block. */
export function endBlock(text: string, lineStart: number, lineEnd: number): TextEdit {
  const before = text.slice(0, lineStart);
  const insert = before === "" || before.endsWith("\n\n") ? "" : "\n";
  const caret = lineStart + insert.length;
  return { from: lineStart, to: lineEnd, insert, select: [caret, caret] };
}
