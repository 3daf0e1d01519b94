import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { FenceItem, RanchFile } from "#app/domain/tools/fields/fields.ts";
import type { ExampleRanch } from "#app/content-model/example-ranch.ts";
import { seasonGrassLb, standingGrassLb } from "#app/domain/tools/grass/stocking.ts";
import { rounded, wholeDown, wholeUp } from "#app/domain/tools/numbers/figures.ts";
import { newEntry, newRanchFile } from "#app/domain/tools/fields/new.ts";
import {
  HAY_PER_COW_DAY,
  HAY_PER_TON,
  INTAKE_PCT,
  LABOR_PER_HOUR,
  MOVE_MINUTES,
} from "#app/domain/tools/rules.ts";

/** The site's example ranch as a file of the planners. No number in it is marked as the rancher's own. */
export function exampleFile(example: ExampleRanch): RanchFile {
  const { drought, fence, grass, herd, season, trial, water } = example;
  const blank = newRanchFile("example", `${season.turnout}T12:00:00Z`);
  const trialAcres = example.pastures.find(({ role }) => role === "trial")?.acres ?? 0;
  return {
    ...blank,
    ranch: { ...blank.ranch, ranchAcres: example.acres },
    method: { ...blank.method, marginPct: season.marginPercent, growthBasis: "oven" },
    herdRows: [newEntry("herdRows", { id: "herd-1", head: herd.cows, weightLb: herd.cowWeightLb })],
    // As one: all have the same grass, and few ranchers type several.
    pastures: [
      newEntry("pastures", {
        id: "pasture-1",
        acres: example.acres,
        growthLbAc: grass.yearGrowthLbPerAcre,
        sharePctSeason: grass.shareOfYearEatenPercent,
      }),
    ],
    paddocks: Array.from({ length: trial.paddocks }, (_, index) =>
      newEntry("paddocks", {
        id: `p${index + 1}`,
        name: `P${index + 1}`,
        acres: trialAcres / trial.paddocks,
        pastureId: "pasture-1",
      }),
    ),
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
      ...blank.drought,
      date: calendarDate(drought.checkDate),
      until: calendarDate(drought.wantedUntil),
      standingLbAc: drought.standingLbPerAcre,
      leaveLbAc: drought.leaveLbPerAcre,
      sharePctLayer: drought.shareAboveLeavePercent,
      grownSoFarLbAc: drought.grownSoFarLbPerAcre,
      shareGrownPct: drought.grownByCheckDatePercent,
    },
    water: {
      ...blank.water,
      fillHours: water.fillHours,
      refill: "1h",
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
      items: example.kit.filter(({ key }) => key === undefined).map(kitItem),
    },
    prices: {
      ...blank.prices,
      ...Object.fromEntries(
        example.kit.flatMap((line, index) =>
          line.key ? [[line.key, kitItem(line, index).price]] : [],
        ),
      ),
    },
    money: {
      ...blank.money,
      cashLimit: tenthOfWinterFeed(example),
      lifeYears: trial.kitLifeYears,
      wage: LABOR_PER_HOUR.dollars,
      laborHours: example.stockpile.laborHours,
      hayDays: stockpileHayDays(example),
      hayPerCowDay: HAY_PER_COW_DAY.dollars,
      hayPerTon: HAY_PER_TON.dollars,
      moveMinutes: MOVE_MINUTES,
      moveEveryDays: 3,
      fallNet: 218,
      grassBack: "yes",
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
  (herd.cows * herd.cowWeightLb * INTAKE_PCT) / 100;

/** A tenth of the winter's hay cost, to the nearest hundred dollars: the example's limit for the kit. */
function tenthOfWinterFeed(example: ExampleRanch): number {
  const { acres, grass, herd } = example;
  const lb = seasonGrassLb(acres, grass.yearGrowthLbPerAcre, grass.shareOfYearEatenPercent);
  const hayDays = 365 - Math.round(lb / herdLbPerDay(example));
  const feed = hayDays * herd.cows * HAY_PER_COW_DAY.dollars;
  return rounded(feed / 10 / 100, 0) * 100;
}

/** Days of hay that the stockpile replaces, less the fall grazing it costs. */
function stockpileHayDays(example: ExampleRanch): number {
  const { acres, standingLbPerAcre, shareEatenPercent, fallShareEatenPercent } = example.stockpile;
  const days = (share: number) =>
    standingGrassLb(acres, standingLbPerAcre, share) / herdLbPerDay(example);
  return wholeDown(days(shareEatenPercent)) - wholeUp(days(fallShareEatenPercent));
}
