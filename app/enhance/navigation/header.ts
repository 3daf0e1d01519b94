import { nearest } from "../nearest.ts";
import { attribute, selector, ROOT_CLASS } from "../page-contract.ts";

const ITEM = selector("dropdown");
const OPEN = attribute("open");

/**
 * The desktop navigation's menus: one open at a time, by hover or by the button beside the label; Escape closes
 * it and returns focus to the button (specification, section 2; decision 7).
 */
export function dropdowns(): void {
  document.addEventListener("click", ({ target }) => {
    const item = nearest(target, ITEM);
    if (nearest(target, `${ITEM} > button`)) {
      open(item?.getAttribute(OPEN) === "click" ? undefined : item, "click");
    } else if (!item || nearest(target, "a")) open(undefined);
  });
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const item = nearest(target, ITEM);
    if (item && !item.hasAttribute(OPEN)) open(item, "hover");
    else if (!item && current()?.getAttribute(OPEN) === "hover") open(undefined);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (current() && nearest(target, ITEM) !== current()) open(undefined);
  });
  document.addEventListener("keydown", ({ key }) => {
    const item = current();
    if (key !== "Escape" || !item) return;
    if (item.contains(document.activeElement)) item.querySelector("button")?.focus();
    open(undefined);
  });
  // Close menus when the page returns from the back/forward cache.
  addEventListener("pageshow", () => open(undefined));
}

const current = () => document.querySelector(`${ITEM}[${OPEN}]`);

function open(item: HTMLElement | undefined, trigger = ""): void {
  for (const other of document.querySelectorAll<HTMLElement>(ITEM)) {
    if (other === item) other.setAttribute(OPEN, trigger);
    else other.removeAttribute(OPEN);
    other.querySelector("button")?.setAttribute("aria-expanded", String(other === item));
  }
}

/**
 * The small-screen menu is a native popover, which works without a script. This closes it when a link in it is
 * followed, so that it is closed when the reader comes back.
 */
export function smallMenu(): void {
  document.addEventListener("click", ({ target }) => {
    if (nearest(target, "[popover] a")) nearest(target, ":popover-open")?.hidePopover();
  });
}

/** The header changes style once the page has scrolled this far (specification, section 9). */
const SCROLLED_PAST_PX = 10;

/** Marks the root element while the page is scrolled, so that CSS can style the header. */
export function headerState(): void {
  const mark = () =>
    document.documentElement.classList.toggle(ROOT_CLASS.scrolled, scrollY > SCROLLED_PAST_PX);
  addEventListener("scroll", mark, { passive: true });
  // Reading the position earlier would lay the page out twice.
  requestAnimationFrame(mark);
}
