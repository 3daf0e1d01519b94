import { postPath } from "../../../app/domain/posts/post.ts";
import type { CalendarDate } from "../../../app/domain/dates/calendar-date.ts";
import type { Db } from "../../database/open.ts";
import { ApiError } from "../../http/api/api-error.ts";
import type { PostFields } from "../fields.ts";

/** An address that a post needs, and from when it is public. */
export interface Wanted {
  readonly address: string;
  /** Null for a draft's address, which is only reserved. */
  readonly liveAt: number | null;
}

/** A post's address; `defaultDate` is used for a draft without a date. */
export function addressOf(fields: PostFields, defaultDate: CalendarDate): string {
  return postPath({ slug: fields.slug, date: fields.date ?? defaultDate });
}

/**
 * Reserves the addresses a post needs and releases those it reserved but never used. Addresses that were
 * once public stay with the post forever (decision 29).
 *
 * @throws ApiError 409 `address-taken` with the other post's title.
 */
export async function reserveAddresses(
  db: Db,
  postId: string,
  wanted: readonly Wanted[],
  now: number,
): Promise<void> {
  for (const { address, liveAt } of wanted) await reserve(db, postId, address, liveAt, now);
  await db
    .deleteFrom("addresses")
    .where("post_id", "=", postId)
    .where((is) => is.or([is("first_live_at", "is", null), is("first_live_at", ">", now)]))
    .where(
      "address",
      "not in",
      wanted.map(({ address }) => address),
    )
    .execute();
}

async function reserve(
  db: Db,
  postId: string,
  address: string,
  liveAt: number | null,
  now: number,
): Promise<void> {
  const row = await db
    .selectFrom("addresses")
    .leftJoin("posts", "posts.id", "addresses.post_id")
    .select(["addresses.post_id", "first_live_at", "posts.deleted_at"])
    .where("address", "=", address)
    .executeTakeFirst();
  const own = row?.post_id === postId;
  if (row && row.post_id !== null && !own && row.deleted_at === null) {
    throw await addressTaken(db, row.post_id);
  }
  const since = own && row.first_live_at !== null && row.first_live_at <= now;
  await db
    .insertInto("addresses")
    .values({ address, post_id: postId, first_live_at: liveAt })
    .onConflict((conflict) =>
      conflict.column("address").doUpdateSet({
        post_id: postId,
        first_live_at: since ? row.first_live_at : liveAt,
      }),
    )
    .execute();
}

/** The title of the other post that has an address; `undefined` if the address is available. */
export async function addressHolder(
  db: Db,
  address: string,
  forId: string | undefined,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("addresses")
    .innerJoin("posts", "posts.id", "addresses.post_id")
    .innerJoin("revisions", (join) =>
      join.onRef("revisions.post_id", "=", "posts.id").onRef("revisions.number", "=", "posts.head"),
    )
    .select(["posts.id", "revisions.title"])
    .where("address", "=", address)
    .where("posts.deleted_at", "is", null)
    .executeTakeFirst();
  return row && row.id !== forId ? row.title : undefined;
}

async function addressTaken(db: Db, postId: string): Promise<ApiError> {
  const holder = await db
    .selectFrom("posts")
    .innerJoin("revisions", (join) =>
      join.onRef("revisions.post_id", "=", "posts.id").onRef("revisions.number", "=", "posts.head"),
    )
    .select("revisions.title")
    .where("posts.id", "=", postId)
    .executeTakeFirst();
  const title = holder?.title ?? "";
  return new ApiError(409, "address-taken", {
    message: `Another post has this address: “${title}”`,
    current: { title },
  });
}
