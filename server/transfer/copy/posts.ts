import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { PostFacts } from "#app/content-model/posts/post-schema.ts";
import { CONTENT_LIMIT_CHARACTERS } from "#app/content-model/posts/post-draft.ts";
import type { Act } from "#server/accounts/audit.ts";
import type { Db } from "#server/database/open.ts";
import { raiseContentVersion } from "#server/database/site-settings.ts";
import {
  addressColumns,
  line,
  type PostRow,
  postColumns,
  reviewColumns,
  revisionColumns,
} from "#server/database/tables.ts";
import { text } from "#server/http/text.ts";
import { recordImageUses } from "#server/images/uses.ts";
import {
  addressHolder,
  addressOf,
  PUBLIC_ELSEWHERE,
  reserveAddresses,
} from "#server/posts/addresses.ts";
import { columns, columnsOf, day, fieldsOf, type PostFields } from "#server/posts/fields.ts";
import { currentFields, postRow, today } from "#server/posts/read.ts";

/** The file of a copy with its posts. */
export const SITE_POSTS = "site/posts.jsonl";
const NOON_MS = 12 * 60 * 60 * 1000;

/** A text column of a revision, with its greatest length. */
const textIn = (column: string) =>
  column === "content" || column === "excerpt" ? text(CONTENT_LIMIT_CHARACTERS) : line;

/** Checks that a revision's columns, as they are stored, can be read and can be kept by both databases. */
const stored = columns
  .extend({
    date: day,
    updated: day,
    // Missing in exports from before posts had optional texts.
    optional_texts: columns.shape.optional_texts.prefault("{}"),
  })
  .transform((values) => columns.encode(values))
  .superRefine((row, context) => {
    for (const [column, value] of Object.entries(row)) {
      const { error } = z.union([textIn(column), z.number(), z.null()]).safeParse(value);
      for (const issue of error?.issues ?? [])
        context.addIssue({ code: "custom", message: issue.message, path: [column] });
    }
  });

/**
 * A post with all its revisions, its state and its addresses: a line of `site/posts.jsonl`. The ids of users are those
 * in the `people` of the site.
 */
export const postCopy = postColumns
  .extend({
    revisions: z.array(revisionColumns.and(stored)),
    addresses: z.array(addressColumns),
    review: reviewColumns.nullable().default(null),
  })
  .refine(
    ({ live, publish_at, next_live, next_at }) =>
      (live === null) === (publish_at === null) && (next_live === null) === (next_at === null),
    "A published version needs its time",
  )
  .refine(({ revisions, head, live, next_live }) => {
    const dates = new Map(revisions.map((one) => [one.number, one.date]));
    const isDated = (wanted: number | null) => wanted === null || Boolean(dates.get(wanted));
    return (
      dates.size === revisions.length && dates.has(head) && isDated(live) && isDated(next_live)
    );
  }, "A version is missing");
export type PostCopy = z.infer<typeof postCopy>;

/** The fields of one of the copied revisions. */
export function fieldsIn({ id: post, revisions }: PostCopy, wanted: number): PostFields {
  const found = revisions.find((one) => one.number === wanted);
  if (!found) throw new Error(`Version ${wanted} of post ${post} is missing.`);
  return fieldsOf(found);
}

export async function copyOfPost(db: Db, post: PostRow): Promise<PostCopy> {
  const { import_id: _import, search: _search, ...row } = post;
  const revisions = await db
    .selectFrom("revisions")
    .selectAll()
    .where("post_id", "=", post.id)
    .orderBy("number")
    .execute();
  const addresses = await db
    .selectFrom("addresses")
    .select(addressColumns.keyof().options)
    .where("post_id", "=", post.id)
    .orderBy("address")
    .execute();
  const asked = await db
    .selectFrom("reviews")
    .select(reviewColumns.keyof().options)
    .where("post_id", "=", post.id)
    .executeTakeFirst();
  return {
    ...row,
    revisions: revisions.map(({ post_id: _post, ...kept }) => kept),
    addresses,
    review: asked ?? null,
  };
}

