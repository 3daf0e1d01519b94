import { expect, test } from "vitest";
import { linksWithBase } from "./links-with-base.ts";

const HTML =
  '<a href="/about/science">a</a> <a href="//host/x">b</a> <a href="https://x.org/">c</a>';

test("leaves HTML unchanged at the root of a host", () => {
  expect(linksWithBase(HTML, "/")).toBe(HTML);
});

test.each(["/grazing/", "/about/"])("prefixes the site's own links with %s", (base) => {
  expect(linksWithBase(HTML, base)).toBe(HTML.replace('"/about', `"${base}about`));
});
