import { sql } from "kysely";
import { z } from "zod";
import type { CalendarDate } from "../../app/domain/dates/calendar-date.ts";
import { newestFirst, type PostSummary } from "../../app/domain/posts/post.ts";
import {
  type Column,
  type Direction,
  matchesQuery,
  sortPosts,
} from "../../app/domain/posts/post-order.ts";
import { snippetAround } from "../../app/domain/search/snippet.ts";
import { straightQuotes } from "../../app/domain/search/straight-quotes.ts";
import { trueQuotes } from "../../app/domain/true-quotes.ts";
import type { Db } from "../database/open.ts";
import type { PostRow } from "../database/tables.ts";
import { fieldsOf } from "./fields.ts";
import { factsOf, today } from "./read.ts";
import type { PostState } from "./state.ts";

const MOST_TEXT_MATCHES = 50;
/** What is searched, all its quotation marks as one: texts hold typed and printed ones. */
const STRAIGHT = sql`replace(replace(replace(replace(replace(search, '"', ''''), '‘', ''''), '’', ''''), '“', ''''), '”', '''')`;
const tagList = z.array(z.string());

export interface ListQuery {
  readonly state: PostState | "all";
  readonly q: string;
  readonly category?: string | undefined;
  readonly sort: Column;
  readonly direction: Direction;
  /** The id of the last post of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** One page of the desk's list, with how many posts there are of each state. */
export async function listPosts(db: Db, query: ListQuery, now: number) {
  const entries = await allEntries(db, now);
  const counts: Record<PostState | "all", number> = {
    all: 0,
    draft: 0,
    scheduled: 0,
    published: 0,
    changed: 0,
    trash: 0,
  };
  for (const { state } of entries) {
    counts[state] += 1;
    if (state !== "trash") counts.all += 1;
  }
  const wanted = new Map(
    entries
      .filter(({ state }) => (query.state === "all" ? state !== "trash" : state === query.state))
      .filter(({ post }) => query.category === undefined || post.category === query.category)
      .filter(({ post }) => matchesQuery(post, query.q))
      .map((entry) => [entry.post.id, entry]),
  );
  const order = { column: query.sort, direction: query.direction };
  const sorted = sortPosts(
    Array.from(wanted.values(), ({ post }) => post),
    order,
  );
  const start = sorted.findIndex(({ id }) => id === query.after) + 1;
  const shown = sorted.slice(start, start + query.limit);
  const last = shown.at(-1);
  return {
    posts: shown.flatMap(({ id }) => wanted.get(id) ?? []),
    found: sorted.length,
    counts,
    ...(last && start + shown.length < sorted.length ? { next: last.id } : {}),
  };
}

/** Posts whose title, tags or text contain a term, newest first, with the words around it. */
export async function searchTexts(db: Db, term: string, now: number) {
  const wanted = straightQuotes(term.trim().toLowerCase());
  if (wanted === "") return [];
  const pattern = `%${wanted.replace(/[\\%_]/g, "\\$&")}%`;
  const ids = await db
    .selectFrom("posts")
    .select("id")
    .where("deleted_at", "is", null)
    .where(
      sql<boolean>`${wanted.includes("'") ? STRAIGHT : sql`search`} like ${pattern} escape '\\'`,
    )
    .execute();
  const found = new Set(ids.map(({ id }) => id));
  const entries = (await allEntries(db, now)).filter(({ post }) => found.has(post.id));
  const byId = new Map(entries.map((entry) => [entry.post.id, entry]));
  const newest = newestFirst(entries.map(({ post }) => post)).slice(0, MOST_TEXT_MATCHES);
  const texts = await Promise.all(
    newest.map(({ id }) =>
      db
        .selectFrom("posts")
        .innerJoin("revisions", (join) =>
          join
            .onRef("revisions.post_id", "=", "posts.id")
            .onRef("revisions.number", "=", "posts.head"),
        )
        .select("content")
        .where("posts.id", "=", id)
        .executeTakeFirst(),
    ),
  );
  return newest.flatMap(({ id }, at) => {
    const entry = byId.get(id);
    return entry
      ? [{ ...entry, snippet: trueQuotes(snippetAround(texts[at]?.content ?? "", term)) }]
      : [];
  });
}

/** Every tag of the posts that are not in the trash, in alphabetical order. */
export async function allTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("posts")
    .innerJoin("revisions", (join) =>
      join.onRef("revisions.post_id", "=", "posts.id").onRef("revisions.number", "=", "posts.head"),
    )
    .select("tags")
    .distinct()
    .where("posts.deleted_at", "is", null)
    .execute();
  const tags = new Set(rows.flatMap(({ tags: text }) => tagList.parse(JSON.parse(text))));
  return [...tags].toSorted((a, b) => a.localeCompare(b, "en"));
}

/** Every post with what the desk's list says of it, in no order. */
export async function allEntries(db: Db, now: number) {
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
  const shown = await shownParts(db, rows);
  return rows.flatMap((row) => {
    const part = shown.get(row.id);
    if (!part) return [];
    const { date, ...post } = part.post;
    const facts = factsOf({ ...row, search: "", import_id: null }, part.savedBy, now);
    return [{ post: { ...post, date: date ?? day } satisfies PostSummary, ...facts }];
  });
}

/** What the list shows of a post's newest revision. It is the same as long as the version is. */
interface ShownPart {
  readonly version: number;
  readonly createdAt: number;
  readonly savedBy: string;
  readonly post: Omit<PostSummary, "date"> & { readonly date: CalendarDate | null };
}
type Versioned = Pick<PostRow, "id" | "version" | "created_at">;

/** With thousands of posts, reading them all takes longer than anything else that the list does. */
const keptParts = new WeakMap<Db, Map<string, ShownPart>>();
const READ_ONE_BY_ONE = 50;

async function shownParts(db: Db, rows: readonly Versioned[]): Promise<Map<string, ShownPart>> {
  const before = keptParts.get(db);
  const parts = new Map<string, ShownPart>();
  const changed: string[] = [];
  for (const { id, version, created_at } of rows) {
    const part = before?.get(id);
    if (part?.version === version && part.createdAt === created_at) parts.set(id, part);
    else changed.push(id);
  }
  if (changed.length > 0) {
    const some = changed.length <= READ_ONE_BY_ONE;
    const read = await newestRevisions(db)
      .$if(some, (query) => query.where("posts.id", "in", changed))
      .execute();
    for (const row of read) parts.set(row.post_id, shownPart(row));
  }
  keptParts.set(db, parts);
  return parts;
}

function newestRevisions(db: Db) {
  return db
    .selectFrom("posts")
    .innerJoin("revisions", (join) =>
      join.onRef("revisions.post_id", "=", "posts.id").onRef("revisions.number", "=", "posts.head"),
    )
    .leftJoin("users", "users.id", "revisions.saved_by")
    .select([
      "revisions.post_id",
      "posts.version",
      "posts.created_at",
      "title",
      "slug",
      "date",
      "updated",
      "category",
      "tags",
      "excerpt",
      "cover_image",
      "cover_alt",
      "featured",
      "author_name",
      "author_avatar",
      "users.name as saved_by_name",
    ]);
}

type NewestRow = Awaited<ReturnType<ReturnType<typeof newestRevisions>["execute"]>>[number];

function shownPart(row: NewestRow): ShownPart {
  const { content: _, updated, ...fields } = fieldsOf({ ...row, content: "" });
  return {
    version: row.version,
    createdAt: row.created_at,
    savedBy: row.saved_by_name ?? "",
    post: { id: row.post_id, ...fields, ...(updated === null ? {} : { updated }) },
  };
}
