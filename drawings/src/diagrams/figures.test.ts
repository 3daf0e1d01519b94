import sharp from "sharp";
import { expect, test } from "vitest";
import { solve } from "../../../app/domain/tools/planner.ts";
import { FENCE } from "../../../app/domain/tools/planners/fence.ts";
import { STOCKING } from "../../../app/domain/tools/planners/season.ts";
import { calendarDate } from "../../../app/domain/dates/calendar-date.ts";
import { EXAMPLE_FILE as ranch } from "../../../app/features/tools/ranch-file/example-file.ts";
import { cutOf } from "../../../app/pictures/diagrams/cuts.ts";
import { CUTS as SHARE_CUTS, shareEaten } from "./grass/share-eaten.ts";
import { EXAMPLE_SEASON } from "./ranch/example-season.ts";
import { FIELD_FT } from "./water/field.ts";

const SQ_FT_PER_ACRE = 43_560;
const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const DAY = calendarDate("2024-05-01");

/** Acres of the square farther than `reach` feet from its center, by counting square feet. */
function countedDryAcres(reach: number): number {
  const half = FIELD_FT / 2;
  let squareFeet = 0;
  for (let x = 0.5; x < half; x += 1) {
    for (let y = 0.5; y < half; y += 1) if (Math.hypot(x, y) > reach) squareFeet += 4;
  }
  return squareFeet / SQ_FT_PER_ACRE;
}

test("14.0 and 1.7 of the 40 acres are beyond 600 and 800 feet", () => {
  expect(FIELD_FT ** 2 / SQ_FT_PER_ACRE).toBe(40);
  for (const [reach, acres] of [
    [600, "14.0"],
    [800, "1.7"],
  ] as const) {
    expect(countedDryAcres(reach).toFixed(1)).toBe(acres);
    expect(JSON.stringify(cutOf("water-circle").words)).toContain(`${acres} acres`);
  }
});

test("the plan's distances follow from its square", () => {
  const { words, keys } = cutOf("water-plan");
  expect(ranch.fence.widthFt).toBe(FIELD_FT);
  const corner = Math.round(Math.hypot(FIELD_FT / 2, FIELD_FT / 2));
  for (const feet of [corner, FIELD_FT / 2]) expect(keys?.join()).toContain(`${feet} ft`);
  expect(solve(FENCE, ranch, DAY)).toMatchObject({ value: { interiorFt: 2640 } });
  expect(words).toContain("= 2,640 ft");
});

test("the tuft is split into 25, 25 and 50% of its visible ink", async () => {
  const { data, info } = await sharp(Buffer.from(shareEaten()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [eaten, trampled, left] = [0, 0, 0];
  const areas = { eaten, trampled, left };
  const ground = [data[0], data[1], data[2]];
  for (let y = 0; y < 428; y += 1) {
    const layer = y < SHARE_CUTS.eaten ? "eaten" : y < SHARE_CUTS.trampled ? "trampled" : "left";
    // the keys are to the right of the tuft
    for (let x = 0; x < 560; x += 1) {
      const at = (y * info.width + x) * info.channels;
      if (ground.some((channel, i) => channel !== data[at + i])) areas[layer] += 1;
    }
  }
  const whole = areas.eaten + areas.trampled + areas.left;
  expect(Math.abs(areas.eaten / whole - 0.25)).toBeLessThan(0.02);
  expect(Math.abs(areas.trampled / whole - 0.25)).toBeLessThan(0.02);
});

test("the season bar matches the example ranch", () => {
  const start = ranch.season.start ?? "";
  expect(solve(STOCKING, ranch, DAY)).toMatchObject({
    value: {
      seasonDays: EXAMPLE_SEASON.days,
      herd: { head: EXAMPLE_SEASON.cows },
      daysShown: EXAMPLE_SEASON.grassDays,
      headForSeason: EXAMPLE_SEASON.cowsCarried,
    },
  });
  expect(EXAMPLE_SEASON.triggerDay).toBe(daysBetween(start, ranch.drought.date ?? ""));
  expect(EXAMPLE_SEASON.months).toEqual(
    ["06", "07", "08", "09", "10", "11"].map((month) =>
      daysBetween(start, `${start.slice(0, 4)}-${month}-01`),
    ),
  );
});

test("the ring and the row of paddocks show the rest that four paddocks give", () => {
  const stay = 30 / (ranch.paddocks.length - 1);
  expect(stay).toBe(10);
  for (const name of ["rest", "grazing-ring"] as const) {
    const { columns, keys } = cutOf(name);
    const texts = (columns ?? keys ?? []).join();
    for (const days of [2, stay + 2, 2 * stay + 2])
      expect(texts).toMatch(new RegExp(`\\b${days} days`));
  }
});

test("the tallies show the review's shares", () => {
  expect(cutOf("tally-20-of-23").words).toContain("87%");
  expect(cutOf("tally-35-of-38").words).toContain("92%");
  expect(cutOf("tally-27-of-32").words).toContain("84%");
});
