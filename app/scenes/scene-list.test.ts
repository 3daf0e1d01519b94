import { expect, test } from "vitest";
import { PAGE_SCENES } from "./scene-list.ts";

test("keeps the left side of bands free for the title panel", () => {
  const bands = PAGE_SCENES.filter(({ file }) => file.endsWith("-band.svg"));
  expect(bands.length).toBeGreaterThan(20);
  expect(bands.map(({ options }) => options.focus)).toEqual(bands.map(() => "right"));
});
