import { addDays, type CalendarDate, dateParts } from "../../dates/calendar-date.ts";
import { dayAndMonth } from "../../dates/format-date.ts";
import { type ChartPlan, restAfter } from "../chart/plan.ts";
import { seasonStays } from "../chart/stays.ts";
import { HOME, paddockName, type PlanRow } from "../chart/types.ts";
import type { RanchFile, Trigger } from "../fields/fields.ts";
import { figure } from "../numbers/figures.ts";
import { othersInputs, othersText } from "../planner.ts";
import { CHART } from "../planners/chart.ts";
import { heightText } from "../planners/season.ts";
import type { CalendarEvent } from "./ics.ts";

export interface MoveEventInput {
  readonly uid: string;
  readonly row: PlanRow;
  readonly name: string;
  readonly fromName: string | null;
  /** The day until which the paddock that is left rests, in words. */
  readonly restUntil: string | null;
}

const slug = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** A planned move as an all-day event. */
export function moveEvent({ uid, row, name, fromName, restUntil }: MoveEventInput): CalendarEvent {
  const rest = fromName && restUntil ? `\nRest ${fromName} until about ${restUntil}.` : "";
  return {
    uid: `${uid}@firstpaddock`,
    on: row.in,
    summary: `Move herd: ${fromName ? `${fromName} to ${name}` : `into ${name}`}, look first`,
    description: `Plan only. Move at the stop height, not by the date.${rest}`,
  };
}

/** "If there’s less than 8½ in. by July 15, then 14 head leave by August 1." */
export function triggerSentence({ on, belowIn, headLeave, leaveBy }: Trigger): string {
  const blank = "__";
  return `If there’s less than ${belowIn === null ? `${blank} in.` : heightText(belowIn, 1)} by ${dayAndMonth(on)}, then ${headLeave === null ? blank : figure(headLeave)} head leave by ${leaveBy === null ? blank : dayAndMonth(leaveBy)}.`;
}

/** At six in the morning. */
const ALARM = "PT6H";

/** What stamps a plan: grass that is not counted, and numbers that are not the rancher's. */
export function planStamps(file: RanchFile, plan: ChartPlan): string[] {
  const others = othersText(othersInputs(CHART, file));
  return [
    ...(plan.grassNotCounted ? ["GRASS NOT COUNTED: these dates only divide up the rest."] : []),
    ...(others ? [`${others}.`] : []),
  ];
}

/**
 * All planned moves and trigger dates. The n-th stay of a season in a paddock keeps its identifier when it is planned
 * for another day, so that a later file moves the event instead of adding one.
 */
export function calendarEvents(file: RanchFile, plan: ChartPlan): CalendarEvent[] {
  const { season, triggers } = file;
  const start = season.start ?? plan.ends.on;
  const windows = season.rest.map(({ days, ...span }) => ({ ...span, days: days ?? 0 }));
  const rounds = new Map<string, number>();
  const count = (id: string) => {
    const round = (rounds.get(id) ?? 0) + 1;
    rounds.set(id, round);
    return round;
  };
  for (const { entry } of seasonStays(file.log, "herd", start)) count(entry.paddockId);
  const stamps = planStamps(file, plan)
    .map((stamp) => `\n${stamp}`)
    .join("");
  const common = { sequence: file.rev, alarm: ALARM };
  let from = plan.here?.paddockId ?? null;
  const moves = plan.moves.map((row) => {
    const restUntil =
      from === null || from === HOME
        ? null
        : addDays(row.in, restAfter(row.in, windows, season.restDays ?? 0));
    const event = moveEvent({
      uid: `${slug(file.id)}-${dateParts(start).year}-${slug(row.paddockId)}-${count(row.paddockId)}`,
      row,
      name: paddockName(file, row.paddockId),
      fromName: from === null ? null : paddockName(file, from),
      restUntil: restUntil === null ? null : dayAndMonth(restUntil),
    });
    from = row.paddockId;
    return { ...event, ...common, description: `${event.description}${stamps}` };
  });
  const dates = triggers.map((trigger) => ({
    ...triggerEvent(trigger.id, trigger.on, triggerSentence(trigger)),
    ...common,
  }));
  return [...moves, ...dates];
}

/** A trigger date as an all-day event. */
export function triggerEvent(id: string, on: CalendarDate, sentence: string): CalendarEvent {
  return {
    uid: `trigger-${slug(id)}@firstpaddock`,
    on,
    summary: "Trigger date: look at the grass and decide",
    description: sentence,
  };
}
