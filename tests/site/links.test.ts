import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { deadLink } from "./built-addresses.ts";
import { attributeValues, type BuiltPage, builtPages } from "./built-pages.ts";

const pages = builtPages();

function addressesIn({ html }: BuiltPage): string[] {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, "");
  return [
    ...attributeValues(body, /\s(?:href|src)="([^"]*)"/g),
    ...attributeValues(body, /\ssrcset="([^"\s]*)"/gi),
  ];
}

/** Link texts that tell search engines nothing about the target; Lighthouse deducts points for them. */
const VAGUE = /^(?:read more|more|learn more|click here|here|this|go|start|right here|more info)$/i;

function vagueLinks({ html }: BuiltPage): string[] {
  return DomUtils.getElementsByTagName("a", parseDocument(html))
    .filter(({ attribs }) => !attribs["href"]?.startsWith("#"))
    .map((link) => DomUtils.textContent(link).trim())
    .filter((text) => VAGUE.test(text));
}

describe("links of the built site", () => {
  test("every link's text describes its target, also without its aria-label", () => {
    expect(pages.flatMap(vagueLinks)).toEqual([]);
  });

  test.each(pages)("$address: every link, picture and anchor has an existing target", (page) => {
    const problems = addressesIn(page).flatMap((link) => deadLink(page.address, link) ?? []);
    expect(problems).toEqual([]);
  });
});
