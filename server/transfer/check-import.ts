import { postPath } from "../../app/domain/posts/post.ts";
import type { Db } from "../database/open.ts";
import { ApiError } from "../http/api/api-error.ts";
import { type PostFields, sameFields } from "../posts/fields.ts";
import { addressHolder } from "../posts/reading/addresses.ts";
import { postRow, revisionFields, today } from "../posts/reading/read.ts";
import { checkPublishable } from "../posts/rules.ts";
import type { Incoming, IncomingPost } from "./incoming.ts";

type Finding = "new" | "same" | "different" | "address-taken" | "unreadable";

/** The result for one post, expected or actual. */
export interface ReportLine {
  readonly source: string;
  readonly title: string;
  readonly finding: Finding;
  /** Whether readers will see it; incomplete posts become drafts. */
  readonly published: boolean;
  readonly notes: readonly string[];
}

/** Reports what an import would do, without doing it. */
export async function checkImport(db: Db, incoming: Incoming, now: number): Promise<ReportLine[]> {
  const lines: ReportLine[] = incoming.unreadable.map(({ source, why }) => ({
    source,
    title: "",
    finding: "unreadable",
    published: false,
    notes: [why],
  }));
  const seen = new Set<string>();
  for (const post of incoming.posts) {
    const { source, notes, fields } = post;
    const problem = await publishProblem(db, post, now);
    const finding = await findingOf(db, post, seen, now);
    seen.add(await addressIn(db, fields, now));
    lines.push({
      source,
      title: fields.title,
      finding,
      published: post.facts.draft !== true && problem === undefined,
      notes: problem === undefined ? notes : [...notes, problem],
    });
  }
  return lines;
}

async function findingOf(
  db: Db,
  { id, fields }: IncomingPost,
  seen: ReadonlySet<string>,
  now: number,
): Promise<Finding> {
  const row = await postRow(db, id);
  if (row) {
    const ours = await revisionFields(db, id, row.head);
    // An undated draft is exported with the date of the export.
    return sameFields({ ...ours, date: ours.date ?? fields.date }, fields) ? "same" : "different";
  }
  const address = await addressIn(db, fields, now);
  const holder = seen.has(address) || (await addressHolder(db, address, id)) !== undefined;
  return holder ? "address-taken" : "new";
}

async function addressIn(db: Db, fields: PostFields, now: number): Promise<string> {
  return postPath({ slug: fields.slug, date: fields.date ?? (await today(db, now)) });
}

/** Why a post cannot be published as it is, in words. */
async function publishProblem(
  db: Db,
  { id, fields, facts }: IncomingPost,
  now: number,
): Promise<string | undefined> {
  if (facts.draft === true) return undefined;
  try {
    checkPublishable(id, fields, fields.date ?? (await today(db, now)));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const words = Object.entries(error.more.fields ?? {}).map(([field, why]) => `${field}: ${why}`);
    return `It becomes a draft: ${words.join("; ")}`;
  }
}
