import type { TextEdit, TextSelection, Tool } from "./text-edit.ts";

/** Any mark at the start of a line that these tools can write. */
const LINE_MARK = /^(?:#{1,6} |> |- |\* |\d+[.)] )/;

/**
 * Marks every line of the selection, or unmarks them if all are marked that way. Another kind of mark is
 * replaced: a bulleted list becomes a numbered one.
 */
function markLines(pattern: RegExp, mark: (position: number) => string): Tool {
  return ({ text, start, end }) => {
    const from = text.lastIndexOf("\n", start - 1) + 1;
    const next = text.indexOf("\n", end > start && text.charAt(end - 1) === "\n" ? end - 1 : end);
    const to = next === -1 ? text.length : next;
    const lines = text.slice(from, to).split("\n");
    const filled = lines.filter((line) => line.trim() !== "");
    const unmark = filled.length > 0 && filled.every((line) => pattern.test(line));
    let position = 0;
    const changed = lines.map((line) => {
      if (line.trim() === "" && lines.length > 1) return line;
      const bare = line.replace(LINE_MARK, "");
      return unmark ? bare : mark((position += 1)) + bare;
    });
    return lineEdit({ text, start, end }, from, to, changed);
  };
}

/** A single line keeps its caret position in the words; several lines stay selected. */
function lineEdit(selection: TextSelection, from: number, to: number, changed: string[]): TextEdit {
  const insert = changed.join("\n");
  const growth = insert.length - (to - from);
  if (changed.length > 1) return { from, to, insert, select: [from, from + insert.length] };
  const shifted = (index: number) => Math.max(from, index + growth);
  return { from, to, insert, select: [shifted(selection.start), shifted(selection.end)] };
}

/** Level 3, the level of an article's sections: the title is level 1 (specification, section 3). */
export const heading = markLines(/^### /, () => "### ");
export const bulletedList = markLines(/^[-*] /, () => "- ");
export const numberedList = markLines(/^\d+[.)] /, (position) => `${position}. `);
export const quote = markLines(/^> /, () => "> ");
