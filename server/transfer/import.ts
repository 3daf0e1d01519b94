import { randomUUIDv7 } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Imported, Note, ReportLine } from "./report.ts";
import { recordAudit } from "../accounts/audit.ts";
import { userById } from "../accounts/users.ts";
import type { Db } from "../database/open.ts";
import {
  chosenTerms,
  newsletterKey,
  raiseContentVersion,
  setOfferedTerms,
  setTimeZone,
} from "../database/site-settings.ts";
import { ApiError } from "../http/api-error.ts";
import { postRow } from "../posts/read.ts";
import { addPostCopy, addPostFile } from "./add-post.ts";
import { isUntouchedSample, lineOf, recognized, summed, textLine } from "./check-import.ts";
import { addAutosaveCopy } from "./copied-autosaves.ts";
import { addCopiedImage, planImages, restoreImages } from "./copied-images.ts";
import { addCopiedFile, planFiles } from "./copied-files.ts";
import { addLetterCopy } from "./copied-letters.ts";
import type { LeftOut } from "./formats/html-to-markdown.ts";
import type { Incoming, IncomingPost } from "./incoming.ts";
import { replacePost } from "./replace-post.ts";
import type { Edition } from "../texts/edition.ts";
import { takeText } from "../texts/imported.ts";
import { copyOfPost, type PostCopy, type SiteRest } from "./site-copy.ts";

export interface ImportChoice {
  /** All as drafts, or as the file says. */
  readonly as: "drafts" | "published";
  /** Positions in the report of new posts and pages that are not imported. */
  readonly skip: ReadonlySet<number>;
  /** Positions of those whose text replaces ours, as a new version, also out of the trash. */
  readonly replace: ReadonlySet<number>;
  /** Whether pictures of the file come back from the trash here. */
  readonly pictures: boolean;
  /** Whether subscribers of the newsletter are added. */
  readonly subscribers: boolean;
}

/** Takes everything as the file has it, and replaces nothing. */
export const AS_IN_THE_FILE: ImportChoice = {
  as: "published",
  skip: new Set(),
  replace: new Set(),
  pictures: true,
  subscribers: true,
};

/**
 * Imports pictures first, then the posts, each in a transaction of its own, so that the desk and readers get
 * their turn. Existing posts are recognized, so an interrupted import can simply be repeated.
 */
