import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { publicOrigin, publicRoot } from "./public-root.ts";

test("the site's own address holds until the setting names another", () => {
  expect(publicOrigin("")).toBe(site.origin);
  expect(publicOrigin("https://grass.example")).toBe("https://grass.example");
  expect(publicOrigin("https://grass.example/")).toBe("https://grass.example");
  expect(publicOrigin("http://localhost:4321")).toBe("http://localhost:4321");
});

test.each(["grass.example", "https://grass.example/blog", "ftp://grass.example", "https://a?b"])(
  "%s is refused with what to write instead",
  (setting) => {
    expect(() => publicOrigin(setting)).toThrow(/SITE_ORIGIN must be/);
  },
);

test("a folder comes between the host and the address", () => {
  expect(publicRoot("/")).toBe(site.origin);
  expect(publicRoot("/paddock/")).toBe(`${site.origin}/paddock`);
});
