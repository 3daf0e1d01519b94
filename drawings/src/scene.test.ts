import { describe, expect, test } from "vitest";
import { fringe, scene } from "./scene.ts";
import { type SceneOptions, SUBJECTS } from "./types.ts";

describe.each(SUBJECTS)("%s", (subject) => {
  test("differs for another seed, season, time of day or weather", () => {
    const base: SceneOptions = { subject, season: "summer", time: "day", seed: 1 };
    const others: SceneOptions[] = [
      { ...base, seed: 2 },
      { ...base, season: "winter" },
      { ...base, time: "dusk" },
      { ...base, weather: "rain" },
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

test("is decoration unless it has a title, which is escaped", () => {
  expect(scene({ subject: "soil" })).toContain('aria-hidden="true"');
  const titled = scene({ subject: "soil", title: 'Roots & "tops" <3' });
  expect(titled).toContain('role="img" aria-label="Roots &amp; &quot;tops&quot; &lt;3"');
});

test("the not-found picture is at night by default", () => {
  expect(scene({ subject: "night" })).toBe(scene({ subject: "night", time: "night" }));
});

test("a fringe is one silhouette in the given color", () => {
  const grass = fringe("footer", "#2a1d12");
  expect(grass).toContain('viewBox="0 0 4800 80"');
  expect(new Set([...grass.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill))).toEqual(
    new Set(["#2a1d12"]),
  );
});

test("a fringe is drawn once and repeated, so that no window enlarges it", () => {
  const places = [...fringe("footer").matchAll(/<use href="#\w+" x="(\d+)"\/>/g)];
  expect(places.map(([, x]) => Number(x))).toEqual([1200, 2400, 3600]);
});
