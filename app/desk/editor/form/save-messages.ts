import type { BackendFailure } from "#app/backend/ports/errors.ts";
import type { DeskPost, SaveIntent, SaveRefusal } from "#app/backend/ports/posts.ts";
import { type CalendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { dayAndTime, zoneName } from "#app/domain/dates/format-moment.ts";
import { monthName } from "#app/domain/dates/format-date.ts";
import { FIELDS, type FieldName } from "./form-values.ts";

/** A save refused because somebody else saved or trashed the post in the meantime. */
export type Interruption = Extract<SaveRefusal, { readonly code: "changed" | "trashed" }>;

/** Why a save did nothing, where that concerns no single field. */
export interface SaveFailure {
  readonly code: BackendFailure | Exclude<SaveRefusal, Interruption>["code"];
  readonly message: string;
}

/**
 * What a save did, in one sentence.
 *
 * @param wasPublic whether readers saw the post before
 */
export function savedMessage(
  { post: { title }, state, publishAt, nextAt }: DeskPost,
  intent: SaveIntent["kind"],
  wasPublic: boolean,
  timeZone: string,
  now: number,
): string {
  const at = nextAt ?? publishAt ?? now;
  if (state === "scheduled" || (intent === "schedule" && nextAt !== undefined)) {
    return `Scheduled “${title}” for ${dayAndTime(at, timeZone, now)} ${zoneName(timeZone)}`;
  }
  switch (state) {
    case "changed":
      return `Saved “${title}”. Readers see the old text.`;
    case "published":
      return intent === "discard"
        ? `Discarded the changes. “${title}” is back to what readers see.`
        : `${wasPublic ? "Updated" : "Published"} “${title}”`;
    case "draft":
    case "review":
      return `“${title}” is a draft. Readers don’t see it.`;
    case "trash":
      return `“${title}” is in the trash.`;
  }
}

/** The message for a save that did not reach the backend. @param why it did not, in general words */
export function messageForFailure(failure: BackendFailure, why: string): string {
  switch (failure) {
    case "offline":
      return "No connection. Everything you wrote is still here. Please try again.";
    case "signed-out":
      return "You’re signed out. Everything you wrote is still here. Sign in, then save again.";
    case "forbidden":
      return "Your account may not save this post. Everything you wrote is still here.";
    case "unavailable":
      return `${why} Everything you wrote is still here.`;
  }
}

/** The messages of a refused save for single fields, in form order. */
export function fieldMessages(
  refusal: SaveRefusal,
  { date }: { readonly date: string },
  defaultDate: CalendarDate,
): readonly (readonly [name: FieldName, message: string])[] {
  if (refusal.code === "address-taken") {
    const day = isCalendarDate(date) ? date : defaultDate;
    return [["slug", addressTakenMessage(day, refusal.title)]];
  }
  if (refusal.code !== "invalid") return [];
  return FIELDS.flatMap(([name]) => {
    const message = refusal.fields[name];
    return message ? [[name, message] as const] : [];
  });
}

/** The message of a refused save that concerns no single field. */
export function refusalMessage(refusal: Exclude<SaveRefusal, Interruption>): string {
  switch (refusal.code) {
    case "gone":
      return "That post no longer exists. Everything you wrote is still here.";
    case "invalid":
      // Errors of no form field, such as a time in the past.
      return Object.values(refusal.fields).join(" ");
    case "address-taken":
      return `“${refusal.title}” has this address already.`;
  }
}

export function addressTakenMessage(day: CalendarDate, title: string): string {
  const month = `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;
  return `Another ${month} post already uses this slug: “${title}”`;
}
