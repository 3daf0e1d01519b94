// @vitest-environment jsdom
import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";

/** What a page must not lose in a reader view: warnings, and what stands before the first heading. */
const KEPT = "main :is(.danger, .caution, .callout p, .opening p)";
/** As long as it has fewer commas, a block is judged by its links. */
const COMMAS_OF_A_TEXT = 10;
const MOST_LINKS = 0.2;

/**
 * Firefox's reader view drops a `div` with little text and many links, with all that is in it: it takes it for
 * navigation. It drops no `section` (Readability.js, `_cleanConditionally`; links within the page count less).
 */
function isDropped(block: Element): boolean {
  const text = lengthOf(block);
  const links = [...block.querySelectorAll("a")].map(
    (link) => lengthOf(link) * (link.getAttribute("href")?.startsWith("#") ? 0.3 : 1),
  );
  const commas = (block.textContent ?? "").split(/[,،﹐︐︑⹁⸴，]/).length;
  return commas < COMMAS_OF_A_TEXT && links.reduce((all, one) => all + one, 0) > text * MOST_LINKS;
}

const lengthOf = ({ textContent }: Element) =>
  (textContent ?? "").trim().replaceAll(/\s{2,}/g, " ").length;

// The site map is links by nature.
const pages = builtPages().filter(({ address }) => address !== "/sitemap");

test.each(pages)("$address keeps its warnings and its opening in a reader view", ({ html }) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  const dropped = [...page.querySelectorAll("main div")].filter(isDropped);
  const lost = [...page.querySelectorAll(KEPT)].filter((text) =>
    dropped.some((block) => block.contains(text)),
  );
  expect(lost.map(({ textContent }) => textContent)).toEqual([]);
});
