import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { PostSummary } from "#app/domain/posts/post.ts";
import { type Order, sortPosts } from "#app/domain/posts/lists/post-order.ts";
import { namesOfUsers } from "#server/accounts/names.ts";
import type { Db } from "#server/database/open.ts";
import type { PostRow } from "#server/database/tables.ts";
import { shownPictures } from "#server/images/shown.ts";
import { fieldsOf, SUMMARY_COLUMNS } from "./fields.ts";
import { factsOf, newestRevisions, today } from "./read.ts";
import { reviewsOf, reviewsStamp } from "./open-reviews.ts";
import type { PostState } from "./state.ts";

/** A post in the desk's list. */
export interface Entry extends ReturnType<typeof factsOf> {
  readonly post: PostSummary;
  /** The id of who made it. */
  readonly madeBy: string | null;
}

/** Every post, with counts, sortable. */
interface CachedList {
  readonly stamp: string;
  /** When the next post comes due. */
  readonly endsAt: number;
  readonly entries: readonly Entry[];
  readonly counts: Readonly<Record<PostState | "all", number>>;
  /** Sorts once per order. */
  readonly sorted: (order: Order) => readonly Entry[];
}

/** Cached, since reading and sorting thousands of posts is the slowest operation of the desk. */
const cachedLists = new WeakMap<Db, CachedList>();

/** Every post as it is now; reread only after a save or when a post comes due. */
export async function currentList(db: Db, now: number): Promise<CachedList> {
  const day = await today(db, now);
  const saved = await db
    .selectFrom("posts")
    .select(({ fn }) => [
      fn.countAll<number>().as("posts"),
      fn.sum<number>("version").as("versions"),
      fn.max("updated_at").as("last"),
    ])
    .executeTakeFirst();
  const reviews = await reviewsStamp(db);
  const stamp = `${day} ${saved?.posts} ${saved?.versions} ${saved?.last} ${reviews}`;
  const cached = cachedLists.get(db);
  if (cached?.stamp === stamp && now < cached.endsAt) return cached;
  const entries = await allEntries(db, now);
  const list = {
    stamp,
    endsAt: nextDue(entries, now),
    entries,
    counts: countsOf(entries),
    sorted: sorter(entries),
  };
  cachedLists.set(db, list);
  return list;
}

function nextDue(entries: readonly Entry[], now: number): number {
  const due = entries.flatMap(({ publishAt, nextAt }) => [publishAt ?? 0, nextAt ?? 0]);
  return due.reduce((soonest, at) => (at > now && at < soonest ? at : soonest), Infinity);
}

export function countsOf(entries: readonly Entry[]): CachedList["counts"] {
  const counts = { all: 0, draft: 0, review: 0, scheduled: 0, published: 0, changed: 0, trash: 0 };
  for (const { state } of entries) {
    counts[state] += 1;
    if (state !== "trash") counts.all += 1;
  }
  return counts;
}

function sorter(entries: readonly Entry[]): CachedList["sorted"] {
  const byId = new Map(entries.map((entry) => [entry.post.id, entry]));
  const made = new Map<string, readonly Entry[]>();
  return (order) => {
    const name = `${order.column} ${order.direction}`;
    const known = made.get(name);
    if (known) return known;
    const posts = sortPosts(
      Array.from(byId.values(), ({ post }) => post),
      order,
    );
    const entriesInOrder = posts.flatMap(({ id }) => byId.get(id) ?? []);
    made.set(name, entriesInOrder);
    return entriesInOrder;
  };
}

/** Every post with its facts for the desk's list, unsorted. */
export async function allEntries(db: Db, now: number): Promise<Entry[]> {
  const day = await today(db, now);
  const rows = await db
    .selectFrom("posts")
    .select([
      "id",
      "version",
      "head",
      "live",
      "publish_at",
      "next_live",
      "next_at",
      "deleted_at",
      "created_at",
      "updated_at",
    ])
    .execute();
  const shown = await listItems(db, rows);
  const pictures = await shownPictures(db);
  const reviews = await reviewsOf(db);
  return rows.flatMap((row) => {
    const part = shown.get(row.id);
    if (!part) return [];
    const { date, ...post } = part.post;
    const facts = factsOf(row, part.savedBy, reviews.get(row.id), now);
    const { madeBy } = part;
    return [
      {
        madeBy,
        post: pictures.cover({ ...post, date: date ?? day } satisfies PostSummary),
        ...facts,
      },
    ];
  });
}

/** The part of a list entry that changes only with the post's version. */
interface ListItem {
  readonly version: number;
  readonly createdAt: number;
  readonly savedBy: string;
  readonly madeBy: string | null;
  readonly post: Omit<PostSummary, "date"> & { readonly date: CalendarDate | null };
}
type Versioned = Pick<PostRow, "id" | "version" | "created_at">;

const cachedItems = new WeakMap<Db, Map<string, ListItem>>();
const MAX_SINGLE_READS = 50;

async function listItems(db: Db, rows: readonly Versioned[]): Promise<Map<string, ListItem>> {
  const before = cachedItems.get(db);
  const parts = new Map<string, ListItem>();
  const changed: string[] = [];
  for (const { id, version, created_at } of rows) {
    const part = before?.get(id);
    if (part?.version === version && part.createdAt === created_at) parts.set(id, part);
    else changed.push(id);
  }
  if (changed.length > 0) {
    const some = changed.length <= MAX_SINGLE_READS;
    const read = await listedRevisions(db)
      .$if(some, (query) => query.where("posts.id", "in", changed))
      .execute();
    for (const row of read) parts.set(row.post_id, listItem(row));
  }
  cachedItems.set(db, parts);
  return parts;
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
