import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { hasOfflineCopy, publicOrigin } from "./settings.ts";

test("the origin is the setting, or the site's own address without one", () => {
  expect(publicOrigin("")).toBe(site.origin);
  expect(publicOrigin("https://grass.example")).toBe("https://grass.example");
  expect(publicOrigin("https://grass.example/")).toBe("https://grass.example");
  expect(publicOrigin("http://localhost:4321")).toBe("http://localhost:4321");
});

test.each(["grass.example", "https://grass.example/blog", "ftp://grass.example", "https://a?b"])(
  "the origin %s is rejected with a hint",
  (setting) => {
    expect(() => publicOrigin(setting)).toThrow(/SITE_ORIGIN must be/);
  },
);

test("OFFLINE_COPY is on or off, and a typo is an error", () => {
  expect(["", "on", "off"].map((setting) => hasOfflineCopy(setting))).toEqual([true, true, false]);
  expect(() => hasOfflineCopy("of")).toThrow(/"on" or "off"/);
});