export async function runImport(
  db: Db,
  edition: Edition,
  incoming: Incoming,
  choice: ImportChoice,
  userId: string | null,
  now: number,
): Promise<Imported> {
  const id = randomUUIDv7();
  await db
    .insertInto("imports")
    .values({ id, at: now, user_id: userId ?? "", undone_at: null })
    .execute();
  const files = await planFiles(db, incoming.files);
  const { missing, trashed, renamed } = await planImages(db, incoming.images, files.renamed);
  const refused: string[] = [];
  for (const file of files.missing) refused.push(...(await addCopiedFile(db, file)));
  for (const image of missing) refused.push(...(await addCopiedImage(db, image)));
  if (choice.pictures) await restoreImages(db, trashed);
  if (incoming.rest) await addRest(db, incoming.rest, choice, now);
  for await (const letter of incoming.letters()) await addLetterCopy(db, letter, now);

  const report: ReportLine[] = [];
  const leftOut: LeftOut[] = [];
  const seen = new Set<string>();
  const versions = new Map<string, number>();
  let imported = 0;
  for await (const one of incoming.posts()) {
    const post = "why" in one ? one : await recognized(db, renamed(one), incoming);
    const line = await lineOf(db, post, seen, now);
    if ("why" in post) {
      report.push(line);
      continue;
    }
    leftOut.push(...(post.leftOut ?? []));
    if (post.copy) versions.set(post.id, post.copy.version);
    const place = report.length;
    if (!isTaken(line, place, choice)) {
      if (line.finding === "same" && post.copy) await adoptCopy(db, post.copy);
      report.push(line);
      continue;
    }
    const { fields, failed } = await incoming.uploads.added(db, post.fields, userId, now);
    const whole = { ...post, fields };
    try {
      if (line.finding !== "new") await replacePost(db, whole, id, userId, now);
      else await addNew(db, whole, line.published && choice.as === "published", id, userId, now);
      imported += 1;
      report.push({ ...line, notes: [...line.notes, ...listed(NO_PICTURES, failed)] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      report.push({ ...line, finding: "address-taken" });
    }
  }
  for await (const autosave of incoming.unsaved()) {
    if (!(await addAutosaveCopy(db, autosave, versions, userId))) leftOut.push(UNSAVED);
  }
  let pages = 0;
  for (const text of incoming.texts) {
    const line = await textLine(db, edition, text);
    const place = report.push(line) - 1;
    if ("why" in text || !isTaken(line, place, choice)) continue;
    const as = line.published && choice.as === "published" ? "published" : "draft";
    await takeText(db, text, as, id, userId, now);
    pages += 1;
  }
  const detail = String(imported);
  await recordAudit(db, { at: now, userId, action: "imported", subject: id, detail });
  if (refused.length > 0) {
    const notes = listed(
      "These files aren’t pictures or PDF files of a library; they were left out.",
      refused,
    );
    report.push({
      kind: "post",
      source: "media",
      title: "",
      finding: "unreadable",
      published: false,
      notes,
    });
  }
  return { id, imported, pages, ...summed(incoming, report, leftOut, trashed.length) };
}

function isTaken({ finding }: ReportLine, place: number, choice: ImportChoice): boolean {
  if (finding === "new") return !choice.skip.has(place);
  return (finding === "different" || finding === "trashed") && choice.replace.has(place);
}

const NO_PICTURES = "Pictures of its text can’t be used; they were left out.";

/** Only a command before the first account has nobody to give it to. */
const UNSAVED: LeftOut = { what: "unsaved text", address: "" };

function listed(says: string, details: readonly string[]): Note[] {
  return details.length === 0 ? [] : [{ says, details }];
}

async function addNew(
  db: Db,
  post: IncomingPost,
  isPublic: boolean,
  importId: string,
  userId: string | null,
  now: number,
): Promise<void> {
  const { copy } = post;
  await db.transaction().execute(async (trx) => {
    // Drafts and trashed posts of a copy stay what they are.
    if (copy && (isPublic || post.facts.draft === true)) return addPostCopy(trx, copy, importId);
    const facts = { ...post.facts, draft: !isPublic };
    await addPostFile(trx, { ...post, facts, userId, importId }, now);
  });
}

/** Gives a sample that came with the program the times that it has in the copy of a site. */
async function adoptCopy(db: Db, copy: PostCopy): Promise<void> {
  const row = await postRow(db, copy.id);
  if (!row || !(await isUntouchedSample(db, row))) return;
  if (isDeepStrictEqual(await copyOfPost(db, row), copy)) return;
  await db.transaction().execute((trx) => addPostCopy(trx, copy, null));
}

/** Adds what this site does not have: names, redirects, subscribers, deleted addresses, the time zone. */
async function addRest(
  db: Db,
  {
    people,
    timeZone,
    categories,
    tags,
    redirects,
    gone,
    subscribers,
    newsletterKey: leaveKey,
  }: SiteRest,
  choice: ImportChoice,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const person of people) {
      const account = await userById(trx, person.id);
      if (account) continue;
      await trx
        .insertInto("former_users")
        .values(person)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const { address, leads_to } of redirects) {
      await trx
        .insertInto("missing")
        .values({ address, leads_to, count: 0, last_at: now })
        .onConflict((conflict) =>
          conflict.column("address").doUpdateSet((is) => ({
            leads_to: is.fn.coalesce(is.ref("missing.leads_to"), is.val(leads_to)),
          })),
        )
        .execute();
    }
    for (const { address, first_live_at } of gone) {
      await trx
        .insertInto("addresses")
        .values({ address, first_live_at, post_id: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const subscriber of choice.subscribers ? subscribers : []) {
      await trx
        .insertInto("subscribers")
        .values(subscriber)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (choice.subscribers && leaveKey !== undefined) await newsletterKey(trx, leaveKey);
    const ours = await trx
      .selectFrom("settings")
      .select("value")
      .where("key", "=", "time_zone")
      .executeTakeFirst();
    if (timeZone !== undefined && !ours) await setTimeZone(trx, timeZone);
    for (const [kind, names] of [
      ["category", categories],
      ["tag", tags],
    ] as const) {
      if (names && !(await chosenTerms(trx, kind))) await setOfferedTerms(trx, kind, names);
    }
    await raiseContentVersion(trx);
  });
}
