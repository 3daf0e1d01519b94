import type { PostFacts } from "#app/content-model/posts/post-schema.ts";
import type { Db } from "../database/open.ts";
import { raiseContentVersion } from "../database/site-settings.ts";
import { recordImageUses } from "../images/uses.ts";
import {
  addressHolder,
  addressOf,
  PUBLIC_ELSEWHERE,
  reserveAddresses,
} from "../posts/addresses.ts";
import { columnsOf, fieldsOf, type PostFields, searchTextOf } from "../posts/fields.ts";
import { today } from "../posts/read.ts";
import type { PostCopy } from "./site-copy.ts";

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
  const old: { readonly address: string; readonly liveAt: number }[] = [];
  for (const address of facts.oldAddresses ?? []) {
    // Posts of two blogs may have had the same; the first keeps it.
    const isFree = (await addressHolder(db, address, id)) === undefined;
    if (isFree && address !== addressOf(fields, day))
      old.push({ address, liveAt: PUBLIC_ELSEWHERE });
  }
  await reserveAddresses(db, row, now, old);
  await recordImageUses(db, id);
  await raiseContentVersion(db);
}

/** The publication time; by default noon UTC of the post's date. */
export function momentOf(publishAt: string | undefined, date: string): number {
  return publishAt === undefined
    ? Date.parse(`${date}T00:00:00Z`) + NOON_MS
    : Date.parse(publishAt);
}

/**
 * Adds a post of a site's copy as it was there, with its versions, its time and its addresses. It replaces an
 * untouched post that came with the program.
 *
 * @throws ApiError 409 `address-taken`
 */
export async function addPostCopy(
  db: Db,
  { revisions, addresses, review, ...row }: PostCopy,
  importId: string | null,
): Promise<void> {
  const newest = revisions.find(({ number }) => number === row.head);
  if (!newest) throw new Error(`The newest version of post ${row.id} is missing.`);
  // Only an untouched sample can be here (see `lineOf`).
  await db.deleteFrom("addresses").where("post_id", "=", row.id).execute();
  await db.deleteFrom("posts").where("id", "=", row.id).execute();
  await db
    .insertInto("posts")
    .values({ ...row, search: searchTextOf(fieldsOf(newest)), import_id: importId })
    .execute();
  for (const revision of revisions) {
    await db
      .insertInto("revisions")
      .values({ ...revision, post_id: row.id })
      .execute();
  }
  for (const { address, first_live_at } of addresses) {
    if ((await addressHolder(db, address, row.id)) !== undefined) continue;
    await db
      .insertInto("addresses")
      .values({ address, first_live_at, post_id: row.id })
      .onConflict((conflict) =>
        conflict.column("address").doUpdateSet({ post_id: row.id, first_live_at }),
      )
      .execute();
  }
  if (review) {
    await db
      .insertInto("reviews")
      .values({ ...review, post_id: row.id })
      .execute();
  }
  await recordImageUses(db, row.id);
  await raiseContentVersion(db);
}
