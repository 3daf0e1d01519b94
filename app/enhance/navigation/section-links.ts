import { isPlainClick } from "#app/shared/plain-click.ts";
import { nearest } from "../nearest.ts";
import { selector } from "../page-contract.ts";

/** A section becomes current once its heading is this close to the top. */
const READING_LINE_PX = 160;

/**
 * Links within a page replace the address instead of adding history entries, so "Back to Blog" still leaves the
 * article (decision 12). Also marks the section being read in the list of sections.
 *
 * @returns a function that stops this, for pages that are left without loading a new document.
 */
export function sectionLinks(): () => void {
  document.addEventListener("click", followInPlace);
  const observers = Array.from(document.querySelectorAll(selector("sectionList")), markCurrent);
  return () => {
    document.removeEventListener("click", followInPlace);
    for (const observer of observers) observer.disconnect();
  };
}

function followInPlace(event: MouseEvent): void {
  const link = nearest(event.target, 'main a[href^="#"]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event))
    return;
  event.preventDefault();
  // Scrolls, and moves the point from which the next Tab press continues.
  location.replace(link.hash);
}

function markCurrent(list: Element): IntersectionObserver {
  const links = new Map(
    Array.from(list.querySelectorAll<HTMLAnchorElement>("a"), (link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  const mark = () => {
    const current = headings.findLast(
      (heading) => heading.getBoundingClientRect().top < READING_LINE_PX,
    );
    for (const [id, link] of links) {
      if (id === current?.id) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  // Fires whenever a heading crosses the line, and only then, however far the page jumps.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `-${READING_LINE_PX}px 0px 10000000px`,
  });
  for (const heading of headings) observer.observe(heading);
  return observer;
}
