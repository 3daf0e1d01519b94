import { randomUUID } from "node:crypto";
import { newestFirst, postPath, type PostSummary } from "#app/domain/posts/post.ts";
import { withCurlyQuotes } from "#app/domain/curly-quotes.ts";
import { contentVersion } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";
import { type ShownPictures, shownPictures } from "../images/shown.ts";
import { fieldsOf, type PostFields, postOf, SUMMARY_COLUMNS } from "../posts/fields.ts";
import { visibleRevision } from "../posts/state.ts";
import type { LiveTexts } from "../texts/edition.ts";
import { readLiveTexts } from "../texts/read.ts";

/** With more changed posts than this, all posts are read in one query. */
const MAX_SINGLE_READS = 50;

/** A published post and the revision that readers see. */
interface Published {
  readonly summary: PostSummary;
  /** The summary as readers see it, with typographic quotes. */
  readonly printed: PostSummary;
  /** Its address within the site, made once: a snapshot reuses most of thousands of posts from the one before. */
  readonly address: string;
  readonly revision: number;
}

/** What readers see at one moment; immutable. */
export interface Snapshot {
  /** For caches. Unlike `number` it is never reused, even if a backup is restored. */
  readonly version: string;
  /** When the next scheduled post or update comes due; `Infinity` if there is none. */
  readonly endsAt: number;
  /** The content version of the database. */
  readonly number: number;
  /** Newest first. */
  readonly posts: readonly Published[];
  /** The published texts of pages and settings. */
  readonly texts: LiveTexts;
  /** Published posts that cannot be shown; they are left out. */
  readonly broken: readonly BrokenPost[];
  /** How pictures are cropped. */
  readonly pictures: ShownPictures;
}

/** A published post that cannot be shown, and why. */
interface BrokenPost {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

/** Reads what readers see now, reusing posts of the previous snapshot. */
export async function readSnapshot(db: Db, now: number, before?: Snapshot): Promise<Snapshot> {
  // The number first: a change in between is then read now, and once more when its number is noticed.
  const number = await contentVersion(db);
  const rows = await db
    .selectFrom("posts")
    .select(["id", "head", "live", "publish_at", "next_live", "next_at", "deleted_at"])
    .where("deleted_at", "is", null)
    .where("live", "is not", null)
    .execute();
  const visible = rows.flatMap((row) => {
    const revision = visibleRevision(row, now);
    return revision === undefined ? [] : [{ id: row.id, revision }];
  });
  const known = new Map(
    before?.posts.map((post) => [revisionKey(post.summary.id, post.revision), post]),
  );
  const missing = visible.filter(({ id, revision }) => !known.has(revisionKey(id, revision)));
  const { read, broken } = await readPosts(db, missing);
  for (const post of read) {
    known.set(revisionKey(post.summary.id, post.revision), post);
  }
  const pictures = await shownPictures(db);
  const posts = new Map(
    visible.flatMap(({ id, revision }) => {
      const post = known.get(revisionKey(id, revision));
      if (!post) return [];
      const summary = pictures.cover(post.summary);
      if (summary === post.summary) return [[summary, post] as const];
      return [[summary, { ...post, summary, printed: withCurlyQuotes(summary) }] as const];
    }),
  );
  const moments = rows.flatMap(({ publish_at, next_at }) => [publish_at ?? 0, next_at ?? 0]);
  return {
    version: randomUUID(),
    number,
    endsAt: Math.min(Infinity, ...moments.filter((moment) => moment > now)),
    posts: newestFirst([...posts.keys()]).flatMap((summary) => posts.get(summary) ?? []),
    texts: await readLiveTexts(db, before?.texts),
    broken,
    pictures,
  };
}

/** The Markdown of a revision, as it was saved. */
export async function readText(db: Db, id: string, revision: number): Promise<string> {
  const row = await db
    .selectFrom("revisions")
    .select("content")
    .where("post_id", "=", id)
    .where("number", "=", revision)
    .executeTakeFirst();
  return row?.content ?? "";
}

async function readPosts(
  db: Db,
  wanted: readonly { readonly id: string; readonly revision: number }[],
): Promise<{ readonly read: Published[]; readonly broken: BrokenPost[] }> {
  const left = new Map(wanted.map((post) => [revisionKey(post.id, post.revision), post]));
  const posts: Published[] = [];
  const broken: BrokenPost[] = [];
  const add = (rows: readonly VisibleRow[]) => {
    for (const row of rows) {
      if (!left.delete(revisionKey(row.post_id, row.number))) continue;
      const post = publishedOf(row);
      if ("why" in post) broken.push(post);
      else posts.push(post);
    }
  };
  if (wanted.length > MAX_SINGLE_READS) {
    const join = revisions(db).innerJoin("posts", "posts.id", "post_id");
    add(await join.whereRef("number", "=", "posts.live").execute());
  }
  // Revisions never change, so these exist even if another was published in between.
  for (const { id, revision } of left.values()) {
    add(await revisions(db).where("post_id", "=", id).where("number", "=", revision).execute());
  }
  for (const { id } of left.values()) {
    broken.push({ id, title: "", why: "Its text is missing." });
  }
  return { read: posts, broken };
}

/** Revisions without their texts. */
function revisions(db: Db) {
  return db
    .selectFrom("revisions")
    .select(["revisions.post_id", "revisions.number", ...SUMMARY_COLUMNS]);
}

type VisibleRow = Awaited<ReturnType<ReturnType<typeof revisions>["execute"]>>[number];

/** A post as readers see it. A row that cannot be read, as after edits by hand, is reported and stops no others. */
function publishedOf(row: VisibleRow): Published | BrokenPost {
  const { post_id: id, title } = row;
  let fields: PostFields;
  try {
    fields = fieldsOf({ ...row, content: "" });
  } catch {
    return { id, title, why: "Its tags can’t be read." };
  }
  if (fields.date === null) return { id, title, why: "It has no date." };
  const { content: _, ...summary } = postOf(row.post_id, fields, fields.date);
  const printed = withCurlyQuotes(summary);
  return { summary, printed, address: postPath(summary), revision: row.number };
}

/** Key of one revision of one post, whose content never changes. */
export const revisionKey = (id: string, revision: number) => `${revision} ${id}`;
