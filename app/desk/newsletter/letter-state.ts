import type { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { counted } from "#app/domain/plural.ts";

type Letters = Answered<typeof api.letters.$get>;
/** A letter of the list. */
export type LetterSummary = Letters["letters"][number];
/** A letter with its text. */
export type Letter = Answered<(typeof api.letters)[":id"]["$get"]>;

/** Shown in place of an empty subject. */
export const UNTITLED = "Untitled letter";

/** A letter's state in words. */
export function letterState(letter: LetterSummary, timeOf: (moment: number) => string): string {
  const { state, counts, sendAt, finishedAt, updatedAt } = letter;
  const at = (moment: number | null) => timeOf(moment ?? Date.now());
  const all = mailsOf(letter).toLocaleString("en-US");
  const progress = `${counts.sent.toLocaleString("en-US")} of ${all} sent`;
  switch (state) {
    case "draft":
      return `Draft · changed ${at(updatedAt)}`;
    case "scheduled":
      return `Goes out ${at(sendAt)}`;
    case "sending":
      return `Sending: ${progress}`;
    case "stopped":
      return `Stopped: ${progress}`;
    case "sent":
      // After a restore or a crash ended a letter, it is not known who received it.
      return counts.sent === 0
        ? `Ended ${at(finishedAt)}`
        : `Sent ${at(finishedAt)} to ${addresses(counts.sent)}`;
  }
}

/** The number of mails of a letter, whatever their outcome. */
export function mailsOf({ counts }: LetterSummary): number {
  return counts.sent + counts.waiting + counts.unknown + counts.refused;
}

/** What did not arrive, in sentences; empty if everything did. */
export function missedText({ counts }: LetterSummary): string {
  const { unknown, refused } = counts;
  const one = (count: number) => (count === 1 ? "It was" : "They were");
  return [
    refused > 0 ? `${addresses(refused)} refused it.` : "",
    unknown > 0
      ? `${addresses(unknown)} may or may not have received it. ${one(unknown)} not tried again, so that nobody gets it twice.`
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** How long sending takes, in words. */
export function durationText(count: number, perMinute: number): string {
  const minutes = Math.ceil(count / perMinute);
  if (minutes <= 1) return "about a minute";
  if (minutes < 120) return `about ${minutes} minutes`;
  return `about ${Math.round(minutes / 60)} hours`;
}

export function addresses(count: number): string {
  return counted(count, ["address", "addresses"]);
}
