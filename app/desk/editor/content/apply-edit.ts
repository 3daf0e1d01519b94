import type { TextEdit, TextSelection } from "../tools/text-edit.ts";

export function selectionOf(area: HTMLTextAreaElement): TextSelection {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/**
 * Edits as if by typing, so that the browser's undo works. Browsers offer this only through `execCommand`, and only
 * in the focused element; otherwise, such as behind a dialog, the text still changes.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, select } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  const applied =
    document.activeElement === area &&
    (insert === ""
      ? from === to || document.execCommand("delete")
      : document.execCommand("insertText", false, insert));
  if (!applied) {
    area.setRangeText(insert, from, to, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(select[0], select[1]);
}
