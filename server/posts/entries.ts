import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { PostSummary } from "#app/domain/posts/post.ts";
import type { Order } from "#app/domain/posts/lists/post-order.ts";
import { inOrder } from "#app/backend/post-page.ts";
import { namesOfUsers } from "#server/accounts/names.ts";
import type { Db } from "#server/database/open.ts";
import type { PostRow } from "#server/database/tables.ts";
import { shownPictures } from "#server/images/shown.ts";
import { fieldsOf, SUMMARY_COLUMNS } from "./fields.ts";
import { factsOf, newestRevisions, reviewsOf, today } from "./read.ts";

/** A post in the desk's list. */
interface Entry extends ReturnType<typeof factsOf> {
  readonly post: PostSummary;
  /** The id of the user who created it. */
  readonly madeBy: string | null;
}

/** Every post, sortable. */
interface PostList {
  readonly entries: readonly Entry[];
  /** Sorts once per order, and keeps the result. */
  readonly sorted: (order: Order) => readonly Entry[];
}

interface CachedList extends PostList {
  readonly stamp: string;
  /** When the next post comes due. */
  readonly endsAt: number;
  readonly items: ReadonlyMap<string, ListItem>;
}

/**
 * Cached, since reading and sorting thousands of posts is the slowest operation of the desk. The database cannot sort
 * instead: titles are ordered by a collator that neither database has.
 */
const cachedLists = new WeakMap<Db, CachedList>();

/** Every post as it is now; reread only after a save, a review or when a post comes due. */
export async function currentList(db: Db, now: number): Promise<PostList> {
  const day = await today(db, now);
  const saved = await db
    .selectFrom("posts")
    .select(({ fn }) => [
      fn.countAll().as("posts"),
      fn.sum("version").as("versions"),
      fn.max("updated_at").as("last"),
    ])
    .executeTakeFirst();
  const reviews = await reviewsOf(db);
  const stamp = JSON.stringify([day, saved, [...reviews]]);
  const cached = cachedLists.get(db);
  if (cached?.stamp === stamp && now < cached.endsAt) return cached;
  const rows = await db
    .selectFrom("posts")
    .select(["id", "version", "head", "live", "publish_at", "next_live", "next_at", "deleted_at"])
    .select(["created_at", "updated_at"])
    .execute();
  const items = await listItems(db, rows, cached?.items);
  const pictures = await shownPictures(db);
  const entries = rows.flatMap((row): Entry[] => {
    const item = items.get(row.id);
    if (!item) return [];
    const { madeBy, savedBy, post } = item;
    const facts = factsOf(row, savedBy, reviews.get(row.id), now);
    return [{ madeBy, post: pictures.cover({ ...post, date: post.date ?? day }), ...facts }];
  });
  const due = entries.flatMap(({ publishAt, nextAt }) => [publishAt ?? 0, nextAt ?? 0]);
  const endsAt = due.reduce((soonest, at) => (at > now && at < soonest ? at : soonest), Infinity);
  const list = { stamp, endsAt, items, entries, sorted: sorter(entries) };
  cachedLists.set(db, list);
  return list;
}

function sorter(entries: readonly Entry[]): PostList["sorted"] {
  const made = new Map<string, readonly Entry[]>();
  return (order) => {
    const name = `${order.column} ${order.direction}`;
    const known = made.get(name);
    if (known) return known;
    const sorted = inOrder(entries, order);
    made.set(name, sorted);
    return sorted;
  };
}

/** The part of a list entry that changes only with the post's version. */
interface ListItem {
  readonly version: number;
  readonly createdAt: number;
  readonly savedBy: string;
  readonly madeBy: string | null;
  readonly post: Omit<PostSummary, "date"> & { readonly date: CalendarDate | null };
}

const MAX_SINGLE_READS = 50;

async function listItems(
  db: Db,
  rows: readonly Pick<PostRow, "id" | "version" | "created_at">[],
  before: CachedList["items"] = new Map(),
): Promise<Map<string, ListItem>> {
  const items = new Map<string, ListItem>();
  const changed: string[] = [];
  for (const { id, version, created_at } of rows) {
    const item = before.get(id);
    if (item?.version === version && item.createdAt === created_at) items.set(id, item);
    else changed.push(id);
  }
  if (changed.length === 0) return items;
  const read = await listedRevisions(db)
    .$if(changed.length <= MAX_SINGLE_READS, (query) => query.where("posts.id", "in", changed))
    .execute();
  for (const row of read) items.set(row.post_id, listItem(row));
  return items;
}

function listedRevisions(db: Db) {
  return newestRevisions(db)
    .innerJoin("revisions as first", (join) =>
      join.onRef("first.post_id", "=", "posts.id").on("first.number", "=", 1),
    )
    .leftJoin(namesOfUsers(db), "people.id", "revisions.saved_by")
    .select([
      "revisions.post_id",
      "posts.version",
      "posts.created_at",
      ...SUMMARY_COLUMNS.map((column) => `revisions.${column}` as const),
      "first.saved_by as made_by",
      "people.name as saved_by_name",
    ]);
}

type NewestRow = Awaited<ReturnType<ReturnType<typeof listedRevisions>["execute"]>>[number];

function listItem(row: NewestRow): ListItem {
  const { content: _, updated, scene, ...fields } = fieldsOf({ ...row, content: "" });
  return {
    version: row.version,
    createdAt: row.created_at,
    savedBy: row.saved_by_name ?? "",
    madeBy: row.made_by,
    post: {
      id: row.post_id,
      ...fields,
      ...(updated === null ? {} : { updated }),
      ...(scene === "" ? {} : { scene }),
    },
  };
}
