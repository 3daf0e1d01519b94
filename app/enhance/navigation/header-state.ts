import { ROOT_CLASS } from "../page-contract.ts";

/** The header changes style once the page has scrolled this far (specification, section 9). */
const SCROLLED_PAST_PX = 10;

/** Marks the root element while the page is scrolled, so that CSS can style the header. */
export function headerState(): void {
  const mark = () =>
    document.documentElement.classList.toggle(ROOT_CLASS.scrolled, scrollY > SCROLLED_PAST_PX);
  addEventListener("scroll", mark, { passive: true });
  mark();
}
