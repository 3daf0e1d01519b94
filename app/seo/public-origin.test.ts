import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { publicOrigin } from "./public-origin.ts";

test("uses the setting, or the site's own address without one", () => {
  expect(publicOrigin("")).toBe(site.origin);
  expect(publicOrigin("https://grass.example")).toBe("https://grass.example");
  expect(publicOrigin("https://grass.example/")).toBe("https://grass.example");
  expect(publicOrigin("http://localhost:4321")).toBe("http://localhost:4321");
});

test.each(["grass.example", "https://grass.example/blog", "ftp://grass.example", "https://a?b"])(
  "%s is rejected with a hint",
  (setting) => {
    expect(() => publicOrigin(setting)).toThrow(/SITE_ORIGIN must be/);
  },
);
