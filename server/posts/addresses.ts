import { postPath } from "#app/domain/posts/post.ts";
import { type CalendarDate, calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Db } from "#server/database/open.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { PostRow } from "#server/database/tables.ts";
import { type CurrentFields, newestRevisions } from "./read.ts";

/** An address that a post needs, and from when it is public. */
interface Wanted {
  readonly address: string;
  /** Null for a draft's address, which is only reserved. */
  readonly liveAt: number | null;
}

/** The `first_live_at` of an address that was public in another system before its post was imported. */
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
 * @param fields the fields of its current revisions (read.ts)
 * @param day the date in the address of a draft without one
 * @param old additional addresses that an imported file names
 * @throws ApiError 409 `address-taken` with the other post's title.
 */
export async function reserveAddresses(
  db: Db,
  post: Pick<PostRow, "id" | "live" | "publish_at" | "next_live" | "next_at">,
  fields: CurrentFields,
  { now, day }: { readonly now: number; readonly day: CalendarDate },
  old: readonly Wanted[] = [],
): Promise<void> {
  const wanted = [...wantedAddresses(post, fields, day), ...old];
  const rows = await db
    .selectFrom("addresses")
    .select(["address", "first_live_at"])
    .where("post_id", "=", post.id)
    .execute();
  const own = new Map(rows.map(({ address, first_live_at }) => [address, first_live_at]));
  for (const { address, liveAt } of wanted) {
    const since = own.get(address);
    if (since !== liveAt && !isPublic(since, now)) await reserve(db, post.id, address, liveAt, now);
  }
  const kept = new Set(wanted.map(({ address }) => address));
  const left = rows.filter((row) => !kept.has(row.address) && !isPublic(row.first_live_at, now));
  if (left.length === 0) return;
  await db
    .deleteFrom("addresses")
    .where("post_id", "=", post.id)
    .where(
      "address",
      "in",
      left.map(({ address }) => address),
    )
    .execute();
}

/** Whether an address is or was public. */
const isPublic = (firstLiveAt: number | null | undefined, now: number) =>
  firstLiveAt !== null && firstLiveAt !== undefined && firstLiveAt <= now;

/** The addresses of the draft, of the public revision, and of the scheduled one. */
function wantedAddresses(
  post: Parameters<typeof reserveAddresses>[1],
  fields: CurrentFields,
  day: CalendarDate,
): Wanted[] {
  const wanted = new Map<string, number | null>();
  for (const [number, revision] of fields) {
    // A draft may have no slug yet.
    if (revision.slug === "") continue;
    const address = addressOf(revision, day);
    const known = wanted.get(address) ?? null;
    const at =
      number === post.live ? post.publish_at : number === post.next_live ? post.next_at : null;
    wanted.set(address, at === null ? known : Math.min(at, known ?? at));
  }
  return Array.from(wanted, ([address, liveAt]) => ({ address, liveAt }));
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
    .select(["addresses.post_id", "addresses.first_live_at", "posts.deleted_at"])
    .where("address", "=", address)
    .executeTakeFirst();
  const free = !row || row.post_id === null || row.post_id === postId || row.deleted_at !== null;
  // The address of a trashed or deleted post answers 410 until another post is published there (decision 29): a draft
  // does not reserve it yet, and a scheduled post takes it marked as already public.
  const wasPublic = isPublic(row?.first_live_at, now);
  if (free && liveAt === null && wasPublic) return;
  const since = wasPublic && liveAt !== null ? Math.min(liveAt, now) : liveAt;
  const taken = free
    ? await db
        .insertInto("addresses")
        .values({ address, post_id: postId, first_live_at: since })
        .onConflict((conflict) =>
          conflict
            .column("address")
            .doUpdateSet({ post_id: postId, first_live_at: since })
            // Another server may have reserved it for another post in the meantime.
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
  const row = await newestRevisions(db)
    .innerJoin("addresses", "addresses.post_id", "posts.id")
    .select(["posts.id", "revisions.title"])
    .where("address", "=", address)
    .where("posts.deleted_at", "is", null)
    .executeTakeFirst();
  return row && row.id !== forId ? row.title : undefined;
}
