import { expect, it } from "vitest";
import { pageNamed } from "#tests/support/content-pages.ts";
import { sectionTitle } from "./section-title.ts";

it("turns hyphens into spaces and capitalizes each word", () => {
  expect(sectionTitle("mission")).toBe("Mission");
  expect(sectionTitle("reasonable-change")).toBe("Reasonable Change");
});

it.each(["mission", "reasonable-change", "science", "team"] as const)(
  "matches the title of the %s page",
  (section) => {
    expect(pageNamed(`about/${section}`).title).toBe(sectionTitle(section));
  },
);