/** Adds a post with its revisions. @throws a unique violation if the id is taken */
async function insertPost(db: Db, copy: PostCopy, importId: string | null): Promise<void> {
  const { revisions, addresses: _addresses, review: asked, ...row } = copy;
  await db
    .insertInto("posts")
    .values({ ...row, import_id: importId })
    .execute();
  for (const one of revisions) {
    await db
      .insertInto("revisions")
      .values({ ...one, post_id: row.id })
      .execute();
  }
  if (asked) {
    await db
      .insertInto("reviews")
      .values({ ...asked, post_id: row.id })
      .execute();
  }
  await recordImageUses(db, row.id, await currentFields(db, row));
  await raiseContentVersion(db);
}

interface Addition {
  readonly id: string;
  readonly fields: PostFields;
  readonly facts: PostFacts;
  readonly importId: string | null;
}

/**
 * Adds a post from a file as its front matter says: published, scheduled, or a draft. Its old addresses
 * redirect to it.
 *
 * @throws ApiError 409 `address-taken`; a unique violation if the id is taken.
 */
export async function addPostFile(db: Db, addition: Addition, act: Act): Promise<void> {
  const { fields, facts, importId } = addition;
  const now = act.at;
  const date = fields.date ?? (await today(db, now));
  const isLive = facts.draft !== true && fields.date !== null;
  const post = {
    id: addition.id,
    version: 1,
    head: 1,
    live: isLive ? 1 : null,
    publish_at: isLive ? momentOf(facts.publishAt, date) : null,
    next_live: null,
    next_at: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  };
  const first = { number: 1, version: 1, base: null, kind: "imported" } as const;
  const saved = { ...columnsOf(fields), saved_at: now, saved_by: act.by };
  await insertPost(
    db,
    { ...post, revisions: [{ ...first, ...saved }], addresses: [], review: null },
    importId,
  );
  const old: { readonly address: string; readonly liveAt: number }[] = [];
  for (const one of facts.oldAddresses ?? []) {
    // Posts of two blogs may have had the same address; the one imported first keeps it.
    const isFree = (await addressHolder(db, one, post.id)) === undefined;
    if (isFree && one !== addressOf(fields, date))
      old.push({ address: one, liveAt: PUBLIC_ELSEWHERE });
  }
  await reserveAddresses(db, post, new Map([[post.head, fields]]), { now, day: date }, old);
}

/** The publication time; by default noon UTC of the post's date. */
export function momentOf(publishAt: string | undefined, date: string): number {
  return publishAt === undefined
    ? Date.parse(`${date}T00:00:00Z`) + NOON_MS
    : Date.parse(publishAt);
}

/**
 * Adds a post of a site's copy unchanged, with its revisions, its times and its addresses. It replaces an untouched
 * sample post, which came with the program.
 *
 * @throws a unique violation if somebody changes or imports that post at the same time
 */
export async function addPostCopy(db: Db, copy: PostCopy, importId: string | null): Promise<void> {
  // Only an untouched sample can have this id (see `findings.ts`); one that was changed or imported since is kept.
  await db.deleteFrom("addresses").where("post_id", "=", copy.id).execute();
  await db
    .deleteFrom("posts")
    .where("id", "=", copy.id)
    .where("version", "=", 1)
    .where("import_id", "is", null)
    .execute();
  await insertPost(db, copy, importId);
  for (const one of copy.addresses) {
    if ((await addressHolder(db, one.address, copy.id)) !== undefined) continue;
    await db
      .insertInto("addresses")
      .values({ ...one, post_id: copy.id })
      .onConflict((conflict) =>
        conflict
          .column("address")
          .doUpdateSet({ post_id: copy.id, first_live_at: one.first_live_at }),
      )
      .execute();
  }
}

/** Whether a post is an unchanged sample, which came with the program: then the post of a site's copy replaces it. */
export async function isUntouchedSample(db: Db, row: PostRow): Promise<boolean> {
  if (row.version !== 1 || row.import_id !== null) return false;
  const [only] = (await copyOfPost(db, row)).revisions;
  return only?.kind === "imported";
}

/** Gives an untouched sample post, whose text is the same in a site's copy, the times and addresses of the copy. */
export async function adoptCopy(db: Db, copy: PostCopy): Promise<void> {
  const row = await postRow(db, copy.id);
  if (!row || !(await isUntouchedSample(db, row))) return;
  if (isDeepStrictEqual(await copyOfPost(db, row), copy)) return;
  await db.transaction().execute((trx) => addPostCopy(trx, copy, null));
}
