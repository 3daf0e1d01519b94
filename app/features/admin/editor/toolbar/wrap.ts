import { selected, type TextSelection, type Tool, trimmed } from "./text-edit.ts";

/**
 * Puts a mark on both sides of the selection, or takes it away where it already stands, inside or
 * just outside. With nothing selected it writes `placeholder` and selects it, ready to be typed over.
 */
function wrapWith(mark: string, placeholder: string): Tool {
  return (whole) => {
    const at = trimmed(whole);
    const { text, start, end } = at;
    const inner = selected(at);
    const size = mark.length;
    if (surrounds(at, mark)) {
      return {
        from: start - size,
        to: end + size,
        insert: inner,
        select: [start - size, end - size],
      };
    }
    if (inner.length > 2 * size && isWrapped(inner, mark)) {
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
    runAfter(inner, 0, mark) === mark.length && runBefore(inner, inner.length, mark) === mark.length
  );
}

/** How many of the mark's character stand before `index`: `*` is not taken from `**`. */
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
