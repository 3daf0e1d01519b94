import type { PostRow, RevisionRow } from "../database/tables.ts";
import type { DraftBody } from "./schemas.ts";

/** `discard` restores the revision that readers see and cancels a scheduled update. */
type Intent = "save" | "publish" | "schedule" | "unpublish" | "discard";

/** An editor's save request. */
export interface Save {
  readonly draft?: DraftBody | undefined;
  readonly intent: Intent;
  /** When to publish, in milliseconds since 1970; for `schedule`. */
  readonly publishAt?: number | undefined;
  readonly userId: string | null;
  /** The new revision's kind in the list of revisions. */
  readonly kind?: RevisionRow["kind"];
}

/** A post's row before a save. A new post has no revision yet. */
export type Before = Omit<PostRow, "search" | "import_id">;
