import type { TextEdit, TextSelection } from "../tools/text-edit.ts";

/** What is in a text area and what is selected there. */
export function selectionOf(area: HTMLTextAreaElement): TextSelection {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/**
 * Makes a change as if it had been typed, so that the browser's own undo takes it back. Browsers
 * offer this only through `execCommand`; where it is gone the text still changes.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, select } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  const typed =
    insert === ""
      ? from === to || document.execCommand("delete")
      : document.execCommand("insertText", false, insert);
  if (!typed) {
    area.setRangeText(insert, from, to, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(select[0], select[1]);
}
