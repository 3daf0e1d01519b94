import { listen } from "../boot/listen.ts";
import { nearest } from "../boot/nearest.ts";

const ITEM = "[data-dropdown]";

/**
 * The desktop navigation's dropdowns: one open at a time, by hover or by the button beside the label;
 * Escape closes and gives focus back to the button (specification, section 2; decision 7).
 */
export function dropdowns(): void {
  listen("click", ({ target }) => {
    const item = nearest(target, ITEM);
    if (nearest(target, `${ITEM} > button`)) {
      open(item?.dataset.open === "click" ? undefined : item, "click");
    } else if (!item || nearest(target, "a")) open(undefined);
  });
  listen("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const item = nearest(target, ITEM);
    if (item && item.dataset.open === undefined) open(item, "hover");
    else if (!item && current()?.dataset.open === "hover") open(undefined);
  });
  listen("focusin", ({ target }) => {
    if (current() && nearest(target, ITEM) !== current()) open(undefined);
  });
  listen("keydown", ({ key }) => {
    const item = current();
    if (key !== "Escape" || !item) return;
    if (item.contains(document.activeElement)) item.querySelector("button")?.focus();
    open(undefined);
  });
}

function current(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`${ITEM}[data-open]`) ?? undefined;
}

function open(item: HTMLElement | undefined, how = ""): void {
  for (const other of document.querySelectorAll<HTMLElement>(ITEM)) {
    if (other === item) other.dataset.open = how;
    else delete other.dataset.open;
    other.querySelector("button")?.setAttribute("aria-expanded", String(other === item));
  }
}
