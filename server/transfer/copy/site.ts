import { z } from "zod";
import { isTimeZone } from "#app/domain/dates/site-time.ts";
import { namesOfUsers } from "#server/accounts/names.ts";
import { userById } from "#server/accounts/users.ts";
import type { Db } from "#server/database/open.ts";
import {
  chosenTerms,
  NEWSLETTER_KEY,
  newsletterKey,
  raiseContentVersion,
  setOfferedTerms,
  setting,
  setTimeZone,
  TIME_ZONE,
} from "#server/database/site-settings.ts";
import { id, text } from "#server/http/text.ts";
import { addressColumns, line, subscriberColumns } from "#server/database/tables.ts";
import { copiesOfTexts, textCopy } from "#server/texts/copies.ts";

/** The file of a copy with the rest of the site: people, texts, settings, redirects, subscribers. */
export const SITE_REST = "site/site.json";
/** The format of `site/` in an export; raised when older versions could not read it. */
const FORMAT = 2;
/** Exports of version 1 lack who saved what, unsaved texts, letters and pictures in the trash. */
const READABLE = [1, FORMAT] as const;

/** What a site has besides posts and pictures. */
export const siteRest = z.object({
  format: z.literal(READABLE, "This export was made by a newer version of this program."),
  /**
   * The names of people who saved something that is copied. The copy has no credentials: here they are people without
   * an account.
   */
  people: z.array(z.object({ id, name: text(200) })).default([]),
  /** The texts of pages and settings that owners changed. Exports of older versions have none. */
  texts: z.array(textCopy).default([]),
  /** Absent if nobody set it. */
  timeZone: z.exactOptional(z.string().refine(isTimeZone)),
  /** The categories that the form offers and the tags that it suggests. Absent if nobody changed them. */
  categories: z.exactOptional(z.array(line)),
  tags: z.exactOptional(z.array(line)),
  /** Redirects that owners set, and those of renamed categories and tags. */
  redirects: z.array(z.object({ address: line, leads_to: line })),
  /** Addresses of permanently deleted posts. */
  gone: z.array(addressColumns),
  /** Empty unless the owner chose to export them. */
  subscribers: z.array(subscriberColumns),
  /** With the subscribers: signs their leave links. Absent if no letter was sent. */
  newsletterKey: z.exactOptional(text(100)),
});
export type SiteRest = z.infer<typeof siteRest>;

/** What an export has besides posts and pictures. */
export async function restOfSite(db: Db, withSubscribers: boolean): Promise<SiteRest> {
  const zone = await setting(db, TIME_ZONE);
  const leaveKey = withSubscribers ? await setting(db, NEWSLETTER_KEY) : undefined;
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
    .select(addressColumns.keyof().options)
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
    ...(zone === undefined ? {} : { timeZone: zone }),
    ...(categories ? { categories: [...categories] } : {}),
    ...(tags ? { tags: [...tags] } : {}),
    redirects,
    gone,
    subscribers,
    ...(leaveKey === undefined ? {} : { newsletterKey: leaveKey }),
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

/** Adds what this site does not have: names, redirects, subscribers, deleted addresses, the time zone. */
export async function addRest(
  db: Db,
  rest: SiteRest,
  withSubscribers: boolean,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const person of rest.people) {
      if (await userById(trx, person.id)) continue;
      await trx
        .insertInto("former_users")
        .values(person)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const redirect of rest.redirects) {
      await trx
        .insertInto("missing")
        .values({ ...redirect, count: 0, last_at: now })
        .onConflict((conflict) =>
          conflict.column("address").doUpdateSet((is) => ({
            leads_to: is.fn.coalesce(is.ref("missing.leads_to"), is.val(redirect.leads_to)),
          })),
        )
        .execute();
    }
    for (const one of rest.gone) {
      await trx
        .insertInto("addresses")
        .values({ ...one, post_id: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const one of withSubscribers ? rest.subscribers : []) {
      await trx
        .insertInto("subscribers")
        .values(one)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (withSubscribers && rest.newsletterKey !== undefined) {
      await newsletterKey(trx, rest.newsletterKey);
    }
    const isChosen = (await setting(trx, TIME_ZONE)) !== undefined;
    if (rest.timeZone !== undefined && !isChosen) await setTimeZone(trx, rest.timeZone);
    for (const [kind, names] of [
      ["category", rest.categories],
      ["tag", rest.tags],
    ] as const) {
      if (names && !(await chosenTerms(trx, kind))) await setOfferedTerms(trx, kind, names);
    }
    await raiseContentVersion(trx);
  });
}
