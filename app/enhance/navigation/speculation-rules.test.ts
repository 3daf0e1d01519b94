import { expect, test } from "vitest";
import { z } from "zod";
import { SPECULATION_RULES } from "./speculation-rules.ts";

const patterns = z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat());
const rules = z.object({
  prerender: z.tuple([
    z.object({
      where: z.object({
        and: z.tuple([
          z.object({ href_matches: patterns }),
          z.object({ not: z.object({ href_matches: patterns }) }),
          z.object({ not: z.object({ selector_matches: z.string() }) }),
        ]),
      }),
    }),
  ]),
});
const [included, { not: excluded }] = rules.parse(JSON.parse(SPECULATION_RULES)).prerender[0].where
  .and;

const ORIGIN = "https://ranch.example";
const matches = (list: readonly string[], address: string) =>
  list.some((pattern) => new URLPattern(pattern, ORIGIN).test(ORIGIN + address));
const isPrerendered = (address: string) =>
  matches(included.href_matches, address) && !matches(excluded.href_matches, address);

test.each([
  "/",
  "/blog",
  "/blog/2024/06/the-10-percent-rule-paying-for-change-from-cash-flow",
  "/practices/grazing",
  "/getting-started/first-steps#step-2",
])("%s may be prerendered", (address) => {
  expect(isPrerendered(address)).toBe(true);
});

test.each(["/admin", "/admin/login", "/preview/abc", "/api/health", "/blog?q=hay", "/feed.xml"])(
  "%s may not be prerendered",
  (address) => {
    expect(isPrerendered(address)).toBe(false);
  },
);
