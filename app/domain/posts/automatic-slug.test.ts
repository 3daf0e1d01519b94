import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { calendarDate } from "../dates/calendar-date.ts";
import { automaticSlug, SLUG_LIMIT_CHARACTERS } from "./automatic-slug.ts";

const DAY = calendarDate("2026-11-05");

test("a title of any length makes a slug within the limit, of whole words", () => {
  const title = "What We Learned From Five Years of ".repeat(8);
  expect(automaticSlug(title, DAY)).toBe(
    "what-we-learned-from-five-years-of-what-we-learned-from-five-years-of-what-we-learned-from-five",
  );
  expect(automaticSlug("x".repeat(300), DAY)).toBe("x".repeat(100));
  expect(automaticSlug("🐄🐄", DAY)).toBe("post-5");
  expect(automaticSlug(" ", DAY)).toBe("");
  fc.assert(
    fc.property(anyText, fc.nat(9), (text, times) => {
      const slug = automaticSlug(text.repeat(30 * times), DAY);
      expect(slug.length).toBeLessThanOrEqual(SLUG_LIMIT_CHARACTERS);
      expect(slug).toBe(slug.toWellFormed());
      expect(slug).not.toMatch(/-$/);
    }),
  );
});
