// @vitest-environment jsdom
import { Readability } from "@mozilla/readability";
import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";

/** The elements that a reader view must keep: warnings, and the text before the first heading. */
const KEPT = "main :is(.danger, .caution, .callout p, .opening p)";

const oneLine = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();

// Lists of posts have neither, and the site map consists of links.
const pages = builtPages().filter(({ address }) => !/^\/(?:blog\b|sitemap)/.test(address));

test.each(pages)(
  "$address keeps its warnings and its opening in Firefox's reader view",
  ({ html }) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    const kept = Array.from(page.querySelectorAll(KEPT), ({ textContent }) => oneLine(textContent));
    const article = oneLine(new Readability(page).parse()?.textContent);
    expect(kept.filter((text) => !article.includes(text))).toEqual([]);
  },
);
