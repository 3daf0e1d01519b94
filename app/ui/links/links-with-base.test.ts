import { expect, test } from "vitest";
import { linksWithBase } from "./links-with-base.ts";

const HTML =
  '<a href="/about/science">a</a> <a href="//host/x">b</a> <a href="https://x.org/">c</a>';

test("leaves HTML unchanged at the root of a host", () => {
  expect(linksWithBase(HTML, "/")).toBe(HTML);
});

test("prefixes the site's own links with a sub-path exactly once", () => {
  const prefixed = linksWithBase(HTML, "/grazing/");
  expect(prefixed).toBe(HTML.replace('"/about', '"/grazing/about'));
  expect(linksWithBase(prefixed, "/grazing/")).toBe(prefixed);
});
