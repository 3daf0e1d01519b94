import type { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";

/** The report of a check or an import. */
export type Report = Answered<typeof api.import.$post>;
/** The planned or actual outcome of importing one post, or the texts of one page. */
export type ReportLine = Report["report"][number];
/** An import of the last weeks. */
export type RecentImport = Answered<typeof api.imports.$get>["imports"][number];
export type Undone = Answered<(typeof api.imports)[":id"]["$delete"]>;

/** What to import. Posts and pages are named by their position in the report, from 0. */
export interface ImportChoice {
  readonly as: "drafts" | "published";
  /** New posts and pages not to import. */
  readonly skip: readonly number[];
  /** Those whose text replaces the existing one as a new version, and brings it back from the trash. */
  readonly replace: readonly number[];
  /** Whether pictures of the file are brought back from the trash. */
  readonly pictures: boolean;
  /** Whether subscribers are added. */
  readonly subscribers: boolean;
}

export type PlacedLine = ReportLine & { readonly place: number };

export function linesOf({ report }: Report): readonly PlacedLine[] {
  return report.map((line, place) => ({ ...line, place }));
}

/** Choices that differ from the default, which takes new posts and keeps ours, by position. */
export type Choices = ReadonlyMap<number, boolean>;

/** What comes with a copy of a site besides posts. */
export type Extras = Pick<ImportChoice, "pictures" | "subscribers">;
export const EVERYTHING: Extras = { pictures: true, subscribers: true };

/** "3 posts", "2 pages", "3 posts and 2 pages"; empty for none. */
function counted(posts: number, pages: number): string {
  return [
    ...(posts > 0 ? [pluralize(posts, "post")] : []),
    ...(pages > 0 ? [pluralize(pages, "page")] : []),
  ].join(" and ");
}

/** How many posts and pages some lines are about. */
export function countOf(lines: readonly Pick<ReportLine, "kind">[]): string {
  const pages = lines.filter(({ kind }) => kind === "page").length;
  return counted(lines.length - pages, pages) || pluralize(0, "post");
}

/** What was imported, in words. */
export function doneText({ imported, pages }: Pick<Report, "imported" | "pages">): string {
  return `${counted(imported, pages) || pluralize(0, "post")} imported.`;
}

/** Whether the file's post will be imported. */
export function isTaken({ place, finding }: PlacedLine, choices: Choices): boolean {
  if (finding === "new") return choices.get(place) ?? true;
  return isReplaceable(finding) && (choices.get(place) ?? false);
}

/** Whether a post exists here whose text the file's can replace. */
export function isReplaceable(finding: ReportLine["finding"]): boolean {
  return finding === "different" || finding === "trashed";
}

/** The import request: which new posts to skip, and which of ours to replace. */
export function choiceFor(
  lines: readonly PlacedLine[],
  choices: Choices,
  extras: Extras,
  as: ImportChoice["as"],
): ImportChoice {
  const places = (wanted: (line: PlacedLine) => boolean) =>
    lines.filter(wanted).map(({ place }) => place);
  return {
    as,
    skip: places((line) => line.finding === "new" && !isTaken(line, choices)),
    replace: places((line) => isReplaceable(line.finding) && isTaken(line, choices)),
    ...extras,
  };
}

/** The findings in words. */
export const FINDING_TEXT: Readonly<Record<ReportLine["finding"], string>> = {
  new: "new",
  same: "already here, same text",
  different: "already here, different",
  trashed: "in the trash here",
  "address-taken": "another post has its address",
  unreadable: "can’t be read",
};

/** The findings that a summary words differently: for one post, and for several. */
const SUMMED = new Map<string, readonly [one: string, many: string]>([
  ["new", ["new post", "new posts"]],
  ["address-taken", ["whose address another post has", "whose addresses other posts have"]],
]);

/** "44 new posts · 2 already here, same text · 1 cannot be read · 3 pages with other texts". */
export function summaryOf(lines: readonly ReportLine[]): string {
  const texts = lines.filter(({ kind, finding }) => kind === "page" && finding === "new").length;
  const parts = Object.entries(FINDING_TEXT).flatMap(([finding, words]) => {
    const [one, many] = SUMMED.get(finding) ?? [words, words];
    const count =
      lines.filter((line) => line.finding === finding).length - (finding === "new" ? texts : 0);
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  if (texts > 0) parts.push(`${pluralize(texts, "page")} with other texts`);
  return parts.join(" · ") || "Nothing was found in it.";
}

/** A sentence of the report, and the posts it concerns. */
interface NoteGroup {
  readonly says: string;
  readonly posts: readonly { readonly line: PlacedLine; readonly details: readonly string[] }[];
}

/** The notes of all posts, each sentence once; those about most posts first. */
export function noteGroups(lines: readonly PlacedLine[]): readonly NoteGroup[] {
  const all = lines.flatMap((line) =>
    line.notes.map(({ says, details = [] }) => ({ says, line, details })),
  );
  return Array.from(
    Map.groupBy(all, ({ says }) => says),
    ([says, posts]) => ({ says, posts }),
  ).toSorted((a, b) => b.posts.length - a.posts.length);
}

/** The report as plain text, one line per post. */
export function reportText(lines: readonly ReportLine[], leftOut: readonly string[]): string {
  const posts = lines.map(({ source, title, finding, notes }) =>
    [
      source,
      title,
      FINDING_TEXT[finding],
      ...notes.map(({ says, details = [] }) => [says, ...details].join(" ")),
    ]
      .filter((part) => part !== "")
      .join("\t"),
  );
  return [...posts, ...(leftOut.length === 0 ? [] : [leftOutText(leftOut)])].join("\n");
}

/** "Not imported: 21 pages, 32 comments." */
export function leftOutText(leftOut: readonly string[]): string {
  return `Not imported: ${leftOut.join(", ")}.`;
}

/** "The import is undone: 3 posts moved to the trash." */
export function undoneText({ posts, restored, kept, pages, keptPages }: Undone): string {
  const before = counted(restored, pages);
  const parts = [
    ...(posts > 0 || before === "" ? [`${pluralize(posts, "post")} moved to the trash`] : []),
    ...(before === "" ? [] : [`${before} as before`]),
  ];
  const since = counted(kept, keptPages);
  const stay = since === "" ? "" : ` ${since}, changed since the import, stayed as they are.`;
  return `The import is undone: ${parts.join(", ")}.${stay}`;
}
