import { expect, test } from "vitest";
import { scene } from "../scene.ts";
import type { Ratio } from "../types.ts";

/** The heights of a picture's birds, as shares from the top. */
function birdHeights(ratio: Ratio): number[] {
  const drawn = ["a", "b", "c", "d"].flatMap((seed) =>
    (["open-range", "wildlife", "animal-health"] as const).map((subject) =>
      scene({ subject, ratio, seed, season: "summer", focus: "right" }),
    ),
  );
  return drawn.flatMap((svg) => {
    const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]);
    const birds = svg.matchAll(/href="#\w+(?:hawk|swallow)b"[^>]*translate\(\S+ (-?\d+)\)/g);
    return [...birds].map(([, y]) => Number(y) / height);
  });
}

test.each([
  ["5:2", 0.165],
  ["16:9", 0.27],
  ["4:3", 0.125],
] as const)("a %s picture keeps its birds below the part that a page crops", (ratio, share) => {
  const heights = birdHeights(ratio);
  expect(heights.length).toBeGreaterThan(8);
  expect(Math.min(...heights)).toBeGreaterThan(share);
});

test("a card is never cropped, so its birds can be anywhere", () => {
  expect(Math.min(...birdHeights("3:2"))).toBeLessThan(0.165);
});
