import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPosts } from "#tests/support/read-posts.ts";
import { PAGES } from "#tests/support/content-pages.ts";
import { blocksOf } from "./page.ts";

const POSTS = readPosts(".");

/** A page's source on one line, so that a search ignores line breaks. */
function source(name: string): string {
  const folder = name.startsWith("es/") ? "content/es/pages" : "content/pages";
  return readFileSync(`${folder}/${name.replace(/^es\//, "")}.yaml`, "utf8").replace(/\s+/g, " ");
}

describe.each(PAGES)("$name", (page) => {
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
