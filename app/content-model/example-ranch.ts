import { parse } from "yaml";
import { z } from "zod";

const positive = z.number().positive();
const percent = z.number().min(0).max(100);
const text = z.string().min(1);

/**
 * The example ranch of posts, pages and planners (`content/example-ranch.yaml`). Field names carry the units. The
 * file has inputs only; planners and content tests calculate everything else.
 */
export const exampleRanchSchema = z
  .strictObject({
    acres: positive,
    pastures: z.array(z.strictObject({ name: text, acres: positive, role: text })).min(1),
    hayfields: z.strictObject({ count: z.int().positive(), acresEach: positive }),
    herd: z.strictObject({
      cows: z.int().positive(),
      cowWeightLb: positive,
      animalUnitsPerCow: positive,
    }),
    grass: z.strictObject({
      yearGrowthLbPerAcre: positive,
      shareOfYearEatenPercent: percent,
      shareToEarnPercent: percent,
      turnInHeightInches: positive,
      stopHeightInches: positive,
      lbPerAcreInch: positive,
      shareAboveStopHeightPercent: percent,
    }),
    season: z.strictObject({
      turnout: z.iso.date(),
      days: z.int().positive(),
      marginPercent: percent,
    }),
    trial: z.strictObject({
      paddocks: z.int().min(2),
      sideFeet: positive,
      crossFenceFeet: positive,
      postSpacingFeet: positive,
      pipeFeet: positive,
      buildHours: z.strictObject({ people: z.int(), fence: positive, waterLine: positive }),
      seasonLaborHours: positive,
      kitLifeYears: positive,
    }),
    stockpile: z.strictObject({
      acres: positive,
      standingLbPerAcre: positive,
      standingWithNitrogenLbPerAcre: positive,
      nitrogenLbPerAcre: positive,
      shareEatenPercent: percent,
      fallShareEatenPercent: percent,
      laborHours: positive,
      daysPerStrip: positive,
    }),
    drought: z.strictObject({
      checkDate: z.iso.date(),
      wantedUntil: z.iso.date(),
      standingLbPerAcre: positive,
      leaveLbPerAcre: positive,
      shareAboveLeavePercent: percent,
      grownSoFarLbPerAcre: positive,
      grownByCheckDatePercent: percent,
    }),
    water: z.strictObject({
      fillHours: positive,
      fallFeet: positive,
    }),
    kit: z
      .array(
        z.strictObject({
          item: text,
          key: z
            .enum(["wire", "reel", "post", "charger", "rod", "tank", "float", "pipe"])
            .optional(),
          working: text,
          dollars: positive,
          half: z.enum(["wire", "water"]),
        }),
      )
      .min(1),
    fence: z.strictObject({
      chargerJoules: positive,
    }),
  })
  .refine(({ acres, pastures }) => pastures.reduce((sum, each) => sum + each.acres, 0) === acres, {
    path: ["pastures"],
    error: "must add up to the ranch’s acres",
  })
  .refine(({ grass }) => grass.stopHeightInches < grass.turnInHeightInches, {
    path: ["grass", "stopHeightInches"],
    error: "must be below the height at turn-in",
  });

export type ExampleRanch = z.infer<typeof exampleRanchSchema>;

/** Parses the example ranch's YAML. @throws z.ZodError that names each invalid field. */
export function parseExampleRanch(yaml: string): ExampleRanch {
  return exampleRanchSchema.parse(parse(yaml));
}
