import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";

export interface CalendarEvent {
  /** Stable: the same row of the plan has the same id in the next file. */
  readonly uid: string;
  readonly on: CalendarDate;
  readonly summary: string;
  readonly description: string;
}

const MOST_OCTETS = 75;
const UTF8 = new TextEncoder();

/**
 * An iCalendar file (RFC 5545) of all-day events.
 *
 * @param stamp the moment it was made, as 20261122T120000Z.
 * @param product the name of what made it.
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
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** "20261122T120000Z" */
export function icsStamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;
}

export function basicDate(date: CalendarDate): string {
  return date.replaceAll("-", "");
}

function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r?\n/g, "\\n");
}

/** Lines of at most 75 octets; a character is never split, and a continuation begins with a space. */
function folded(line: string): string {
  let [text, octets] = ["", 0];
  for (const character of line) {
    const size = UTF8.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
