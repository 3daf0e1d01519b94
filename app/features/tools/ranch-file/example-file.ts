import { calendarDate } from "../../../domain/dates/calendar-date.ts";
import type { FenceItem, RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import type { ExampleRanch } from "../../../content-model/example-ranch.ts";
import { seasonGrassLb, standingGrassLb } from "../../../domain/tools/grass/stocking.ts";
import { rounded, wholeDown, wholeUp } from "../../../domain/tools/numbers/round.ts";
import { newRanchFile } from "./new-file.ts";

/** The site's example ranch as a file of the planners. No number in it is marked as the rancher's own. */
export function exampleFile(example: ExampleRanch): RanchFile {
  const { drought, fence, grass, herd, monitoring, prices, season, trial, water } = example;
  const blank = newRanchFile("example", `${season.turnout}T12:00:00Z`);
  const trialPasture = example.pastures.find(({ role }) => role === "trial");
  const paddockAcres = (trialPasture?.acres ?? 0) / trial.paddocks;
  return {
    ...blank,
    ranch: { name: "", ranchAcres: example.acres, firstFrost: null },
    method: { aue: "simple", intakePct: 2.6, marginPct: season.marginPercent },
    herdRows: [
      {
        id: "herd-1",
        cls: "cow-calf",
        head: herd.cows,
        weightLb: herd.cowWeightLb,
        aueOverride: null,
      },
    ],
    pastures: example.pastures.map(({ name, acres }, index) => ({
      id: `pasture-${index + 1}`,
      name,
      acres,
      kind: "range",
      growthLbAc: grass.yearGrowthLbPerAcre,
      sharePctSeason: grass.shareOfYearEatenPercent,
    })),
    paddocks: Array.from({ length: trial.paddocks }, (_, index) => ({
      id: `p${index + 1}`,
      name: `P${index + 1}`,
      acres: paddockAcres,
      rating: 5,
    })),
    season: {
      ...blank.season,
      start: calendarDate(season.turnout),
      days: season.days,
      heightIn: grass.turnInHeightInches,
      stubbleIn: grass.stopHeightInches,
      lbPerIn: grass.lbPerAcreInch,
      sharePctLayer: grass.shareAboveStopHeightPercent,
    },
    drought: {
      date: calendarDate(drought.checkDate),
      until: calendarDate(drought.wantedUntil),
      standingLbAc: drought.standingLbPerAcre,
      leaveLbAc: drought.leaveLbPerAcre,
      sharePctLayer: drought.shareAboveLeavePercent,
      grownSoFarLbAc: drought.grownSoFarLbPerAcre,
      shareGrownPct: drought.grownByCheckDatePercent,
      countGrowth: false,
    },
    water: {
      ...blank.water,
      galPairDay: water.gallonsPerPairDay,
      fillHours: water.fillHours,
      fallFt: water.fallFeet,
      pipeFt: trial.pipeFeet,
      liftFt: 60,
    },
    fence: {
      ...blank.fence,
      widthFt: trial.sideFeet,
      heightFt: trial.sideFeet,
      spacingFt: trial.postSpacingFeet,
      joulesBought: fence.chargerJoules,
      items: example.kit.map(kitItem),
    },
    money: {
      ...blank.money,
      cashLimit: tenthOfWinterFeed(example),
      lifeYears: trial.kitLifeYears,
      wage: prices.laborPerHour.dollars,
      laborHours: example.stockpile.laborHours,
      hayDays: stockpileHayDays(example),
      hayPerCowDay: prices.hayPerCowDay.dollars,
      hayPerTon: 80,
      grazedCost: 0,
      feedingCost: 0,
      moveMinutes: 45,
      moveEveryDays: 3,
      fallNet: 150,
      grassBack: "yes",
    },
    tests: {
      ...blank.tests,
      ringMinutes: monitoring.rings.exampleMinutes,
      slake: [3, 4, 4, 5, 3, 4],
      // A photo shows one side of a cow.
      flies: monitoring.flies.exampleOneSide.map((count) => count * 2),
      nitratePpm: 1700,
      nitrateUnit: "no3n",
      jarSandIn: 1.6,
      jarSiltIn: 3.2,
      jarTopIn: 4,
      wormHighF: 90,
      wormRestDays: 45,
    },
  };
}

function kitItem(
  { item, working, dollars, half }: ExampleRanch["kit"][number],
  index: number,
): FenceItem {
  const [count = "", price] = working.split("×");
  const qty = price === undefined ? 1 : Number.parseFloat(count.replaceAll(",", ""));
  return { id: `item-${index + 1}`, name: item, qty, price: dollars / qty, half };
}

const herdLbPerDay = ({ herd }: ExampleRanch): number =>
  herd.cows * herd.animalUnitsPerCow * herd.dryFeedLbPerAnimalUnitDay;

/** A tenth of the winter's hay cost, to the nearest hundred dollars: the example's limit for the kit. */
function tenthOfWinterFeed(example: ExampleRanch): number {
  const { acres, grass, herd, prices } = example;
  const lb = seasonGrassLb(acres, grass.yearGrowthLbPerAcre, grass.shareOfYearEatenPercent);
  const hayDays = 365 - Math.round(lb / herdLbPerDay(example));
  const feed = hayDays * herd.cows * prices.hayPerCowDay.dollars;
  return rounded(feed / 10 / 100, 0) * 100;
}

/** Days of hay that the stockpile replaces, less the fall grazing it costs. */
function stockpileHayDays(example: ExampleRanch): number {
  const { acres, standingLbPerAcre, shareEatenPercent, fallShareEatenPercent } = example.stockpile;
  const days = (share: number) =>
    standingGrassLb(acres, standingLbPerAcre, share) / herdLbPerDay(example);
  return wholeDown(days(shareEatenPercent)) - wholeUp(days(fallShareEatenPercent));
}
