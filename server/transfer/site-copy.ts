import { z } from "zod";
import { isTimeZone } from "#app/domain/dates/site-time.ts";
import { CONTENT_LIMIT_CHARACTERS } from "#app/content-model/posts/post-draft.ts";
import { namesOfUsers } from "../accounts/names.ts";
import type { Db } from "../database/open.ts";
import { NEWSLETTER_KEY, chosenTerms } from "../database/site-settings.ts";
import type { PostRow } from "../database/tables.ts";
import { copiesOfTexts, textCopy } from "./text-copies.ts";
import { email, id, text } from "../http/text.ts";
import { columns, day } from "../posts/fields.ts";

/** What `site/` in an export means; raised when an older program could not read it. */
export const FORMAT = 2;
/** Exports of version 1 lack who saved what, unsaved texts, letters and pictures in the trash. */
const READABLE = [1, FORMAT] as const;

const LAST_MOMENT = Date.UTC(9999, 0);
export const moment = z.number().int().min(-LAST_MOMENT).max(LAST_MOMENT);
export const count = z.number().int().positive().max(2_147_483_647);
const address = z
  .string()
  .max(2000)
  .regex(/^\/[^\s?#]*$/, "must be an address within the site");
const MAX_LINE_LENGTH = 5000;
const line = text(MAX_LINE_LENGTH);
/** The longest text of a revision's columns. */
const lengthOf = (column: string) =>
  column === "content" || column === "excerpt" ? CONTENT_LIMIT_CHARACTERS : MAX_LINE_LENGTH;

/** A revision's columns as they are stored, if they can be read and both databases can keep them. */
const stored = columns
  .extend({
    date: day,
    updated: day,
    // Exports of before there were any lack it.
    optional_texts: columns.shape.optional_texts.prefault("{}"),
  })
  .transform((values) => columns.encode(values))
  .superRefine((row, context) => {
    for (const [column, value] of Object.entries(row)) {
      const { error } = z.union([text(lengthOf(column)), z.number(), z.null()]).safeParse(value);
      for (const issue of error?.issues ?? [])
        context.addIssue({ code: "custom", message: issue.message, path: [column] });
    }
  });

const revision = z
  .object({
    number: count,
    version: count,
    base: count.nullable(),
    kind: z.enum(["saved", "published", "restored", "imported"]),
    saved_at: moment,
    saved_by: id.nullable().default(null),
  })
  .and(stored);

const review = z.object({
  asked_by: id,
  asked_at: moment,
  note: line,
  answered_by: id.nullable(),
  answered_at: moment.nullable(),
  answer: line,
});

/**
 * A post with all its versions, its state and its addresses: a line of `site/posts.jsonl`. Who saved them are
 * ids among the `people` of the site.
 */
export const postCopy = z
  .object({
    id,
    version: count,
    head: count,
    live: count.nullable(),
    publish_at: moment.nullable(),
    next_live: count.nullable(),
    next_at: moment.nullable(),
    deleted_at: moment.nullable(),
    created_at: moment,
    updated_at: moment,
    revisions: z.array(revision),
    addresses: z.array(z.object({ address, first_live_at: moment.nullable() })),
    review: review.nullable().default(null),
  })
  .refine(
    ({ live, publish_at, next_live, next_at }) =>
      (live === null) === (publish_at === null) && (next_live === null) === (next_at === null),
    "A published version needs its time",
  )
  .refine(({ revisions, head, live, next_live }) => {
    const dates = new Map(revisions.map(({ number, date }) => [number, date]));
    const isDated = (number: number | null) => number === null || Boolean(dates.get(number));
    return (
      dates.size === revisions.length && dates.has(head) && isDated(live) && isDated(next_live)
    );
  }, "A version is missing");
export type PostCopy = z.infer<typeof postCopy>;

const subscriber = z.object({
  id,
  email,
  state: z.enum(["asked", "confirmed", "left"]),
  token_hash: text(200).min(1),
  asked_at: moment,
  confirmed_at: moment.nullable(),
  left_at: moment.nullable(),
  // Exports of older programs have no addresses that were set aside.
  refused_at: moment.nullable().default(null),
  refusal: line.nullable().default(null),
});

/** What a site has besides posts and pictures: `site/site.json`. */
export const siteRest = z.object({
  format: z.literal(READABLE, "This export was made by a newer version of this program."),
  /**
   * Names of those who saved what is copied. There is nothing in it to sign in with: here they are people without
   * an account.
   */
  people: z.array(z.object({ id, name: text(200) })).default([]),
  /** What owners changed of pages and the settings. Exports of older programs have none. */
  texts: z.array(textCopy).default([]),
  /** Absent if nobody set it. */
  timeZone: z.exactOptional(z.string().refine(isTimeZone)),
  /** The categories that the form offers and the tags that it suggests. Absent if nobody changed them. */
  categories: z.exactOptional(z.array(line)),
  tags: z.exactOptional(z.array(line)),
  /** Redirects that owners set, and those of renamed categories and tags. */
  redirects: z.array(z.object({ address: line, leads_to: line })),
  /** Addresses of posts that were deleted for ever. */
  gone: z.array(z.object({ address, first_live_at: moment.nullable() })),
  /** Only if the owner wanted them. */
  subscribers: z.array(subscriber),
  /** With the subscribers: signs their leave links. Absent if no letter was sent. */
  newsletterKey: z.exactOptional(text(100)),
});
export type SiteRest = z.infer<typeof siteRest>;

/** A post as an export has it. */
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
    .select(["address", "first_live_at"])
    .where("post_id", "=", post.id)
    .orderBy("address")
    .execute();
  const asked = await db
    .selectFrom("reviews")
    .select(["asked_by", "asked_at", "note", "answered_by", "answered_at", "answer"])
    .where("post_id", "=", post.id)
    .executeTakeFirst();
  return {
    ...row,
    revisions: revisions.map(({ post_id: _post, ...kept }) => kept),
    addresses,
    review: asked ?? null,
  };
}

/** The rest of the site as an export has it. */
export async function restOfSite(db: Db, withSubscribers: boolean): Promise<SiteRest> {
  const setting = (key: string) =>
    db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  const zone = await setting("time_zone");
  const leaveKey = withSubscribers ? await setting(NEWSLETTER_KEY) : undefined;
  const categories = await chosenTerms(db, "category");
  const tags = await chosenTerms(db, "tag");
  const redirects = await db
    .selectFrom("missing")
    .select(["address", "leads_to"])
    .where("leads_to", "is not", null)
    .$narrowType<{ leads_to: string }>()
    .orderBy("address")
    .execute();
  const gone = await db
    .selectFrom("addresses")
    .select(["address", "first_live_at"])
    .where("post_id", "is", null)
    .orderBy("address")
    .execute();
  const subscribers = withSubscribers
    ? await db.selectFrom("subscribers").selectAll().orderBy("id").execute()
    : [];
  return {
    format: FORMAT,
    people: await peopleOf(db),
    texts: await copiesOfTexts(db),
    ...(zone ? { timeZone: zone.value } : {}),
    ...(categories ? { categories: [...categories] } : {}),
    ...(tags ? { tags: [...tags] } : {}),
    redirects,
    gone,
    subscribers,
    ...(leaveKey ? { newsletterKey: leaveKey.value } : {}),
  };
}

/** Everybody who saved a version or a letter, added a picture, or has unsaved texts. */
async function peopleOf(db: Db) {
  return db
    .selectFrom(namesOfUsers(db))
    .select(["people.id", "people.name"])
    .where((is) =>
      is.or([
        is("people.id", "in", db.selectFrom("revisions").select("saved_by")),
        is("people.id", "in", db.selectFrom("letters").select("updated_by")),
        is("people.id", "in", db.selectFrom("images").select("created_by")),
        is("people.id", "in", db.selectFrom("files").select("created_by")),
        is("people.id", "in", db.selectFrom("autosaves").select("user_id")),
        is("people.id", "in", db.selectFrom("texts").select("updated_by")),
        is("people.id", "in", db.selectFrom("text_revisions").select("saved_by")),
        is("people.id", "in", db.selectFrom("reviews").select("asked_by")),
        is("people.id", "in", db.selectFrom("reviews").select("answered_by")),
      ]),
    )
    .orderBy("people.id")
    .execute();
}
