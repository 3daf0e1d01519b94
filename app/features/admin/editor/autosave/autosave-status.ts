import { siteMoment } from "../../../../domain/dates/format-moment.ts";
import type { AutosaveState } from "./autosaver.ts";

/** What readers see of the post while it is edited. */
export type ReadersSee = "nothing" | "the old text";

/** Where the unsaved changes are, in one sentence. */
export function autosaveStatus(
  state: AutosaveState,
  readersSee: ReadersSee,
  timeZone: string,
): string {
  switch (state.name) {
    case "untouched":
      return "";
    case "typing":
      return "Not saved yet";
    case "autosaved": {
      const what = readersSee === "nothing" ? "Draft" : "Changes";
      const yet = readersSee === "nothing" ? "nothing yet" : "the old text";
      return `${what} kept ${siteMoment(state.at, timeZone, state.at)}. Readers see ${yet}.`;
    }
    case "saved":
      return `Draft saved ${siteMoment(state.at, timeZone, state.at)}`;
    case "too-large":
      return "This text is longer than the desk can keep (limit 1 MB). Nothing was cut. Save it in two posts.";
    case "failed":
      return failureText(state);
  }
}

function failureText({ failure, onDevice }: Extract<AutosaveState, { name: "failed" }>): string {
  const where = onDevice ? "Your words are kept on this device." : "Do not close this page.";
  if (failure === "offline") return `No connection. ${where}`;
  if (failure === "signed-out") return `You are signed out. ${where}`;
  return `The server could not keep your words. ${where}`;
}
