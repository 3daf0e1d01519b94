import { expect, test } from "vitest";
import { linksWithBase } from "./links-with-base.ts";

const HTML =
  '<a href="/about/science">a</a> <a href="//host/x">b</a> <a href="https://x.org/">c</a>';

test("at the root of a host, a text stays as it is", () => {
  expect(linksWithBase(HTML, "/")).toBe(HTML);
});

test("under a sub-path, links inside the site get it in front, once", () => {
  const prefixed = linksWithBase(HTML, "/grazing/");
  expect(prefixed).toBe(HTML.replace('"/about', '"/grazing/about'));
  expect(linksWithBase(prefixed, "/grazing/")).toBe(prefixed);
});
