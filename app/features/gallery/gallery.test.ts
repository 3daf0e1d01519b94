import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Parts of other components, which show them, and icons, which stand in many. */
const WITHIN_OTHERS = /(?:inline-html|icons)\.tsx$/;

test("the gallery shows every component of the design system", () => {
  const gallery = globSync("app/features/gallery/*.tsx").map((file) => readFileSync(file, "utf8"));
  const forgotten = globSync("app/ui/*.tsx")
    .filter((file) => !WITHIN_OTHERS.test(file))
    .map((file) => file.replace(/^app\//, "../../"))
    .filter((path) => !gallery.some((source) => source.includes(`from "${path}"`)));
  expect(forgotten).toEqual([]);
});
