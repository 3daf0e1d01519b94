import { isDeepStrictEqual } from "node:util";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Db } from "../database/open.ts";
import type { PostRow } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";
import { addressHolder, addressOf } from "../posts/addresses.ts";
import { type PostFields, sameFields } from "../posts/fields.ts";
import { postRow, revisionFields, today } from "../posts/read.ts";
import { checkPublishable } from "../posts/rules.ts";
import { compareText, type IncomingText } from "../texts/copies.ts";
import type { Edition } from "../texts/edition.ts";
import type { Unreadable } from "./copy/lists.ts";
import { fieldsIn, isUntouchedSample } from "./copy/posts.ts";
import { type IncomingPost, listed, type Note } from "./incoming.ts";

/** The planned or actual outcome of importing one post, or the texts of one page. */
export interface ReportLine {
  /** The settings count as a page. */
  readonly kind: "post" | "page";
  /** Its file name, or its name in the other system. */
  readonly source: string;
  readonly title: string;
  readonly finding: "new" | "same" | "different" | "trashed" | "address-taken" | "unreadable";
  /** Whether it can be published as it is. */
  readonly published: boolean;
  readonly notes: readonly Note[];
}

export function unreadableLine(kind: ReportLine["kind"], { source, why }: Unreadable): ReportLine {
  const notes = [{ says: why }];
  return { kind, source, title: "", finding: "unreadable", published: false, notes };
}

/**
 * What an import does with one post.
 *
 * @param seen addresses of the new posts before it; this post's are added
 */
export async function postLine(
  db: Db,
  post: IncomingPost,
  seen: Set<string>,
  now: number,
): Promise<ReportLine> {
  const { source, fields, facts, notes } = post;
  const day = await today(db, now);
  const problem = facts.draft === true ? undefined : publishProblem(post, day);
  return {
    kind: "post",
    source,
    title: fields.title,
    finding: await findingOf(db, post, day, seen),
    published: facts.draft !== true && problem === undefined,
    notes: problem === undefined ? notes : [...notes, problem],
  };
}

/** What an import does with the texts of a page. */
export async function textLine(db: Db, edition: Edition, text: IncomingText): Promise<ReportLine> {
  const { title, finding, problems } = await compareText(db, edition, text);
  const wrong = Object.entries(problems).map(([field, why]) => [field, why].join(": "));
  const notes: Note[] = [
    ...listed(TEXT_PROBLEMS, wrong),
    ...(text.hasMore && finding !== "same" ? [{ says: NOT_ONLY_TEXTS }] : []),
  ];
  const published = wrong.length === 0;
  return { kind: "page", source: text.file, title, finding, published, notes };
}

const TEXT_PROBLEMS = "Its texts can’t be shown as they are, so they become a draft.";
const NOT_ONLY_TEXTS =
  "It differs in more than texts (blocks, pictures, numbers or where links lead); those stay as they came with the program.";

async function findingOf(
  db: Db,
  post: IncomingPost,
  day: CalendarDate,
  seen: Set<string>,
): Promise<ReportLine["finding"]> {
  const isTrashed = post.copy !== undefined && post.copy.deleted_at !== null;
  const row = await postRow(db, post.id);
  if (row) {
    const same = await isSame(db, row, post);
    if (row.deleted_at !== null && !(same && isTrashed)) return "trashed";
    if (same) return "same";
    return post.copy && (await isUntouchedSample(db, row)) ? "new" : "different";
  }
  if (isTrashed) return "new";
  const addresses = publicVersions(post).map((fields) => addressOf(fields, day));
  for (const address of new Set(addresses)) {
    const isHeld = seen.has(address) || (await addressHolder(db, address, post.id)) !== undefined;
    if (isHeld) return "address-taken";
    seen.add(address);
  }
  return "new";
}

async function isSame(db: Db, row: PostRow, { fields, copy }: IncomingPost): Promise<boolean> {
  const ours = await revisionFields(db, row.id, row.head);
  // An undated draft is exported with the date of the export.
  const isSameText = sameFields(
    { ...ours, date: ours.date ?? fields.date, content: ours.content.trim() },
    { ...fields, content: fields.content.trim() },
  );
  if (!isSameText || !copy || copy.live === null) return isSameText;
  // A copy may differ in what readers see although the newest revisions are the same.
  const shownHere = row.live === null ? undefined : await revisionFields(db, row.id, row.live);
  return isDeepStrictEqual(fieldsIn(copy, copy.live), shownHere);
}

/** The revisions of a copied post that readers see or will see; the only one of a post from another file. */
function publicVersions({ fields, copy }: IncomingPost): PostFields[] {
  if (!copy) return [fields];
  return [copy.live, copy.next_live].flatMap((one) => (one === null ? [] : fieldsIn(copy, one)));
}

/** Why a post cannot be published as it is, in words. */
function publishProblem(post: IncomingPost, day: CalendarDate): Note | undefined {
  try {
    for (const one of publicVersions(post)) checkPublishable(post.id, one, one.date ?? day);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const details = Object.entries(error.more.fields ?? {}).map(
      ([field, why]) => `${field}: ${why}`,
    );
    return { says: "It can’t be published as it is, so it becomes a draft.", details };
  }
}
