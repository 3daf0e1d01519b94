import type { CalendarDate } from "../../dates/calendar-date.ts";
import { addDays } from "../../dates/calendar-date.ts";
import { checkSpan } from "../chart/log.ts";
import { planChart, type PlanInput } from "../chart/plan.ts";
import { inOrder, lastOuts, replan } from "../chart/replan.ts";
import type { PlanRow } from "../chart/types.ts";
import { type Answer, answer } from "./input-reader.ts";
import { paddocksAnswer } from "./paddocks-answer.ts";
import type { RanchFile } from "./ranch-file.ts";

/** Plan a rotation or two ahead, not a year. */
const ROTATIONS = 2;
/** The id of a file's only herd in its log. */
export const HERD_ID = "herd";

/** The chart's inputs from a ranch file. */
export function planInput(file: RanchFile): Answer<PlanInput> {
  return answer((inputs) => {
    const start = inputs.date("the day grazing begins", file.season.start);
    const stays = inputs.from(paddocksAnswer(file));
    const restWindows = file.season.rest.map(({ from, to, days }) => {
      inputs.add(checkSpan(from, to));
      return { from, to, days: inputs.num("days of a rest window", days, "rest") };
    });
    for (const { from, to } of file.season.blocks) inputs.add(checkSpan(from, to));
    return () => ({
      start,
      end: file.season.days === null ? null : addDays(start, file.season.days),
      rotations: ROTATIONS,
      restWindows,
      restDays: file.season.restDays ?? 0,
      blocks: file.season.blocks,
      paddocks: (stays?.paddocks ?? []).map(({ id, acres, rating, feedDays }) => ({
        id,
        acres,
        rating,
        feedDays,
        lastOut: null,
      })),
    });
  });
}

/** A ranch's plan, from its numbers and its log, if any. */
export function plannedRows(file: RanchFile, today: CalendarDate): Answer<readonly PlanRow[]> {
  const input = planInput(file);
  if (!input.ok) return input;
  const rows =
    file.log.length === 0 ? planChart(input.value) : replan(input.value, file.log, today);
  return { ok: true, value: rows, warnings: input.warnings };
}

/** The paddock the herd is in by the log, or by the plan if no stay is open. */
export function currentPaddock(
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

/** The day each paddock was last left, by the log or, without one, by the plan. */
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
