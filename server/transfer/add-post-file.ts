import type { PostFacts } from "../../app/content-model/posts/write-post.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import { recordImageUses } from "../images/uses.ts";
import { reserveAddresses } from "../posts/reading/addresses.ts";
import { columnsOf, type PostFields, searchTextOf } from "../posts/fields.ts";
import { today } from "../posts/reading/read.ts";

const NOON_MS = 12 * 60 * 60 * 1000;

export interface Addition {
  readonly id: string;
  readonly fields: PostFields;
  readonly facts: PostFacts;
  readonly userId: string | null;
  readonly importId: string | null;
}

/**
 * Adds a post from a file as its front matter says: published, scheduled, or a draft. Its old addresses
 * redirect to it.
 *
 * @throws ApiError 409 `address-taken`; a unique violation if the id is taken.
 */
export async function addPostFile(db: Db, addition: Addition, now: number): Promise<void> {
  const { id, fields, facts, userId, importId } = addition;
  const day = fields.date ?? (await today(db, now));
  const publishAt = momentOf(facts.publishAt, day);
  const live = facts.draft !== true && fields.date !== null;
  const row = {
    id,
    version: 1,
    head: 1,
    live: live ? 1 : null,
    publish_at: live ? publishAt : null,
    next_live: null,
    next_at: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
    search: searchTextOf(fields),
    import_id: importId,
  };
  await db.insertInto("posts").values(row).execute();
  await db
    .insertInto("revisions")
    .values({
      post_id: id,
      number: 1,
      version: 1,
      base: null,
      kind: "imported",
      ...columnsOf(fields),
      saved_at: now,
      saved_by: userId,
    })
    .execute();
  const since = Math.min(publishAt, now);
  const old = (facts.oldAddresses ?? []).map((address) => ({ address, liveAt: since }));
  await reserveAddresses(db, row, now, old);
  await recordImageUses(db, id);
  await raiseContentVersion(db, now);
}

/** The publication time; by default noon UTC of the post's date. */
export function momentOf(publishAt: string | undefined, date: string): number {
  return publishAt === undefined
    ? Date.parse(`${date}T00:00:00Z`) + NOON_MS
    : Date.parse(publishAt);
}
