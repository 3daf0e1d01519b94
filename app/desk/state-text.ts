import { type DeskPost, POST_STATES, type PostState } from "#app/backend/ports/posts.ts";
import { dayAndTime, zoneName } from "#app/domain/dates/format-moment.ts";

export const STATE_NAMES: Readonly<Record<PostState | "all", string>> = {
  all: "All",
  draft: "Drafts",
  review: "In review",
  scheduled: "Scheduled",
  published: "Published",
  changed: "Changes waiting",
  trash: "Trash",
};

/** The states in the order of the desk's filter. */
export const STATE_ORDER = ["all", ...POST_STATES] as const;

/** What readers see of a post, and when that changes: `Scheduled · Dec 1, 6:00 AM Central Time`. */
export function stateText(
  { state, publishAt, nextAt, review }: Pick<DeskPost, "state" | "publishAt" | "nextAt" | "review">,
  timeZone: string,
  now: number,
): string {
  const at = (moment: number) => `${dayAndTime(moment, timeZone, now)} ${zoneName(timeZone)}`;
  switch (state) {
    case "draft":
      return review?.answer ? `Draft · sent back by ${review.answer.by || "an editor"}` : "Draft";
    case "review":
      return "In review";
    case "scheduled":
      return publishAt === undefined ? "Scheduled" : `Scheduled · ${at(publishAt)}`;
    case "published":
      return "Published";
    case "changed":
      return nextAt === undefined
        ? "Changes waiting · readers see the old text"
        : `Update scheduled · ${at(nextAt)}`;
    case "trash":
      return "In the trash";
  }
}
