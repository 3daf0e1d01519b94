import type { CalendarDate } from "../../dates/calendar-date.ts";
import { addDays } from "../../dates/calendar-date.ts";
import { checkSpan } from "../chart/log.ts";
import { planChart, type PlanInput } from "../chart/plan.ts";
import { inOrder, lastOuts, replan } from "../chart/replan.ts";
import type { PlanRow } from "../chart/types.ts";
import { type Answer, answer } from "./known.ts";
import { paddocksAnswer } from "./paddocks-answer.ts";
import type { RanchFile } from "./ranch-file.ts";

/** Plan one or two rotations, not a year. */
const ROTATIONS = 2;
/** The one herd of a file, in its log. */
export const HERD_ID = "herd";

/** What the chart is planned from. */
export function planInput(file: RanchFile): Answer<PlanInput> {
  const stays = paddocksAnswer(file);
  return answer((known) => {
    const start = known.date("the day grazing begins", file.season.start);
    if (!stays.ok) {
      known.missing.push(...stays.missing);
      known.refusals.push(...stays.refusals);
    }
    const restWindows = file.season.rest.map(({ from, to, days }) => {
      known.found(checkSpan(from, to));
      return { from, to, days: known.num("days of a rest window", days, "rest") };
    });
    for (const { from, to } of file.season.blocks) known.found(checkSpan(from, to));
    return () => ({
      start,
      end: file.season.days === null ? null : addDays(start, file.season.days),
      rotations: ROTATIONS,
      restWindows,
      restDays: file.season.restDays ?? 0,
      blocks: file.season.blocks,
      paddocks: (stays.ok ? stays.value.paddocks : []).map(({ id, acres, rating, feedDays }) => ({
        id,
        acres,
        rating,
        feedDays,
        lastOut: null,
      })),
    });
  });
}

/** The plan of a ranch: from its numbers, and from its log where there is one. */
export function plannedRows(file: RanchFile, today: CalendarDate): Answer<readonly PlanRow[]> {
  const input = planInput(file);
  if (!input.ok) return input;
  const rows =
    file.log.length === 0 ? planChart(input.value) : replan(input.value, file.log, today);
  return { ok: true, value: rows, warnings: input.warnings };
}

/** The paddock in which the herd is by the log, or by the plan where nothing is logged. */
export function herdIsIn(
  file: RanchFile,
  plan: readonly PlanRow[],
  today: CalendarDate,
): {
  readonly paddockId: string;
  readonly since: CalendarDate;
  readonly until: CalendarDate | null;
} | null {
  const open = inOrder(file.log).findLast(({ out }) => out === null);
  const row = plan.find((each) => each.in <= today && today < each.out);
  if (open)
    return {
      paddockId: open.paddockId,
      since: open.in,
      until: row && row.paddockId === open.paddockId ? row.out : null,
    };
  return row ? { paddockId: row.paddockId, since: row.in, until: row.out } : null;
}

/** The day each paddock was last left up to a day, by the log or else by the plan. */
export function leftOn(
  file: RanchFile,
  plan: readonly PlanRow[],
  today: CalendarDate,
): ReadonlyMap<string, CalendarDate> {
  const outs = new Map<string, CalendarDate>();
  if (file.log.length === 0)
    for (const { paddockId, out } of plan) if (out <= today) outs.set(paddockId, out);
  for (const [id, out] of lastOuts(file.log)) if (out <= today) outs.set(id, out);
  return outs;
}
