import { expect, test } from "vitest";
import { dayOf, whenOf } from "./when.ts";

const NOON = new Date(2026, 10, 22, 12).getTime();

test("formats a moment of today by its time, others with their date", () => {
  expect(whenOf(new Date(2026, 10, 22, 3, 5).getTime(), NOON)).toBe("today 3:05 AM");
  expect(whenOf(new Date(2026, 10, 20, 15).getTime(), NOON)).toBe("Nov 20, 2026, 3:00 PM");
  expect(dayOf(new Date(2025, 0, 2).getTime(), NOON)).toBe("Jan 2, 2025");
});
