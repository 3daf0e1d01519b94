import { isDeepStrictEqual } from "node:util";
import type { Note, Report, ReportLine } from "./report.ts";
import { pluralize } from "#app/domain/plural.ts";
import { postPath } from "#app/domain/posts/post.ts";
import type { Db } from "../database/open.ts";
import type { PostRow } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";
import { fieldsOf, type PostFields, sameFields } from "../posts/fields.ts";
import { addressHolder } from "../posts/addresses.ts";
import { postRow, revisionFields, today } from "../posts/read.ts";
import { checkPublishable } from "../posts/rules.ts";
import { planFiles } from "./copied-files.ts";
import { planImages } from "./copied-images.ts";
import type { LeftOut } from "./formats/html-to-markdown.ts";
import type { Incoming, IncomingPost, Unreadable } from "./incoming.ts";
import { copyOfPost } from "./site-copy.ts";
import type { Edition } from "../texts/edition.ts";
import { compareText, type IncomingText } from "../texts/imported.ts";

/** Reports what an import would do, without doing it. */
export async function checkImport(
  db: Db,
  edition: Edition,
  incoming: Incoming,
  now: number,
): Promise<Report> {
  const files = await planFiles(db, incoming.files);
  const { renamed, trashed } = await planImages(db, incoming.images, files.renamed);
  const report: ReportLine[] = [];
  const leftOut: LeftOut[] = [];
  const seen = new Set<string>();
  for await (const one of incoming.posts()) {
    const post = "why" in one ? one : await recognized(db, renamed(one), incoming);
    report.push(await lineOf(db, post, seen, now));
    if ("leftOut" in post) leftOut.push(...post.leftOut);
  }
  for (const text of incoming.texts) report.push(await textLine(db, edition, text));
  // Read for the errors that they may have: an import should not stop half way.
  await Array.fromAsync(incoming.letters(), () => undefined);
  await Array.fromAsync(incoming.unsaved(), () => undefined);
  return summed(incoming, report, leftOut, trashed.length);
}

/** A report with its totals. */
export function summed(
  incoming: Incoming,
  report: readonly ReportLine[],
  leftOut: readonly LeftOut[],
  trashedPictures: number,
): Report {
  const kinds = Map.groupBy(leftOut, ({ what }) => what);
  const ofTexts = Array.from(kinds, ([what, found]) => pluralize(found.length, what));
  return {
    report,
    leftOut: [...incoming.leftOut, ...ofTexts],
    isCopy: incoming.rest !== undefined,
    trashedPictures,
    subscribers: incoming.rest?.subscribers.length ?? 0,
  };
}

/** A post that is here already, with the addresses that its pictures have here. */
export async function recognized(
  db: Db,
  post: IncomingPost,
  { uploads }: Incoming,
): Promise<IncomingPost> {
  const isHere = (await postRow(db, post.id)) !== undefined;
  return isHere ? { ...post, fields: await uploads.known(db, post.fields) } : post;
}

/**
 * What an import does with one post.
 *
 * @param seen addresses of the posts before it; this one's is added
 */
export async function lineOf(
  db: Db,
  post: IncomingPost | Unreadable,
  seen: Set<string>,
  now: number,
): Promise<ReportLine> {
  const { source } = post;
  if ("why" in post) {
    const notes = [{ says: post.why }];
    return { kind: "post", source, title: "", finding: "unreadable", published: false, notes };
  }
  const problem = await publishProblem(db, post, now);
  const address = await addressIn(db, post.fields, now);
  const finding = await findingOf(db, post, address, seen);
  seen.add(address);
  return {
    kind: "post",
    source,
    title: post.fields.title,
    finding,
    published: post.facts.draft !== true && problem === undefined,
    notes: problem === undefined ? post.notes : [...post.notes, problem],
  };
}

/** What an import does with the texts of a page. */
export async function textLine(
  db: Db,
  edition: Edition,
  text: IncomingText | Unreadable,
): Promise<ReportLine> {
  if ("why" in text) {
    const notes = [{ says: text.why }];
    const { source } = text;
    return { kind: "page", source, title: "", finding: "unreadable", published: false, notes };
  }
  const { title, finding, problems } = await compareText(db, edition, text);
  const wrong = Object.entries(problems).map(([field, why]) => [field, why].join(": "));
  const notes: Note[] = [
    ...(wrong.length > 0 ? [{ says: TEXT_PROBLEMS, details: wrong }] : []),
    ...(text.hasMore && finding !== "same" ? [{ says: NOT_ONLY_TEXTS }] : []),
  ];
  return {
    kind: "page",
    source: text.file,
    title,
    finding,
    published: wrong.length === 0,
    notes,
  };
}

const TEXT_PROBLEMS = "Its texts can’t be shown as they are, so they become a draft.";
const NOT_ONLY_TEXTS =
  "It differs in more than texts (blocks, pictures, numbers or where links lead); those stay as they came with the program.";

async function findingOf(
  db: Db,
  post: IncomingPost,
  address: string,
  seen: ReadonlySet<string>,
): Promise<ReportLine["finding"]> {
  const row = await postRow(db, post.id);
  if (row) {
    const same = await isSame(db, row, post);
    if (row.deleted_at !== null && !(same && isTrashed(post))) return "trashed";
    if (same) return "same";
    return post.copy && (await isUntouchedSample(db, row)) ? "new" : "different";
  }
  if (isTrashed(post)) return "new";
  const holder = seen.has(address) || (await addressHolder(db, address, post.id)) !== undefined;
  return holder ? "address-taken" : "new";
}

function isTrashed({ copy }: IncomingPost): boolean {
  return copy !== undefined && copy.deleted_at !== null;
}

async function isSame(db: Db, row: PostRow, { fields, copy }: IncomingPost): Promise<boolean> {
  const ours = await revisionFields(db, row.id, row.head);
  // An undated draft is exported with the date of the export.
  const isSameText = sameFields(
    { ...ours, date: ours.date ?? fields.date, content: ours.content.trim() },
    { ...fields, content: fields.content.trim() },
  );
  if (!isSameText || copy?.live === undefined || copy.live === null) return isSameText;
  // A copy may differ in what readers see although the newest versions are the same.
  const shown = copy.revisions.find(({ number }) => number === copy.live);
  const shownHere = row.live === null ? undefined : await revisionFields(db, row.id, row.live);
  return isDeepStrictEqual(shown && fieldsOf(shown), shownHere);
}

/** Whether a post came with the program and nobody changed it: then a copy of a site has the right one. */
export async function isUntouchedSample(db: Db, row: PostRow): Promise<boolean> {
  if (row.version !== 1 || row.import_id !== null) return false;
  const [only] = (await copyOfPost(db, row)).revisions;
  return only?.kind === "imported";
}

async function addressIn(db: Db, fields: PostFields, now: number): Promise<string> {
  return postPath({ slug: fields.slug, date: fields.date ?? (await today(db, now)) });
}

/** Why a post cannot be published as it is, in words. */
async function publishProblem(
  db: Db,
  { id, fields, facts, copy }: IncomingPost,
  now: number,
): Promise<Note | undefined> {
  if (facts.draft === true) return undefined;
  try {
    const shown = copy?.revisions.filter(
      ({ number }) => number === copy.live || number === copy.next_live,
    );
    for (const one of shown?.map(fieldsOf) ?? [fields]) {
      checkPublishable(id, one, one.date ?? (await today(db, now)));
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const details = Object.entries(error.more.fields ?? {}).map(
      ([field, why]) => `${field}: ${why}`,
    );
    return { says: "It can’t be published as it is, so it becomes a draft.", details };
  }
}
