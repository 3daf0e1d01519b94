import { expect, it } from "vitest";
import { bandPicture, cardPicture } from "./page-pictures.ts";

it("finds the picture of a page in any group", () => {
  expect(cardPicture("/about/mission")).toBe("about-mission");
  expect(cardPicture("/getting-started/first-steps")).toBe("first-steps");
  expect(cardPicture("/practices/animal-health")).toBe("practice-animal-health");
});

it("a page without a picture of its own shows its group's", () => {
  expect(bandPicture("/practices/water")).toBe("practice-water");
  expect(bandPicture("/tools/water")).toBe("tools");
  expect(bandPicture("/getting-started/no-picture-yet")).toBe("getting-started");
});

it("refuses a page without a picture", () => {
  expect(() => cardPicture("/blog")).toThrow("/blog");
  expect(() => bandPicture("/nowhere/at-all")).toThrow("/nowhere/at-all");
});
