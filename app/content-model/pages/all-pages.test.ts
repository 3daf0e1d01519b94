import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPosts } from "#app/backend/files/post-files.ts";
import { FIXED_ADDRESSES, PAGES } from "#tests/support/content-pages.ts";
import { blocksOf } from "./page.ts";

const POSTS = readPosts(".");

/** A page's source on one line, so that a search ignores line breaks. */
function source(name: string): string {
  const folder = name.startsWith("es/") ? "content/es/pages" : "content/pages";
  return readFileSync(`${folder}/${name.replace(/^es\//, "")}.yaml`, "utf8").replace(/\s+/g, " ");
}

function internalLinks(name: string): string[] {
  const text = source(name);
  const inText = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1]);
  const inFields = [...text.matchAll(/\bto: (\/[^\s,}]*)/g)].map((match) => match[1]);
  return [...inText, ...inFields].filter((address) => address !== undefined);
}

function exists(address: string): boolean {
  // Written with the bundle (publish/bundle/notices.ts); tests/site/links.test.ts looks for the file.
  if (address === "/third-party-notices.txt") return true;
  if (/^\/blog\/category\/[a-z-]+$/.test(address)) return true;
  const post = /^\/blog\/(\d{4})\/(\d{2})\/(.+)$/.exec(address);
  if (post === null) return FIXED_ADDRESSES.includes(address);
  const days = Array.from({ length: 31 }, (_, day) => String(day + 1).padStart(2, "0"));
  return days.some((day) => existsSync(`content/posts/${post[1]}-${post[2]}-${day}-${post[3]}.md`));
}

describe.each(PAGES)("$name", (page) => {
  it("links to pages and posts that exist", () => {
    expect(internalLinks(page.name).filter((address) => !exists(address))).toEqual([]);
  });

  it("has no email address but the site's own", () => {
    const others = [...source(page.name).matchAll(/mailto:([^)]+)/g)].filter(
      (match) => match[1] !== "{site email}",
    );
    expect(others).toEqual([]);
  });

  it("lists posts that exist", () => {
    const ids = POSTS.map(({ id }) => id);
    const listed = blocksOf(page, "posts").flatMap(({ posts }) => posts);
    expect(listed.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it("all pages have descriptions of their own", () => {
  const descriptions = PAGES.map(({ metaDescription }) => metaDescription);
  expect(new Set(descriptions).size).toBe(PAGES.length);
});
