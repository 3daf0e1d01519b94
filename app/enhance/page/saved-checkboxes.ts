import { selector, STORAGE_KEY } from "../page-contract.ts";

const BOXES = `${selector("boxes")} input[type=checkbox]`;

/** Restores this page's checked boxes and saves every change on this device. */
export function savedCheckboxes(): void {
  restore();
  // A box may have been checked before this script loaded.
  for (const box of document.querySelectorAll<HTMLInputElement>(`${BOXES}:checked`)) save(box);
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(BOXES)) save(target);
  });
  // The same page may be open in another tab, or have been while this one was in the back/forward cache.
  addEventListener("storage", restore);
  addEventListener("pageshow", restore);
}

function restore(): void {
  const checked = new Set(savedPages()[location.pathname]);
  for (const box of document.querySelectorAll<HTMLInputElement>(BOXES)) {
    if (checked.has(box.value)) box.checked = true;
  }
}

/**
 * Saves one box and keeps the rest as stored, since boxes checked in another tab may not show here. A box's value is
 * its text, so a task that an editor rewrote counts as not done.
 */
function save({ value, checked: isChecked }: HTMLInputElement): void {
  const { [location.pathname]: before = [], ...others } = savedPages();
  const checked = before.filter((name) => name !== value);
  if (isChecked) checked.push(value);
  const all = checked.length > 0 ? { ...others, [location.pathname]: checked } : others;
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(STORAGE_KEY.boxes, JSON.stringify(all));
    else localStorage.removeItem(STORAGE_KEY.boxes);
  } catch {
    // Storage is forbidden or full: the checks last until the reader leaves the page.
  }
}

/** The checked boxes of each page; malformed stored data counts as none. */
function savedPages(): Readonly<Record<string, readonly string[]>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY.boxes) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string[]] =>
          Array.isArray(entry[1]) && entry[1].every((name) => typeof name === "string"),
      ),
    );
  } catch {
    return {};
  }
}
