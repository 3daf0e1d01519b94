import { expect, test } from "vitest";
import { cropBetween, cropName, cropOf, isCrop, pointInCrop, visiblePart, WHOLE } from "./crop.ts";

test("a crop is read back from its name; any other name means the whole picture", () => {
  const crop = { x: 10, y: 0, width: 80, height: 5 };
  expect(cropOf(cropName(crop))).toEqual(crop);
  expect(cropName(WHOLE)).toBe("");
  for (const name of ["", "a-b", "0-0-4-50", "60-0-50-50", "1.5-0-50-50"]) {
    expect(cropOf(name)).toEqual(WHOLE);
  }
});

test("two corners in any order make a crop that is large enough and inside the picture", () => {
  const crop = { x: 20, y: 30, width: 40, height: 20 };
  expect(cropBetween({ x: 60, y: 50 }, { x: 20, y: 30 })).toEqual(crop);
  expect(cropBetween({ x: 20, y: 50 }, { x: 60, y: 30 })).toEqual(crop);
  expect(isCrop(cropBetween({ x: 100, y: 100 }, { x: 100, y: 99 }))).toBe(true);
});

test("a point is measured from the crop's corner, and stays inside", () => {
  const crop = { x: 50, y: 0, width: 50, height: 50 };
  expect(pointInCrop({ x: 75, y: 25 }, crop)).toEqual({ x: 50, y: 50 });
  expect(pointInCrop({ x: 10, y: 90 }, crop)).toEqual({ x: 0, y: 100 });
});

test("a frame shows as much of the crop as fits, around the focal point", () => {
  const right = { x: 50, y: 0, width: 50, height: 100 };
  // The right half of a 2:1 picture is a square.
  expect(visiblePart(right, { x: 50, y: 0 }, 2, 1)).toEqual(right);
  expect(visiblePart(right, { x: 75, y: 100 }, 2, 2)).toEqual({
    x: 50,
    y: 50,
    width: 50,
    height: 50,
  });
});
