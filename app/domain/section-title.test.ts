import { expect, it } from "vitest";
import { readPage } from "../backend/files/read-page.ts";
import { sectionTitle } from "./section-title.ts";

it("turns hyphens into spaces and capitalizes each word", () => {
  expect(sectionTitle("mission")).toBe("Mission");
  expect(sectionTitle("reasonable-change")).toBe("Reasonable Change");
});

it.each(["mission", "reasonable-change", "science", "team"] as const)(
  "matches the title of the %s page",
  (section) => {
    expect(readPage(`about/${section}`).title).toBe(sectionTitle(section));
  },
);
