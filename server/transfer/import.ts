import { randomUUIDv7 } from "node:crypto";
import { pluralize } from "#app/domain/plural.ts";
import { type Act, recordAudit } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import { ApiError } from "../http/api-error.ts";
import { postRow } from "../posts/read.ts";
import { type IncomingText, takeText } from "../texts/copies.ts";
import type { Edition } from "../texts/edition.ts";
import { addLetterCopy, addUnsaved } from "./copy/letters.ts";
import { addMedia, type MediaPlan, planMedia, restoreImages } from "./copy/media.ts";
import { addPostCopy, addPostFile, adoptCopy } from "./copy/posts.ts";
import { addRest } from "./copy/site.ts";
import { postLine, type ReportLine, textLine, unreadableLine } from "./findings.ts";
import type { LeftOut } from "./formats/html-to-markdown.ts";
import { type Incoming, type IncomingPost, listed } from "./incoming.ts";
import { replacePost } from "./replace-post.ts";

export interface ImportChoice {
  /** All as drafts, or as the file says. */
  readonly as: "drafts" | "published";
  /** Positions in the report of new posts and pages that are not imported. */
  readonly skip: ReadonlySet<number>;
  /** Positions of those whose text replaces ours as a new revision; trashed posts are restored. */
  readonly replace: ReadonlySet<number>;
  /** Whether pictures of the file that are in the trash here are restored. */
  readonly pictures: boolean;
  /** Whether subscribers of the newsletter are added. */
  readonly subscribers: boolean;
}

/** Imports everything as it is in the file, and replaces nothing. */
export const AS_IN_THE_FILE: ImportChoice = {
  as: "published",
  skip: new Set(),
  replace: new Set(),
  pictures: true,
  subscribers: true,
};

/** The report on files that were chosen together. */
interface Report {
  readonly report: readonly ReportLine[];
  /** What else the files have that is not imported, in words: "21 pages". */
  readonly leftOut: readonly string[];
  /** Whether it is a copy of a site made by this program. */
  readonly isCopy: boolean;
  /** Pictures of the file that are in the trash here. */
  readonly trashedPictures: number;
  /** Subscribers of the newsletter in the file. */
  readonly subscribers: number;
}

export interface Imported extends Report {
  /** For undoing it. */
  readonly id: string;
  readonly imported: number;
  /** Pages whose texts were imported. */
  readonly pages: number;
}

/** What an import would do with a post or a page. */
interface Planned {
  readonly line: ReportLine;
  readonly post?: IncomingPost;
  readonly text?: IncomingText;
}

/**
 * What an import would do with each post and page, one after the other. The caller may import one before it reads the
 * next.
 */
async function* planned(
  db: Db,
  edition: Edition,
  incoming: Incoming,
  { renamed }: MediaPlan,
  now: number,
): AsyncGenerator<Planned> {
  const seen = new Set<string>();
  for await (const one of incoming.posts(renamed)) {
    if ("why" in one) yield { line: unreadableLine("post", one) };
    else {
      // An existing post has its pictures' addresses here, which are needed to compare the texts.
      const isHere = (await postRow(db, one.id)) !== undefined;
      const post = isHere ? { ...one, fields: await incoming.uploads.known(db, one.fields) } : one;
      yield { post, line: await postLine(db, post, seen, now) };
    }
  }
  for (const text of incoming.texts) {
    if ("why" in text) yield { line: unreadableLine("page", text) };
    else yield { text, line: await textLine(db, edition, text) };
  }
}

/** Reports what an import would do, without doing it. */
export async function checkImport(
  db: Db,
  edition: Edition,
  incoming: Incoming,
  now: number,
): Promise<Imported> {
  const media = await planMedia(db, incoming.media);
  const report: ReportLine[] = [];
  const leftOut: LeftOut[] = [];
  for await (const { line, post } of planned(db, edition, incoming, media, now)) {
    report.push(line);
    leftOut.push(...(post?.leftOut ?? []));
  }
  // Read only to find errors: an import should not stop halfway.
  for await (const letter of incoming.letters(media.renamed)) void letter;
  for await (const unsaved of incoming.unsaved(media.renamed)) void unsaved;
  return { id: "", imported: 0, pages: 0, ...summed(incoming, report, leftOut, media) };
}

/**
 * Imports pictures first, then the posts, each in a transaction of its own, so that other requests are not blocked.
 * Existing posts are recognized, so an interrupted import can simply be repeated.
 *
 * @throws ApiError 409 `import-undone` if the import is undone while it runs.
 */
