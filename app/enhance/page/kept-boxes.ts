import { selector, STORAGE_KEY } from "../page-contract.ts";

const BOXES = `${selector("boxes")} input[type=checkbox]`;

/** Puts back the ticks of this page and keeps every new one on this device. */
export function keptBoxes(): void {
  const ticked = new Set(pages()[location.pathname]);
  for (const box of document.querySelectorAll<HTMLInputElement>(BOXES)) {
    if (ticked.has(nameOf(box))) box.checked = true;
  }
  // A box may have been ticked before this script came.
  keep();
  document.addEventListener("change", ({ target }) => {
    if (target instanceof Element && target.matches(BOXES)) keep();
  });
}

function keep(): void {
  const ticked = Array.from(
    document.querySelectorAll<HTMLInputElement>(`${BOXES}:checked`),
    nameOf,
  );
  const { [location.pathname]: _before, ...others } = pages();
  const all = ticked.length > 0 ? { ...others, [location.pathname]: ticked } : others;
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(STORAGE_KEY.boxes, JSON.stringify(all));
    else localStorage.removeItem(STORAGE_KEY.boxes);
  } catch {
    // A device that keeps nothing: the ticks hold until the page is left.
  }
}

/** A box by its words: a task that an editor has changed is to be done again. */
function nameOf(box: HTMLInputElement): string {
  return box.ariaLabel ?? box.closest("label")?.textContent.trim() ?? "";
}

/** The ticked boxes of each page; what is stored and is none of ours counts as none. */
function pages(): Readonly<Record<string, readonly string[]>> {
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
