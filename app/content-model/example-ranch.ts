import { parse } from "yaml";
import { z } from "zod";

const positive = z.number().positive();
const percent = z.number().min(0).max(100);
const text = z.string().min(1);

/** A price with its year and what it includes, so that nobody compares prices of two decades by mistake. */
const price = z.strictObject({
  dollars: positive,
  year: text,
  kind: z.enum(["published", "assumption"]),
  holds: text,
  source: text.optional(),
});

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
      dryFeedLbPerAnimalUnitDay: positive,
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
      gallonsPerPairDay: positive,
      lossPercent: percent,
      fillHours: positive,
      fallFeet: positive,
    }),
    prices: z.strictObject({
      hayPerCowDay: price,
      stockpilePerCowDay: price,
      raisedHayPerCowDay: price,
      nitrogenPerLb: price,
      laborPerHour: price,
      compostPerYard: price,
      coverCropPerAcre: price,
      steerGainPerLb: price,
      extraSteer: price,
    }),
    kit: z
      .array(
        z.strictObject({
          item: text,
          working: text,
          dollars: positive,
          half: z.enum(["wire", "water"]),
        }),
      )
      .min(1),
    notebookGear: z.strictObject({ yardstickAndRainGauge: positive, ringAndBottle: positive }),
    fence: z.strictObject({
      joulesPerMile: positive,
      rodFeetPerJoule: positive,
      chargerJoules: positive,
      rodFeet: positive,
    }),
    monitoring: z.strictObject({
      stakes: z.int().positive(),
      rings: z.strictObject({
        perStake: z.int().positive(),
        inchesPoured: positive,
        flOzPerInch: positive,
        exampleMinutes: z.array(positive).min(1),
        gallonsToBring: positive,
      }),
      jar: z.strictObject({
        crumbsPerStake: z.int().positive(),
        minutesInWater: positive,
        dips: z.int().positive(),
      }),
      toePoints: z.strictObject({
        count: z.int().positive(),
        everySteps: z.int().positive(),
        examplePlant: z.int(),
        exampleLitter: z.int(),
        exampleRock: z.int(),
        exampleBare: z.int(),
      }),
      conditionScore: z.strictObject({
        cows: z.int().positive(),
        alarmDrop: positive,
        alarmBelow: positive,
      }),
      flies: z.strictObject({
        perAnimal: z.int().positive(),
        exampleOneSide: z.array(z.int().positive()).min(1),
      }),
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
