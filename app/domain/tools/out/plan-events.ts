import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { HOME, type PlanRow } from "../chart/types.ts";
import { basicDate, type CalendarEvent } from "./ics.ts";

export interface MoveEventInput {
  readonly planId: string;
  readonly row: PlanRow;
  readonly name: string;
  readonly fromName: string | null;
  readonly restUntil: CalendarDate | null;
}

const slug = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** A planned move as an all-day event. */
export function moveEvent({
  planId,
  row,
  name,
  fromName,
  restUntil,
}: MoveEventInput): CalendarEvent {
  const rest = fromName && restUntil ? `\nRest ${fromName} until about ${restUntil}.` : "";
  return {
    uid: `${slug(planId)}-${slug(row.paddockId)}-${basicDate(row.in)}@firstpaddock`,
    on: row.in,
    summary: `Move herd: ${fromName ? `${fromName} to ${name}` : `into ${name}`}, look first`,
    description: `Plan only. Check the stubble; move on the plant, not the date.${rest}`,
  };
}

/** All planned moves. `restAfterDays` returns the rest of a paddock left on a day. */
export function planEvents(
  planId: string,
  rows: readonly PlanRow[],
  paddockName: (paddockId: string) => string,
  restAfterDays: (out: CalendarDate) => number,
): CalendarEvent[] {
  return rows.map((row, index) => {
    const from = rows[index - 1];
    const fromPaddock = from && from.paddockId !== HOME;
    return moveEvent({
      planId,
      row,
      name: paddockName(row.paddockId),
      fromName: from ? paddockName(from.paddockId) : null,
      restUntil: fromPaddock ? addDays(row.in, restAfterDays(row.in)) : null,
    });
  });
}

/** A trigger date as an all-day event. */
export function triggerEvent(id: string, on: CalendarDate, sentence: string): CalendarEvent {
  return {
    uid: `trigger-${slug(id)}-${basicDate(on)}@firstpaddock`,
    on,
    summary: "Trigger date: look at the grass and decide",
    description: sentence,
  };
}
