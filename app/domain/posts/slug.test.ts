import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { isSlug, slugFromTitle, tidySlug } from "./slug.ts";

test.each([
  ["Rest Is the Tool You Already Own", "rest-is-the-tool-you-already-own"],
  ["The 10% Rule: Paying for Change", "the-10-rule-paying-for-change"],
  ["Fence & Water", "fence-water"],
  ["snake_case stays", "snake_case-stays"],
  ["  Años de pasto  ", "años-de-pasto"],
  ["!!!", ""],
  ["Cafe\u0301 on the Range", "café-on-the-range"],
  ["قاعدة الراحة: ٦٠ يومًا", "قاعدة-الراحة-٦٠-يوما"],
])("%j becomes %j", (title, slug) => expect(slugFromTitle(title)).toBe(slug));

test("a slug has only letters, digits, underscores and single hyphens, and is stable", () => {
  fc.assert(
    fc.property(anyText, (title) => {
      const slug = slugFromTitle(title);
      expect(slug).toMatch(/^(?:[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)?$/u);
      expect(slug).toBe(slug.toLowerCase());
      // A title's hyphens are dropped, so compare without them.
      expect(slugFromTitle(slug.replaceAll("-", " "))).toBe(slug);
    }),
  );
});

test.each([
  ["my-own", "my-own"],
  ["Bad Slug/ä ?", "bad-slug-ä"],
  [" --a  b-- ", "a-b"],
  ["../../etc", "etc"],
  ["???", ""],
  ["❤️ hay", "hay"],
  ["1️⃣ first", "1-first"],
  ["cafe\u0301", "café"],
  ["हिन्दी", "हिन्दी"],
])("the typed slug %j becomes %j", (typed, slug) => expect(tidySlug(typed)).toBe(slug));

test("tidying is idempotent", () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const slug = tidySlug(typed);
      expect(tidySlug(slug)).toBe(slug);
      expect(encodeURIComponent(slug.toWellFormed())).not.toMatch(/%2F|%3F|%23|%25/);
    }),
  );
});

test.each(["hay-days", "años", "snake_case", "10-percent"])("%j is a slug", (slug) => {
  expect(isSlug(slug)).toBe(true);
});
test.each(["", "Hay", "two--hyphens", "-first", "a/b", "a b", "a.b"])(
  "%j is not a slug",
  (slug) => {
    expect(isSlug(slug)).toBe(false);
  },
);
