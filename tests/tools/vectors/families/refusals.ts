import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { correctMove, logFinding } from "#app/domain/tools/chart/log.ts";
import { findingAt } from "#app/domain/tools/fields/file.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import type { Finding } from "#app/domain/tools/numbers/limits.ts";
import type { Planner } from "#app/domain/tools/planner.ts";
import { FENCE } from "#app/domain/tools/planners/fence.ts";
import { CASH } from "#app/domain/tools/planners/money.ts";
import { PADDOCKS } from "#app/domain/tools/planners/paddocks.ts";
import { PIPE } from "#app/domain/tools/planners/water.ts";
import { readRanch } from "#app/features/tools/ranch-file/read-file.ts";
import { fieldsOf, type Inputs, type Sheet, sheet } from "../sheet.ts";
import { paddocks } from "./grass.ts";
import { kit } from "./money.ts";
import { flowing } from "./water.ts";

const told = (finding: Finding | null | undefined) =>
  finding ? { ...finding } : { ok: 1, code: null, message: null };

/** The error or warning shown beside an input's field. */
const beside = (input: string): Sheet =>
  sheet(input, (i) => told(findingAt(i.ranch(), fieldsOf(input)[0] ?? input)));

/** The first refusal or warning on a planner's card. */
function onCard(i: Inputs, planner: Planner<unknown>, more = {}) {
  const answer = i.answer(planner, more);
  return told((answer.ok ? answer.warnings : answer.refusals)[0]);
}

/** A stay in the log: "P1 2027-06-01..2027-06-10". */
function stay(text: string) {
  const [paddockId = "", from = "", to = ""] = text.split(/ |\.\./);
  return newEntry("log", { id: text, paddockId, in: calendarDate(from), out: calendarDate(to) });
}

/** Inputs that are rejected or cause a warning. */
export const REFUSALS: readonly Sheet[] = [
  ...["head", "weightLb", "growthLbAc", "sharePct", "stubbleIn", "standingLbAc"].map(beside),
  ...["tempF", "lifeYears", "wastePct"].map(beside),
  sheet("mode stubbleIn sharePct", (i) => told(findingAt(i.ranch(), "season.sharePctLayer"))),
  sheet("sandIn totalIn", (i) => told(findingAt(i.ranch(), "tests.jarTopIn"))),
  sheet("paddocks", (i) =>
    onCard(i, PADDOCKS, paddocks(Array.from({ length: i.paddocks }, () => 10))),
  ),
  sheet("trialAcres ranchAcres", (i) =>
    onCard(i, PADDOCKS, paddocks([i.trialAcres / 2, i.trialAcres / 2])),
  ),
  sheet("flowGpm pipeIn lengthFt staticPsi", (i) =>
    // The planner adds 10% of pipe length for fittings.
    onCard(i, PIPE, { ...flowing(i.flowGpm), "water.pipeFt": i.lengthFt / 1.1 }),
  ),
  sheet("widthFt heightFt acres", (i) => onCard(i, FENCE, paddocks([i.acres]))),
  sheet("kit cash", (i) => onCard(i, CASH, kit(i, i.kit))),
  sheet("in out", (i) => {
    const [on, out] = [calendarDate(i.text("in")), calendarDate(i.text("out"))];
    const log = [newEntry("log", { id: "s", paddockId: "p1", in: on })];
    const corrected = correctMove(i.ranch({ log }), "s", { out }, "");
    return told(corrected.ok ? null : corrected.finding);
  }),
  sheet("overlap", (i) =>
    told(logFinding(i.ranch({ log: i.list("overlap").map((text) => stay(String(text))) }))),
  ),
  sheet("schema", (i) => {
    const read = readRanch({ app: "first-paddock", schema: i.schema });
    return told(read.kind === "refused" ? read.refusal : null);
  }),
];
