import { describe, expect, test } from "vitest";
import { scene } from "./scene.ts";
import { type SceneOptions, SUBJECTS } from "./types.ts";

describe.each(SUBJECTS)("%s", (subject) => {
  test("differs for another seed, season, time of day or weather", () => {
    const base: SceneOptions = { subject, season: "summer", time: "day", seed: 1 };
    const others: SceneOptions[] = [
      { ...base, seed: 2 },
      { ...base, season: "winter" },
      { ...base, time: "dusk" },
      { ...base, weather: "drought" },
    ];
    for (const other of others) expect(scene(other)).not.toBe(scene(base));
  });
});

test("ids differ between two pictures, so that both can appear in one page", () => {
  const idsOf = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const day = idsOf(scene({ subject: "hero", time: "day" }));
  const dusk = idsOf(scene({ subject: "hero", time: "dusk" }));
  expect(day.filter((id) => dusk.includes(id))).toEqual([]);
});
