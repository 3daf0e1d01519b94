import { postPath } from "#app/domain/posts/post.ts";
import { type CalendarDate, calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Db } from "#server/database/open.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { PostRow } from "#server/database/tables.ts";
import { today } from "./read.ts";

/** An address that a post needs, and from when it is public. */
interface Wanted {
  readonly address: string;
  /** Null for a draft's address, which is only reserved. */
  readonly liveAt: number | null;
}

/** The parts of a post's row that its addresses follow from. */
type AddressedPost = Pick<PostRow, "id" | "head" | "live" | "publish_at" | "next_live" | "next_at">;

/** The time of an address that was public in another system, before its post was imported. */
export const PUBLIC_ELSEWHERE = 0;

/** A post's address; `defaultDate` is used for a draft without a date. */
export function addressOf(
  { slug, date }: { readonly slug: string; readonly date: string | null },
  defaultDate: CalendarDate,
): string {
  return postPath({ slug, date: date === null ? defaultDate : calendarDate(date) });
}

/**
 * Reserves the addresses a post needs and releases those it reserved but never used. Addresses that were
 * once public stay with the post forever (decision 29).
 *
 * @param old more addresses, which an imported file names
 * @throws ApiError 409 `address-taken` with the other post's title.
 */
export async function reserveAddresses(
  db: Db,
  post: AddressedPost,
  now: number,
  old: readonly Wanted[] = [],
): Promise<void> {
  const wanted = [...(await wantedAddresses(db, post, now)), ...old];
  for (const { address, liveAt } of wanted) await reserve(db, post.id, address, liveAt, now);
  await db
    .deleteFrom("addresses")
    .where("post_id", "=", post.id)
    .where((is) => is.or([is("first_live_at", "is", null), is("first_live_at", ">", now)]))
    .where(
      "address",
      "not in",
      wanted.map(({ address }) => address),
    )
    .execute();
}

/** The addresses of the draft, of the public revision, and of the scheduled one. */
async function wantedAddresses(db: Db, post: AddressedPost, now: number): Promise<Wanted[]> {
  const defaultDate = await today(db, now);
  const liveAt = new Map<number, number | null>([[post.head, null]]);
  if (post.next_live !== null) liveAt.set(post.next_live, post.next_at);
  if (post.live !== null) liveAt.set(post.live, post.publish_at);
  const wanted = new Map<string, number | null>();
  const revisions = await db
    .selectFrom("revisions")
    .select(["number", "slug", "date"])
    .where("post_id", "=", post.id)
    .where("number", "in", [...liveAt.keys()])
    .execute();
  for (const { number, ...fields } of revisions) {
    const at = liveAt.get(number) ?? null;
    const address = addressOf(fields, defaultDate);
    const known = wanted.get(address) ?? null;
    wanted.set(address, at === null ? known : Math.min(at, known ?? at));
  }
  return Array.from(wanted, ([address, at]) => ({ address, liveAt: at }));
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
  const since = own && row.first_live_at !== null && row.first_live_at <= now;
  const free = row === undefined || row.post_id === null || own || row.deleted_at !== null;
  const taken = free
    ? await db
        .insertInto("addresses")
        .values({ address, post_id: postId, first_live_at: liveAt })
        .onConflict((conflict) =>
          conflict
            .column("address")
            .doUpdateSet({
              post_id: postId,
              first_live_at: since ? row.first_live_at : liveAt,
            })
            // Another server may have given it to another post since.
            .where((is) =>
              is.or([
                is("addresses.post_id", "is", null),
                is("addresses.post_id", "in", [postId, row?.post_id ?? postId]),
              ]),
            ),
        )
        .returning("address")
        .executeTakeFirst()
    : undefined;
  if (taken) return;
  const title = (await addressHolder(db, address, postId)) ?? "";
  throw new ApiError(409, "address-taken", {
    message: `Another post has this address: “${title}”`,
    current: { title },
  });
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
