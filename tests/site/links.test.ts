import { existsSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { STAND_IN_RULES } from "../../app/document/stand-in-rules.ts";
import { standInFor } from "../../app/document/stand-ins.ts";
import { attributeValues, type BuiltPage, builtPages, DIST } from "./built-pages.ts";

const ORIGIN = "https://site.invalid";
const pages = builtPages();
const byAddress = new Map(pages.map((page) => [page.address, page]));

function addressesIn({ html }: BuiltPage): string[] {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, "");
  return [
    ...attributeValues(body, /\s(?:href|src)="([^"]*)"/g),
    ...attributeValues(body, /\ssrcset="([^"\s]*)"/gi),
  ];
}

function problem(page: BuiltPage, link: string): string | undefined {
  if (/^(?:https?:|mailto:|data:)/.test(link)) {
    return URL.canParse(link) ? undefined : `${link} is no address`;
  }
  const { pathname, hash, origin } = new URL(link, `${ORIGIN}${page.address}`);
  if (origin !== ORIGIN) return `${link} leaves the site`;
  const path = decodeURIComponent(pathname);
  const target = byAddress.get(path);
  const asset = existsSync(join(DIST, path)) && path !== "/";
  if (!target && !asset && !(standInFor(STAND_IN_RULES, path)?.status === 200))
    return `${link} leads nowhere`;
  const id = decodeURIComponent(hash.slice(1));
  return target && id !== "" && !target.html.includes(`id="${id}"`)
    ? `${link} names no place on that page`
    : undefined;
}

/** Link texts that tell search engines nothing about another page; Lighthouse takes points for them. */
const VAGUE = /^(?:read more|more|learn more|click here|here|this|go|start|right here|more info)$/i;

function vagueLinks({ html }: BuiltPage): string[] {
  return DomUtils.getElementsByTagName("a", parseDocument(html))
    .filter(({ attribs }) => !attribs["href"]?.startsWith("#"))
    .map((link) => DomUtils.textContent(link).trim())
    .filter((text) => VAGUE.test(text));
}

describe("links of the built site", () => {
  test("every link's text says where it leads, without its label too", () => {
    expect(vagueLinks({ address: "/", html: '<a href="/x" aria-label="X">Read more</a>' })).toEqual(
      ["Read more"],
    );
    expect(pages.flatMap(vagueLinks)).toEqual([]);
  });

  test.each(pages)("$address: every link, picture and anchor leads somewhere", (page) => {
    const problems = addressesIn(page).flatMap((link) => problem(page, link) ?? []);
    expect(problems).toEqual([]);
  });

  test("the check detects a dead link", () => {
    expect(problem({ address: "/about", html: "" }, "/no-such-page")).toMatch(/leads nowhere/);
    expect(problem({ address: "/about", html: "" }, "/about#no-such-place")).toMatch(/no place/);
  });
});
