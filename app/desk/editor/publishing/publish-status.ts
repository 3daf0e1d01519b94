import type { DeskPost } from "#app/backend/ports/posts.ts";

/** Whether and when readers see a post. */
export type PublishStatus = Pick<DeskPost, "state" | "publishAt" | "nextAt" | "review">;

/** When what is scheduled comes due. */
export function dueAt({ state, publishAt, nextAt }: PublishStatus): number | undefined {
  return state === "scheduled" ? publishAt : nextAt;
}

/** The status at a time. What was scheduled is the newest version (decision 53), so readers then see that one. */
export function statusAt(status: PublishStatus, now: number): PublishStatus {
  const at = dueAt(status);
  if (at === undefined || at > now) return status;
  const { nextAt: _, ...rest } = status;
  return { ...rest, state: "published" };
}
