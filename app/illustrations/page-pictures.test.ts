import { expect, it } from "vitest";
import { cardPicture } from "./page-pictures.ts";

it("finds the picture of a page in any group", () => {
  expect(cardPicture("/about/mission")).toBe("about-mission");
  expect(cardPicture("/getting-started/first-steps")).toBe("first-steps");
  expect(cardPicture("/practices/animal-health")).toBe("practice-animal-health");
});

it("refuses a page without a picture", () => {
  expect(() => cardPicture("/blog")).toThrow("/blog");
});
