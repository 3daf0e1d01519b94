import { expect, test } from "vitest";
import { SPECULATION_RULES } from "./speculate.ts";

interface Addresses {
  readonly href_matches: string | readonly string[];
}
const [included, { not: excluded }]: [Addresses, { not: Addresses }] =
  JSON.parse(SPECULATION_RULES).prerender[0].where.and;

const ORIGIN = "https://ranch.example";
const matches = ({ href_matches: patterns }: Addresses, address: string) =>
  [patterns].flat().some((pattern) => new URLPattern(pattern, ORIGIN).test(ORIGIN + address));
const isPrerendered = (address: string) =>
  matches(included, address) && !matches(excluded, address);

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
