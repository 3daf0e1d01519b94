import { expect, it } from "vitest";
import { pageName } from "../illustrations/file-names.ts";
import { BAND_SCENES, CARD_SCENES, sceneAt } from "./page-scenes.ts";

it("names pictures as their page is addressed", () => {
  for (const address of ["/about/mission", "/getting-started/faq", "/practices/animal-health"]) {
    expect(CARD_SCENES.has(pageName(address)), address).toBe(true);
  }
});

it("a page without a picture of its own has its group's", () => {
  expect(sceneAt("/practices/water")).toBe(BAND_SCENES.get("practices-water"));
  expect(sceneAt("/tools/water")).toBe(BAND_SCENES.get("tools"));
  expect(sceneAt("/getting-started/no-picture-yet")).toBe(BAND_SCENES.get("getting-started"));
});

it("refuses a page without a picture", () => {
  expect(() => sceneAt("/nowhere/at-all")).toThrow("/nowhere/at-all");
});
