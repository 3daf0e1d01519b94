import type { PostState } from "#app/backend/ports/posts.ts";
import type { PostRow } from "../database/tables.ts";

/** The columns that say which revision readers see, and from when. */
type Publication = Pick<
  PostRow,
  "head" | "live" | "publish_at" | "next_live" | "next_at" | "deleted_at"
>;

/**
 * The revision that readers see at a given time; `undefined` if none. Scheduled posts and updates come due
 * by themselves: nothing has to run at that time.
 */
export function visibleRevision(post: Publication, now: number): number | undefined {
  if (post.deleted_at !== null || post.live === null || (post.publish_at ?? Infinity) > now) {
    return undefined;
  }
  return isNextDue(post, now) ? (post.next_live ?? post.live) : post.live;
}

/** Whether a post's scheduled update has come due. */
export function isNextDue({ next_at }: Publication, now: number): boolean {
  return next_at !== null && next_at <= now;
}

/** @param isInReview whether the post, if it is a draft, waits for an editor's review */
export function stateOf(post: Publication, isInReview: boolean, now: number): PostState {
  if (post.deleted_at !== null) return "trash";
  const visible = visibleRevision(post, now);
  if (visible === undefined) {
    if (post.live !== null) return "scheduled";
    return isInReview ? "review" : "draft";
  }
  return visible === post.head ? "published" : "changed";
}

/** What readers see of a post: its newest revision, an older one, or nothing. */
export function publicPageOf(post: Publication, now: number): "same" | "older" | "none" {
  const visible = visibleRevision(post, now);
  if (visible === undefined) return "none";
  return visible === post.head ? "same" : "older";
}
