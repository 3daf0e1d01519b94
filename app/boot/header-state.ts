/** Scrolled past so many pixels, the header changes its style (specification, section 9). */
const SCROLLED_PAST = 10;

/** Marks the document while it is scrolled; the header's style follows in CSS. */
export function headerState(): void {
  const mark = () => document.documentElement.classList.toggle("scrolled", scrollY > SCROLLED_PAST);
  addEventListener("scroll", mark, { passive: true });
  mark();
}
