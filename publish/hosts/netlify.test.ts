import { PAGES } from "#tests/support/content-pages.ts";
import { expect, test } from "vitest";
import { headersFile, redirectsFile } from "./netlify.ts";

test("each header is in one rule only, because both hosts join duplicates", () => {
  const names = headersFile("/")
    .split("\n")
    .filter((line) => line.startsWith("  "))
    .map((line) => line.trim().split(":")[0]);
  const once = names.filter((name) => name !== "Cache-Control");
  expect(new Set(once).size).toBe(once.length);
  expect(names).toEqual(
    expect.arrayContaining([
      "Content-Security-Policy",
      "Strict-Transport-Security",
      "X-Content-Type-Options",
      "Referrer-Policy",
      "Permissions-Policy",
    ]),
  );
});

test("a rule that also matches existing files is one that Cloudflare skips", () => {
  const risky = redirectsFile("/", PAGES)
    .split("\n")
    .filter((line) => /^\/(?:practices\/:type|blog\/\S+) /.test(line));
  expect(risky).toHaveLength(3);
  for (const line of risky) expect(line).toMatch(/ 404$/);
});

test("rules and targets include the base path", () => {
  expect(headersFile("/grazing/")).toMatch(/^\/grazing\/\*\n/);
  expect(redirectsFile("/grazing/", PAGES)).toContain(
    "/grazing/practices/:type /grazing/practices/unknown 404",
  );
});
