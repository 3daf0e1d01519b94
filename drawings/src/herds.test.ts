import { describe, expect, test } from "vitest";
import { farHerd, HERD_WIDTH } from "./glyphs/animals/herd.ts";
import { Paddocks } from "./land/paddocks.ts";
import { Press, type Shown } from "./press/press.ts";
import { print } from "./scene.ts";
import { SEASONS } from "../../app/pictures/cover.ts";
import { RATIOS, SUBJECTS } from "./types.ts";

const CATTLE = new Set(["cowStand", "cowGraze", "cowFar", "cowLie"]);

/** Far cattle are drawn below half the size of the furniture; near ones are the subject. */
function farCattle(press: Press): readonly Shown[] {
  return press.shown.filter(({ name, scale }) => CATTLE.has(name) && scale < 0.5 * press.u);
}

/** The paddock with the point (x, y); below 0, or `strips` and above, outside all paddocks. */
function paddockAt(paddocks: Paddocks, x: number, y: number): number {
  let paddock = -1;
  while (paddock < paddocks.plan.strips && paddocks.fenceX(paddock + 1, y) <= x) paddock += 1;
  return paddock;
}

/** Each seed places things differently. `npm run test:all` tries more. */
const SEEDS = process.env["TEST_ALL"] ? [1, 2, 3] : [1];
const presses = SUBJECTS.flatMap((subject) =>
  RATIOS.flatMap((ratio) =>
    SEASONS.flatMap((season) =>
      SEEDS.map((seed) => ({ subject, ratio, press: print({ subject, ratio, season, seed }) })),
    ),
  ),
);

describe.each(SUBJECTS)("the far herd of %s", (subject) => {
  const ofSubject = presses.filter((picture) => picture.subject === subject);

  test("is one herd of 6 to 9 head, or none is drawn", () => {
    for (const { press } of ofSubject) {
      const heads = farCattle(press).length;
      expect(heads === 0 || (heads >= 6 && heads <= 9), `${heads} head`).toBe(true);
    }
  });

  test("is bunched in a box of 0.12 of the width", () => {
    for (const { press } of ofSubject) {
      const cattle = farCattle(press);
      if (cattle.length === 0) continue;
      const left = Math.min(...cattle.map(({ x, scale, flip }) => x - (flip ? 86 : 4) * scale));
      const right = Math.max(...cattle.map(({ x, scale, flip }) => x + (flip ? 4 : 86) * scale));
      expect(right - left).toBeLessThanOrEqual(HERD_WIDTH * press.W + 0.01);
    }
  });
});

test("is between the two fences of the paddock that is grazed", () => {
  for (let seed = 0; seed < 40; seed++) {
    const press = new Press({ subject: "hero", seed });
    const grazed = seed % 6;
    const plan = { top: () => 260, bottom: 490, strips: 6, first: (grazed + 1) % 6, grazed };
    const paddocks = new Paddocks({ ...plan, width: press.W, vanishingX: press.W / 2 });
    farHerd(press, paddocks, { nearness: 0.1 + 0.02 * (seed % 10), scale: 0.3 * press.u });
    for (const { x, y, scale, flip } of farCattle(press)) {
      const [tail, nose] = [x, x + (flip ? -86 : 86) * scale];
      expect([tail, nose].map((end) => paddockAt(paddocks, end, y))).toEqual([grazed, grazed]);
    }
  }
});

/** Where an animal's hind feet and forefeet are, in author units. */
const FEET: Readonly<Record<string, readonly [hind: number, fore: number]>> = {
  cowStand: [5, 63],
  cowGraze: [5, 63],
  cowWalk: [0, 76],
  cowLie: [0, 76],
  calf: [6, 46],
};

test.each(SUBJECTS)("no animal near the viewer straddles a fence: %s", (subject) => {
  for (const { press } of presses.filter((picture) => picture.subject === subject)) {
    const { paddocks } = press;
    if (!paddocks) continue;
    for (const { name, x, y, scale, flip } of press.shown) {
      const feet = FEET[name];
      if (!feet || scale < 0.5 * press.u) continue;
      const [hind, fore] = feet.map((foot) => x + (flip ? -foot : foot) * scale);
      const [behind, before] = [hind ?? 0, fore ?? 0].map((foot) => paddockAt(paddocks, foot, y));
      expect(behind, name).toBe(before);
    }
  }
});
