import { selected, type TextEdit, type TextSelection, type Tool, trimmed } from "./text-edit.ts";

/** The start of a line, which stays outside bold and italic. */
const LINE_START = /^\s*(?:#{1,6} +|> ?|(?:[-*]|\d+[.)]) +)?/;

/**
 * Wraps the selection in a mark, or removes the mark if it is there, inside or just outside. Without a
 * selection it inserts and selects `placeholder`. Several lines are wrapped one by one, since Markdown's marks
 * do not span blocks.
 */
function wrapWith(mark: string, placeholder: string): Tool {
  return (whole) => {
    const selection = trimmed(whole);
    const inner = selected(selection);
    return inner.includes("\n")
      ? wrapLines(selection, mark)
      : wrapWords(whole, selection, mark, placeholder);
  };
}

function wrapLines(selection: TextSelection, mark: string): TextEdit {
  const lines = selected(selection)
    .split("\n")
    .map((line) => {
      const prefix = LINE_START.exec(line)?.[0] ?? "";
      return { prefix, words: line.slice(prefix.length).trimEnd() };
    });
  const filled = lines.filter(({ words }) => words !== "");
  const unwrap = filled.every(({ words }) => isWrapped(words, mark));
  const wrap = (words: string) =>
    unwrap
      ? words.slice(mark.length, -mark.length)
      : isWrapped(words, mark)
        ? words
        : mark + words + mark;
  const insert = lines.map(({ prefix, words }) => prefix + (words && wrap(words))).join("\n");
  return {
    from: selection.start,
    to: selection.end,
    insert,
    select: [selection.start, selection.start + insert.length],
  };
}

function wrapWords(
  whole: TextSelection,
  selection: TextSelection,
  mark: string,
  placeholder: string,
): TextEdit {
  const { text, start, end } = selection;
  const inner = selected(selection);
  const size = mark.length;
  if (surrounds(selection, mark)) {
    return {
      from: start - size,
      to: end + size,
      insert: inner,
      select: [start - size, end - size],
    };
  }
  if (isWrapped(inner, mark)) {
    const bare = inner.slice(size, -size);
    return { from: start, to: end, insert: bare, select: [start, start + bare.length] };
  }
  const body = inner || placeholder;
  const from = inner ? start : whole.start;
  return {
    from,
    to: inner ? end : whole.end,
    insert: mark + body + mark + (inner ? "" : text.slice(whole.start, whole.end)),
    select: [from + size, from + size + body.length],
  };
}

function surrounds({ text, start, end }: TextSelection, mark: string): boolean {
  return (
    start < end &&
    runBefore(text, start, mark) === mark.length &&
    runAfter(text, end, mark) === mark.length
  );
}

function isWrapped(inner: string, mark: string): boolean {
  return (
    inner.length > 2 * mark.length &&
    runAfter(inner, 0, mark) === mark.length &&
    runBefore(inner, inner.length, mark) === mark.length
  );
}

/** How many of the mark's character precede `index`, so that `*` is not removed from `**`. */
function runBefore(text: string, index: number, mark: string): number {
  let count = 0;
  while (text.charAt(index - count - 1) === mark.charAt(0)) count += 1;
  return count;
}

function runAfter(text: string, index: number, mark: string): number {
  let count = 0;
  while (text.charAt(index + count) === mark.charAt(0)) count += 1;
  return count;
}

export const bold = wrapWith("**", "bold text");
export const italic = wrapWith("*", "italic text");
