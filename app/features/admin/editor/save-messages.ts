import type { BackendFailure } from "../../../backend/ports/errors.ts";
import type { SaveRefusal } from "../../../backend/ports/posts.ts";
import { isCalendarDate, localDate } from "../../../domain/calendar-date.ts";
import { monthName } from "../../../domain/format-date.ts";

/** What the desk says when a save did not come back. */
export function messageForFailure(failure: BackendFailure): string {
  switch (failure) {
    case "offline":
      return "No connection. Everything you wrote is still here. Please try again.";
    case "signed-out":
      return "You are signed out. Everything you wrote is still here. Sign in, then save again.";
    case "forbidden":
      return "Your account may not save this post. Everything you wrote is still here.";
    case "unavailable":
      return "The post could not be saved. Everything you wrote is still here. Please try again.";
  }
}

/** What the desk says when a save was refused. */
export function refusalMessage(refusal: SaveRefusal, { date }: { readonly date: string }): string {
  switch (refusal.code) {
    case "address-taken":
      return takenMessage(date, refusal.title);
    case "changed":
      return "This post was saved somewhere else while you were writing. Everything you wrote is still here. Save again to replace that version with yours.";
    case "gone":
      return "That post no longer exists. Everything you wrote is still here: copy it before you leave.";
    case "invalid":
      return "";
  }
}

/** @param date As the form has it; an empty one is today. */
export function takenMessage(date: string, title: string): string {
  const day = isCalendarDate(date) ? date : localDate(new Date());
  const month = `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;
  return `Another ${month} post already uses this slug: “${title}”`;
}
