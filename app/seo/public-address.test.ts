import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { publicAddress } from "./public-address.ts";

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/blog/category/water//", "/blog/category/water"],
])("%s is published as %s", (path, address) => {
  expect(publicAddress(path)).toBe(site.origin + address);
});
