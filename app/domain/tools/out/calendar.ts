import { triggerSentence } from "../chart/plan-text.ts";
import { addDays, type CalendarDate, dateParts } from "../../dates/calendar-date.ts";
import { dayWithYear } from "../../dates/format-date.ts";
import { restAfter } from "../chart/grazing.ts";
import type { ChartPlan, HerdPlan } from "../chart/plan.ts";
import { dayOf, isAfternoon, type Moment } from "../chart/moment.ts";
import { paddockName, seasonStays } from "../chart/stays.ts";
import { HERDS, HOME, type RanchFile } from "../fields/fields.ts";
import { othersText } from "../planner.ts";
import { CHART } from "../planners/chart.ts";
import { inchesText } from "../numbers/inches.ts";

const slug = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/**
 * A planned move as an all-day event.
 *
 * @param leaves the paddock that is left, and the day until which it rests, in words.
 * @param herd which one moves: "herd", or "second herd" if there are two.
 */
export function moveEvent(
  uid: string,
  on: Moment,
  name: string,
  leaves: { readonly name: string; readonly restUntil: string | null } | null,
  herd = "herd",
): CalendarEvent {
  const rest = leaves?.restUntil ? `\nRest ${leaves.name} until about ${leaves.restUntil}.` : "";
  return {
    uid: `${uid}@firstpaddock`,
    on: dayOf(on),
    summary: `Move ${herd}${isAfternoon(on) ? " PM" : ""}: ${leaves ? `${leaves.name} to ${name}` : `into ${name}`}, look first`,
    description: `Plan only. Move at the stop height, not by the date.${rest}`,
  };
}

/** Alarms at six in the morning, or at noon for an afternoon move. */
const ALARM = "PT6H";
const NOON = "PT12H";

/**
 * All planned moves and trigger dates. A herd's n-th stay of a season in a paddock keeps its identifier when it is
 * planned for another day, so that a later file moves the event instead of adding one.
 */
export function calendarEvents(file: RanchFile, plan: ChartPlan): CalendarEvent[] {
  const { season, triggers } = file;
  const others = othersText(file, CHART);
  const stamps = `${plan.grassNotCounted ? "\nGRASS NOT COUNTED: these dates only divide up the rest." : ""}${others ? `\n${others}.` : ""}`;
  const common = { sequence: file.rev, alarm: ALARM };
  /** The paddock that the herd leaves. Home needs no rest. */
  const leaving = (id: string | null, on: CalendarDate) =>
    id === null
      ? null
      : {
          name: paddockName(file, id),
          restUntil: id === HOME ? null : dayWithYear(on)(addDays(on, restAfter(season, on))),
        };
  const movesOf = ({ herdId, moves, here, ends }: HerdPlan) => {
    const start = season.start ?? dayOf(ends.on);
    const done = seasonStays(file.log, herdId, start);
    const ranch = herdId === "herd" ? slug(file.id) : `${slug(file.id)}-${herdId}`;
    return moves.map(({ paddockId, in: on }, index) => {
      const before = index === 0 ? here?.paddockId : moves[index - 1]?.paddockId;
      const stays = [...done, ...moves.slice(0, index + 1)];
      const round = stays.filter((stay) => stay.paddockId === paddockId).length;
      const event = moveEvent(
        `${ranch}-${dateParts(start).year}-${slug(paddockId)}-${round}`,
        on,
        paddockName(file, paddockId),
        leaving(before ?? null, dayOf(on)),
        plan.herds.length > 1 ? HERDS[herdId].toLowerCase() : "herd",
      );
      const alarm = isAfternoon(on) ? NOON : ALARM;
      return { ...event, ...common, alarm, description: `${event.description}${stamps}` };
    });
  };
  const dates = triggers.map((trigger) => ({
    uid: `trigger-${slug(trigger.id)}@firstpaddock`,
    on: trigger.on,
    summary: `Trigger date: look at the grass and decide${trigger.belowIn === null ? "" : ` (under ${inchesText(trigger.belowIn)})`}`,
    description: triggerSentence(trigger),
    ...common,
  }));
  return [...plan.herds.flatMap(movesOf), ...dates];
}

interface CalendarEvent {
  /** Stable, so that a later file updates the same event. */
  readonly uid: string;
  readonly on: CalendarDate;
  readonly summary: string;
  readonly description: string;
  /** Higher in every later file, so that it replaces the event of an earlier one. */
  readonly sequence?: number;
  /** When the phone shows a reminder, as a duration from midnight: "PT6H" is six in the morning. */
  readonly alarm?: string;
}

const MAX_LINE_OCTETS = 75;
const UTF8 = new TextEncoder();

/**
 * An iCalendar file (RFC 5545) of all-day events.
 *
 * @param stamp the time of creation, as 20261122T120000Z.
 * @param product the name of the program that made it.
 */
export function icsFile(events: readonly CalendarEvent[], stamp: string, product: string): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${product}//Grazing plan 1//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDate(event.on)}`,
      `DTEND;VALUE=DATE:${basicDate(addDays(event.on, 1))}`,
      `SUMMARY:${escape(event.summary)}`,
      `DESCRIPTION:${escape(event.description)}`,
      ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
      "TRANSP:TRANSPARENT",
      ...(event.alarm === undefined
        ? []
        : [
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            `TRIGGER:${event.alarm}`,
            `DESCRIPTION:${escape(event.summary)}`,
            "END:VALARM",
          ]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

/** "20261122T120000Z" */
export function icsStamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;
}

function basicDate(date: CalendarDate): string {
  return date.replaceAll("-", "");
}

function escape(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r?\n/g, "\\n");
}

/** Folds a line at 75 octets, never within a character. Continuation lines start with a space. */
function fold(line: string): string {
  let [text, octets] = ["", 0];
  for (const character of line) {
    const size = UTF8.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
