import { usesSearchKey } from "./preferences.ts";

/** Where "/" may be meant as text. */
const TYPING = "input, textarea, select, dialog, [contenteditable]";

/**
 * The "/" key focuses the search field: the page's, the header's or, if neither shows, the small menu's. It can
 * be switched off in the footer, as a shortcut without Ctrl or Alt must be (WCAG 2.1.4).
 */
export function searchKey(): void {
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
    if (key !== "/" || ctrlKey || altKey || metaKey || isComposing || !usesSearchKey()) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    const field = searchField();
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

function searchField(): HTMLInputElement | undefined {
  const fields = (within: string) =>
    document.querySelectorAll<HTMLInputElement>(`${within} input[type=search]`);
  const shown = [...fields("main"), ...fields(".top")].find((field) => field.checkVisibility());
  if (shown) return shown;
  document.getElementById("small-menu")?.showPopover();
  return fields("#small-menu")[0];
}
