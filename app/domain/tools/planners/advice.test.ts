import { expect, test } from "vitest";
import { change, EXAMPLE, START, valueOf } from "../../../../tests/tools/ranches.ts";
import type { RanchFile } from "../fields/fields.ts";
import { type Planner, say, solve } from "../planner.ts";
import { FENCE } from "./fence.ts";
import { NEED } from "./need.ts";
import { PADDOCKS } from "./paddocks.ts";
import { DROUGHT, STOCKING } from "./season.ts";
import { PIPE } from "./water.ts";

const warnings = (planner: Planner<unknown>, file: RanchFile) => {
  const answer = solve(planner, file, START);
  return answer.ok ? answer.warnings : [];
};
const codes = (planner: Planner<unknown>, file: RanchFile) =>
  warnings(planner, file).map(({ code }) => code);
const herdOf = (cls: string, head: number): RanchFile => ({
  ...EXAMPLE,
  herdRows: EXAMPLE.herdRows.map((row) => ({ ...row, cls, head })),
});

test("a spring that is too weak all day needs more water, another one more hours", () => {
  const told = (sourceGpm: number) =>
    warnings(NEED, change(EXAMPLE, { "water.sourceGpm": sourceGpm }))[0]?.message;
  expect(told(0.25)).toContain("Find more water");
  expect(told(2)).toContain("Fill longer");
});

test("a cow in more milk than K-State's table knows has no figure there", () => {
  expect(codes(NEED, change(EXAMPLE, { "water.milkLbDay": 60 }))).toEqual(["warn.milk"]);
});

test("a few goats take a trickle, which the pipe carries", () => {
  const few = herdOf("goat", 3);
  expect(say(NEED, few, START)?.beside).toContain("under 0.1 gallons a minute");
  expect(codes(PIPE, few)).toEqual(["warn.flow.low"]);
});

test("twice as many paddocks never promise a longer stay than their grass", () => {
  const dry = change(EXAMPLE, {
    "season.restDays": 300,
    "season.heightIn": 40,
    "pastures.pasture-1.growthLbAc": 20_000,
  });
  const [stay] = /(?<=it’s )[\d.]+/.exec(say(PADDOCKS, dry, START)?.verdict ?? "") ?? [];
  expect(Number(stay)).toBeCloseTo((valueOf(PADDOCKS, dry).byGrass ?? 0) / 2, 1);
});

test("one wire does not hold sheep or goats", () => {
  expect(codes(FENCE, herdOf("sheep", 60))).toEqual(["warn.fence.sheep"]);
});

test("head of a herd of several kinds are the same share of each", () => {
  const [cows] = EXAMPLE.herdRows;
  const mixed = { ...EXAMPLE, herdRows: [cows, { ...cows, id: "bulls", cls: "bull", head: 2 }] };
  for (const planner of [STOCKING, DROUGHT])
    expect(codes(planner, mixed as RanchFile)).toEqual(["warn.kinds"]);
});

test("grass that lasts into another year is told with that year", () => {
  const winter = change(EXAMPLE, { "drought.date": "2026-12-01", "drought.until": "2027-04-30" });
  expect(say(DROUGHT, winter, START)?.beside).toBe("until January 29, 2027; you want 150");
});

test("one animal leaves, two leave", () => {
  const two = change(EXAMPLE, { "herdRows.herd-1.head": 2, "pastures.pasture-1.acres": 8 });
  const verdict = say(DROUGHT, two, START)?.verdict;
  expect(verdict).toContain("1 head leaves");
  expect(verdict).toContain("2 head leave by");
});
