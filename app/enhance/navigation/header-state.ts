import { ROOT_CLASS } from "../page-contract.ts";

/** Scrolled past so many pixels, the header changes its style (specification, section 9). */
const SCROLLED_PAST_PX = 10;

/** Marks the root element while the page is scrolled; the header's style follows in CSS. */
export function headerState(): void {
  const mark = () =>
    document.documentElement.classList.toggle(ROOT_CLASS.scrolled, scrollY > SCROLLED_PAST_PX);
  addEventListener("scroll", mark, { passive: true });
  mark();
}
