import { useEffect, useState } from "react";
import type { DeskPost } from "#app/backend/ports/posts.ts";

/** How often to check whether a schedule has come due. */
const LOOK_EVERY_MS = 1000;

/** Whether and when readers see a post. */
export type PublishStatus = Pick<DeskPost, "state" | "publishAt" | "nextAt" | "review">;

/** When the scheduled version comes due. */
function dueAt({ state, publishAt, nextAt }: PublishStatus): number | undefined {
  return state === "scheduled" ? publishAt : nextAt;
}

/** The status at a time. The scheduled version is the newest one (decision 53), so readers then see that one. */
export function statusAt(status: PublishStatus, now: number): PublishStatus {
  const at = dueAt(status);
  if (at === undefined || at > now) return status;
  const { nextAt: _, ...rest } = status;
  return { ...rest, state: "published" };
}

/** The publishing status as state; updates when a schedule comes due. */
export function usePublishStatus(first: PublishStatus) {
  const [status, setStatus] = useState(first);
  const at = dueAt(status);
  useEffect(() => {
    if (at === undefined) return undefined;
    // An interval, not a timeout: a computer may sleep past the time, and a timeout lasts at most 24 days.
    const timer = setInterval(() => setStatus((now) => statusAt(now, Date.now())), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [at]);
  return [status, setStatus] as const;
}
