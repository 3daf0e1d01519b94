import { isDraft } from "#app/backend/ports/posts.ts";
import { siteMoment } from "#app/domain/dates/format-moment.ts";
import type { PublishStatus } from "../publishing/publish-status.ts";
import type { AutosaveState } from "./autosaver.ts";

/** Where the unsaved changes are, and what readers see or will see of the post meanwhile. */
export function autosaveStatus(
  state: AutosaveState,
  post: PublishStatus,
  timeZone: string,
): string {
  switch (state.name) {
    case "untouched":
      return "";
    case "typing":
      return "Not saved yet";
    case "autosaved": {
      const what = isDraft(post.state) ? "Draft" : "Changes";
      return `${what} kept ${siteMoment(state.at, timeZone, state.at)}. ${withoutChanges(post)}`;
    }
    case "saved":
      if (post.state === "scheduled") return SCHEDULED_TOO;
      if (post.nextAt !== undefined) return `${SCHEDULED_TOO} Until then readers see the old text.`;
      return `Draft saved ${siteMoment(state.at, timeZone, state.at)}`;
    case "too-large":
      return "This text is longer than the desk can keep (limit 1 MB). Nothing was cut. Save it in two posts.";
    case "failed":
      return failureText(state);
  }
}

/** The scheduled version is always the one saved last (decision 53). */
export const SCHEDULED_TOO = "The scheduled version now has these changes.";

/** What readers see, or will see, without the unsaved changes. */
function withoutChanges({ state, nextAt }: PublishStatus): string {
  if (isDraft(state)) return "Readers see nothing yet.";
  return state === "scheduled" || nextAt !== undefined
    ? "The scheduled version doesn’t have them yet."
    : "Readers see the old text.";
}

function failureText({ failure, onDevice }: Extract<AutosaveState, { name: "failed" }>): string {
  const where = onDevice ? "Your words are kept on this device." : "Don’t close this page.";
  if (failure === "offline") return `No connection. ${where}`;
  if (failure === "signed-out") return `You’re signed out. ${where}`;
  return `We couldn’t save your changes to the server. ${where}`;
}
