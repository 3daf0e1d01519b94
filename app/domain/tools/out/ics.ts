import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";

export interface CalendarEvent {
  /** Stable, so that a later file updates the same event. */
  readonly uid: string;
  readonly on: CalendarDate;
  readonly summary: string;
  readonly description: string;
  /** Higher in every later file, so that it replaces the event of an earlier one. */
  readonly sequence?: number;
  /** When the phone reminds of it, as a duration from midnight: "PT6H" is six in the morning. */
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

export function basicDate(date: CalendarDate): string {
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