export async function runImport(
  db: Db,
  edition: Edition,
  incoming: Incoming,
  choice: ImportChoice,
  act: Act,
): Promise<Imported> {
  const id = randomUUIDv7();
  await db
    .insertInto("imports")
    .values({ id, at: act.at, user_id: act.by ?? "", undone_at: null })
    .execute();
  const media = await planMedia(db, incoming.media);
  const refused = await addMedia(db, media.missing);
  if (choice.pictures) await restoreImages(db, media.trashed);
  if (incoming.rest) await addRest(db, incoming.rest, choice.subscribers, act.at);
  for await (const letter of incoming.letters(media.renamed))
    await addLetterCopy(db, letter, act.at);

  const report: ReportLine[] = [];
  const leftOut: LeftOut[] = [];
  const versions = new Map<string, number>();
  let imported = 0;
  let pages = 0;
  /** Runs a step in a transaction that locks the import: undoing it waits for the step. */
  const step = (work: (trx: Db) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      await trx
        .updateTable("imports")
        .set({ undone_at: null })
        .where("id", "=", id)
        .where("undone_at", "is", null)
        .returning("id")
        .executeTakeFirstOrThrow(undone);
      await work(trx);
    });
  for await (const { line, post, text } of planned(db, edition, incoming, media, act.at)) {
    const isWanted = isTaken(line, report.length, choice);
    const isPublic = line.published && choice.as === "published";
    leftOut.push(...(post?.leftOut ?? []));
    if (post?.copy) versions.set(post.id, post.copy.version);
    if (!isWanted) {
      if (line.finding === "same" && post?.copy) await adoptCopy(db, post.copy);
      report.push(line);
    } else if (text) {
      await step((trx) => takeText(trx, text, isPublic ? "published" : "draft", id, act));
      report.push(line);
      pages += 1;
    } else if (post) {
      const { fields, failed } = await incoming.uploads.added(db, post.fields, act);
      const whole = { ...post, fields };
      try {
        await step((trx) =>
          line.finding === "new"
            ? addNew(trx, whole, isPublic, id, act)
            : replacePost(trx, whole, id, act),
        );
        imported += 1;
        report.push({ ...line, notes: [...line.notes, ...listed(NO_PICTURES, failed)] });
      } catch (error) {
        if (error instanceof ApiError && error.code === "address-taken")
          report.push({ ...line, finding: "address-taken" });
        // Another import has just added it.
        else if (isUniqueViolation(error))
          report.push(await postLine(db, whole, new Set(), act.at));
        else throw error;
      }
    }
  }
  for await (const unsaved of incoming.unsaved(media.renamed)) {
    if (!(await addUnsaved(db, unsaved, versions, act.by))) leftOut.push(UNSAVED);
  }
  await recordAudit(db, act, "imported", id, String(imported));
  if (refused.length > 0) {
    const line = unreadableLine("post", { source: "media", why: "" });
    report.push({ ...line, notes: listed(NO_MEDIA, refused) });
  }
  return { id, imported, pages, ...summed(incoming, report, leftOut, media) };
}

/** A report with its totals. */
function summed(
  { rest, ...incoming }: Incoming,
  report: readonly ReportLine[],
  leftOut: readonly LeftOut[],
  { trashed }: MediaPlan,
): Report {
  const kinds = Map.groupBy(leftOut, ({ what }) => what);
  const ofTexts = Array.from(kinds, ([what, found]) => pluralize(found.length, what));
  return {
    report,
    leftOut: [...incoming.leftOut, ...ofTexts],
    isCopy: rest !== undefined,
    trashedPictures: trashed.length,
    subscribers: rest?.subscribers.length ?? 0,
  };
}

function isTaken({ finding }: ReportLine, place: number, choice: ImportChoice): boolean {
  if (finding === "new") return !choice.skip.has(place);
  return (finding === "different" || finding === "trashed") && choice.replace.has(place);
}

const NO_PICTURES = "Pictures of its text can’t be used; they were left out.";
const NO_MEDIA = "These files aren’t pictures or PDF files of a library; they were left out.";

/** An unsaved text that belongs to nobody, if the command line imports before the first account exists. */
const UNSAVED: LeftOut = { what: "unsaved text", address: "" };

const undone = () =>
  new ApiError(409, "import-undone", { message: "This import was undone while it ran." });

async function addNew(
  db: Db,
  post: IncomingPost,
  isPublic: boolean,
  importId: string,
  act: Act,
): Promise<void> {
  const { copy } = post;
  // Drafts and trashed posts of a copy keep their state.
  if (copy && (isPublic || post.facts.draft === true)) return addPostCopy(db, copy, importId);
  const facts = { ...post.facts, draft: !isPublic };
  await addPostFile(db, { ...post, facts, importId }, act);
}
