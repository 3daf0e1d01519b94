import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GROUND_ROD, HAY_PER_COW_DAY, INTAKE_PCT } from "#app/domain/tools/rules.ts";
import { parseExampleRanch } from "./example-ranch.ts";

const source = readFileSync("content/example-ranch.yaml", "utf8");
const ranch = parseExampleRanch(source);

describe("the example ranch", () => {
  test("the trial is a tenth of the ranch, in a square of four paddocks", () => {
    const trial = ranch.pastures.find(({ role }) => role === "trial");
    expect(trial?.acres).toBe(ranch.acres / 10);
    expect(ranch.trial.sideFeet ** 2 / 43_560).toBe(trial?.acres);
    expect(ranch.trial.crossFenceFeet).toBe(2 * ranch.trial.sideFeet);
    expect(ranch.trial.pipeFeet).toBe(ranch.trial.sideFeet / 2);
  });

  test("one pass over the trial stays within the year's grass budget", () => {
    const { grass } = ranch;
    const onePass =
      ((grass.turnInHeightInches - grass.stopHeightInches) *
        grass.lbPerAcreInch *
        grass.shareAboveStopHeightPercent) /
      100;
    const budget = (grass.yearGrowthLbPerAcre * grass.shareOfYearEatenPercent) / 100;
    expect(onePass).toBeLessThanOrEqual(budget);
  });

  test("the kit costs $1,950, of which $913 is water, and fits a tenth of the winter feed bill", () => {
    const cost = (half: string) =>
      ranch.kit.reduce((sum, each) => sum + (each.half === half ? each.dollars : 0), 0);
    expect(cost("wire")).toBe(1037);
    expect(cost("water")).toBe(913);
    const { cows, cowWeightLb } = ranch.herd;
    const demandLb = (cows * cowWeightLb * INTAKE_PCT) / 100;
    const grazedLb =
      (ranch.acres * ranch.grass.yearGrowthLbPerAcre * ranch.grass.shareOfYearEatenPercent) / 100;
    const hayDays = 365 - Math.round(grazedLb / demandLb);
    const winterFeed = hayDays * cows * HAY_PER_COW_DAY.dollars;
    expect(cost("wire") + cost("water")).toBeLessThan(winterFeed / 10);
  });

  test("the ground rods meet the stricter of the two rules", () => {
    const { ftPerJoule, rodFt } = GROUND_ROD;
    expect(2 * rodFt).toBeGreaterThanOrEqual(ranch.fence.chargerJoules * ftPerJoule);
  });

  test("a file that does not add up is rejected with the field's name", () => {
    expect(() => parseExampleRanch(source.replace("acres: 400", "acres: 300"))).toThrow(/pastures/);
    expect(() => parseExampleRanch(source.replace("cows: 60", "cows: 60.5"))).toThrow(/cows/);
    expect(() => parseExampleRanch(`${source}\nlambs: 3\n`)).toThrow(/lambs/);
  });
});
