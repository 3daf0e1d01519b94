import { findingAt } from "#app/domain/tools/fields/file.ts";
import {
  checkDoubleDiscount,
  checkJar,
  checkResidual,
  checkSeasonShare,
  checkStubble,
} from "#app/domain/tools/fields/checks.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { checkOrder, checkOverlap } from "#app/domain/tools/chart/log.ts";
import { cashTest, checkCash } from "#app/domain/tools/money/budget.ts";
import { checkShape } from "#app/domain/tools/money/fence.ts";
import { checkLimit, type Finding } from "#app/domain/tools/numbers/limits.ts";
import { checkTrial } from "#app/domain/tools/paddocks/sums.ts";
import { checkPipe, INSIDE_DIAMETER_IN, pipePressure } from "#app/domain/tools/planners/water.ts";
import { readRanch } from "#app/features/tools/ranch-file/read-file.ts";
import { type Inputs, ranchOf, type Sheet, sheet, type Value } from "../sheet.ts";

/** The site's trial; a kit's cut is counted from it. */
const TRIAL_ACRES = 40;

const told = (finding: Finding | null): Record<string, Value> =>
  finding ? { ...finding } : { ok: 1, code: null, message: null };

/** The finding that stands beside a field. */
const limit = (input: string, path: string): Sheet =>
  sheet(input, `the limits of ${path}`, (i) =>
    told(findingAt(ranchOf({ [path]: i[input] }), path)),
  );

const stay = (text: string) => {
  const [name = "", span = ""] = text.split(" ");
  const [from = "", to = ""] = span.split("..");
  return { name, in: calendarDate(from), out: calendarDate(to) };
};

const pipe = (i: Inputs) => {
  const insideIn = Object.entries(INSIDE_DIAMETER_IN.pe).find(
    ([size]) => size === i.text("pipeIn"),
  )?.[1];
  if (!insideIn) throw new TypeError("input pipeIn is no size we know");
  return checkPipe(
    pipePressure({
      flowGpm: i.num("flowGpm"),
      lengthFt: i.num("lengthFt"),
      insideIn,
      smoothness: i.num("C"),
      sourcePsi: i.num("staticPsi"),
      fallFt: 0,
      fittingsPct: 0,
    }),
    0,
  );
};

/** What is refused or warned about. */
export const REFUSALS: readonly Sheet[] = [
  limit("head", "herdRows.a.head"),
  limit("weightLb", "herdRows.a.weightLb"),
  limit("growthLbAc", "pastures.l.growthLbAc"),
  sheet("paddocks", "the limits of their number", (i) => told(checkLimit("paddocks", i.paddocks))),
  limit("lifeYears", "money.lifeYears"),
  limit("wastePct", "money.feedingLossPct"),
  limit("intakePct", "method.intakePct"),
  limit("restDays", "season.restDays"),
  limit("stayDays", "season.stayDays"),
  limit("seasonDays", "season.days"),
  limit("tempF", "water.tempF"),
  sheet("sharePct", "the limits of a share", (i) => told(checkSeasonShare(i.sharePct, "planted"))),
  sheet("heightIn stubbleIn", "stubble under height", (i) =>
    told(checkStubble(i.heightIn, i.stubbleIn)),
  ),
  sheet("mode stubbleIn sharePct", "one caution, not two", (i) =>
    told(checkDoubleDiscount(i.stubbleIn, i.sharePct)),
  ),
  sheet("trialAcres ranchAcres", "a tenth of the ranch", (i) =>
    told(checkTrial(i.trialAcres, i.ranchAcres)),
  ),
  sheet("flowGpm pipeIn C lengthFt staticPsi", "friction against pressure", (i) => told(pipe(i))),
  sheet("widthFt heightFt acres", "W x H / 43,560", (i) =>
    told(checkShape(i.widthFt, i.heightFt, i.acres)),
  ),
  sheet("kit cash", "kit against cash", (i) =>
    told(checkCash(cashTest(i.kit, i.cash, i.num("acres", TRIAL_ACRES)))),
  ),
  sheet("in out", "in before out", (i) =>
    told(checkOrder(calendarDate(i.text("in")), calendarDate(i.text("out")))),
  ),
  sheet("overlap", "one place at a time", (i) => told(checkOverlap(i.texts("overlap").map(stay)))),
  sheet("standingLbAc leaveLbAc", "standing against leave", (i) =>
    told(checkResidual(i.standingLbAc, i.leaveLbAc)),
  ),
  sheet("sandIn totalIn", "marks in order", (i) => told(checkJar(i.sandIn, i.totalIn))),
  sheet("schema", "the file's schema", (i) =>
    told(readRanch({ app: "first-paddock", schema: i.schema }).refusal),
  ),
];
