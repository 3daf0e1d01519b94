import { siteWords } from "#app/content-model/site-words.ts";
import { site } from "#content/site.ts";
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { withRuleFigures } from "#app/content-model/rule-figures.ts";

/** A page's text on one line, with the figures of the rules, without links and bold marks. */
export function pageText(page: string): string {
  return withRuleFigures(siteWords(readFileSync(`content/pages/${page}.yaml`, "utf8"), site))
    .replace(/\s+/g, " ")
    .replace(/\*\*/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

/** Asserts that the page contains each text, ignoring line breaks, bold marks and links. */
export function says(page: string, ...texts: readonly string[]): void {
  const plain = pageText(page);
  expect(
    texts.filter((text) => !plain.includes(text)),
    `${page} should say`,
  ).toEqual([]);
}
