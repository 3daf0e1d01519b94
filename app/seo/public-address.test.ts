import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { publicAddress } from "./public-address.ts";

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/blog/category/water//", "/blog/category/water"],
])("%s is known to the world as %s", (path, known) => {
  expect(publicAddress(path)).toBe(site.origin + known);
});
