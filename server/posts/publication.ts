import { dateInZone } from "#app/domain/dates/site-time.ts";
import type { PostRow, RevisionRow } from "#server/database/tables.ts";
import { invalid } from "#server/http/api-error.ts";
import type { PostFields } from "./fields.ts";
import type { Before } from "./read.ts";
import type { DraftBody, Intent } from "./schemas.ts";
import { isNextDue } from "./state.ts";

/** An editor's save request. */
export interface Save {
  readonly draft?: DraftBody | undefined;
  readonly intent: Intent;
  /** When to publish, in milliseconds since 1970; for `schedule`. */
  readonly publishAt?: number | undefined;
  /** The new revision's kind in the list of revisions. */
  readonly kind?: RevisionRow["kind"];
}

/** Which revisions readers see, and from when. */
type Schedule = Pick<PostRow, "live" | "publish_at" | "next_live" | "next_at">;

/**
 * When readers will see a save; `undefined` if nothing changes for them. Saving a scheduled post or update also
 * changes what is scheduled (decision 53).
 */
export function publicationTime(
  save: Omit<Save, "draft">,
  before: Before,
  now: number,
): number | undefined {
  if (save.intent === "publish" || save.intent === "discard") {
    const { publish_at } = before;
    return publish_at !== null && publish_at <= now ? publish_at : now;
  }
  if (save.intent === "save") {
    return [before.publish_at, before.next_at].find((at) => at !== null && at > now) ?? undefined;
  }
  if (save.intent !== "schedule") return undefined;
  if (save.publishAt === undefined || save.publishAt <= now) {
    throw invalid({ publishAt: "That time has passed. Publish now, or choose a later time." });
  }
  return save.publishAt;
}

/**
 * Sets the date that readers see: an earlier date that was entered, or else the day of publishing in the
 * site's time zone. A date derived from an earlier schedule is updated.
 *
 * @throws ApiError 422 for a date after the day of publishing (decision 36).
 */
export function dated(
  before: Before,
  fields: PostFields,
  at: number | undefined,
  now: number,
  zone: string,
): PostFields {
  if (at === undefined) return fields;
  const day = dateInZone(at, zone);
  const planned = before.publish_at ?? 0;
  const derived = planned > now && fields.date === dateInZone(planned, zone);
  if (fields.date === null || derived) return { ...fields, date: day };
  if (fields.date > dateInZone(Math.max(at, now), zone)) {
    throw invalid({ date: "This day is in the future. Schedule the post for it instead." });
  }
  return fields;
}

export function scheduleAfter(
  before: Before,
  head: number,
  { intent }: Pick<Save, "intent">,
  at: number | undefined,
  now: number,
): Schedule {
  const due = isNextDue(before, now);
  const current: Schedule = {
    live: due ? before.next_live : before.live,
    publish_at: before.publish_at,
    next_live: due ? null : before.next_live,
    next_at: due ? null : before.next_at,
  };
  const none = { next_live: null, next_at: null };
  if (intent === "unpublish") return { live: null, publish_at: null, ...none };
  if (at === undefined) return current;
  if (intent === "publish" || intent === "discard") return { live: head, publish_at: at, ...none };
  // Scheduling, or saving what is scheduled. A public post keeps its live revision and its publication time; the update
  // is stored beside them until it is due.
  const isPublic = current.publish_at !== null && current.publish_at <= now;
  return isPublic
    ? { ...current, next_live: head, next_at: at }
    : { live: head, publish_at: at, ...none };
}

export function affectsReaders(before: Schedule, after: Schedule): boolean {
  return (["live", "publish_at", "next_live", "next_at"] as const).some(
    (column) => before[column] !== after[column],
  );
}
