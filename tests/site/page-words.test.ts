import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { PAGES } from "#tests/support/content-pages.ts";
import { builtPages } from "./built-pages.ts";

const built = new Map(builtPages().map(({ address, html }) => [address, html]));

/** Fields that are shown only in the head, in a picture, on another page, or after a form is sent. */
const ELSEWHERE = [
  "name",
  "address",
  "metaDescription",
  "photo",
  "card",
  "label",
  "elsewhere",
  "result",
];
/** A name, a date or an address; anything with a space or a capital is text. */
const CODE = /^(?:[a-z0-9-]+|https?:\S+|\/\S*)$/;

/** All texts of a page's file as HTML, except those of the server edition. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return CODE.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  if ("edition" in value && value.edition === "server") return [];
  return Object.entries(value).flatMap(([field, part]) =>
    ELSEWHERE.includes(field) ? [] : wordsIn(part),
  );
}

/** The text that HTML shows, without spaces, since elements may split a line anywhere. */
function shown(html: string): string {
  let text = "";
  let hidden = 0;
  const change = (name: string, by: number) => {
    if (name === "script" || name === "style" || name === "template") hidden += by;
  };
  new Parser({
    onopentag: (name) => change(name, 1),
    onclosetag: (name) => change(name, -1),
    ontext: (part) => {
      if (hidden === 0) text += part;
    },
  }).end(html);
  return text.replace(/[\s\u2060]/g, "");
}

test.each(PAGES)("$name: its page prints every word of its file", (page) => {
  const text = shown(built.get(page.address) ?? "");
  const words = wordsIn(page);
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter((each) => !text.includes(shown(each)))).toEqual([]);
});
