import type { ImportChoice, ReportLine } from "../../../backend/ports/transfer.ts";

/** The report on one file. */
export interface CheckedFile {
  readonly file: File;
  readonly report: readonly ReportLine[];
}

/** A report line with a unique key. */
export type KeyedLine = ReportLine & { readonly key: string };

/** The lines of all files. */
export function linesOf(files: readonly CheckedFile[]): readonly KeyedLine[] {
  return files.flatMap(({ file, report }) =>
    report.map((line, index) => ({ ...line, key: keyOf(file, index) })),
  );
}

const keyOf = (file: File, index: number) => `${file.name} ${index}`;

/** Choices that differ from the default, which takes new posts and keeps ours. */
export type Choices = ReadonlyMap<string, boolean>;

/** Whether the file's post will be imported. */
export function isTaken({ key, finding }: KeyedLine, choices: Choices): boolean {
  if (finding === "new") return choices.get(key) ?? true;
  return finding === "different" && (choices.get(key) ?? false);
}

/** The import request for one file: which new posts to skip, and which of ours to replace. */
export function choiceFor(
  { file, report }: CheckedFile,
  choices: Choices,
  as: ImportChoice["as"],
): ImportChoice {
  const places = (finding: ReportLine["finding"], taken: boolean) =>
    report.flatMap((line, index) => {
      const keyed = { ...line, key: keyOf(file, index) };
      return line.finding === finding && isTaken(keyed, choices) === taken ? [index] : [];
    });
  return { as, skip: places("new", false), replace: places("different", true) };
}

const SUMMARY: readonly (readonly [finding: ReportLine["finding"], one: string, many: string])[] = [
  ["new", "new post", "new posts"],
  ["same", "already here, same text", "already here, same text"],
  ["different", "already here, different", "already here, different"],
  ["address-taken", "whose address another post has", "whose addresses other posts have"],
  ["unreadable", "cannot be read", "cannot be read"],
];

/** "44 new posts · 2 already here, same text · 1 cannot be read". */
export function summaryOf(lines: readonly ReportLine[]): string {
  const parts = SUMMARY.flatMap(([finding, one, many]) => {
    const count = lines.filter((line) => line.finding === finding).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.join(" · ") || "Nothing was found in it.";
}

/** The report as plain text. */
export function reportText(lines: readonly ReportLine[]): string {
  return lines
    .map(({ source, title, finding, notes }) =>
      [source, title, FINDING_TEXT[finding], ...notes].filter((part) => part !== "").join("\t"),
    )
    .join("\n");
}

/** The findings in words. */
export const FINDING_TEXT: Readonly<Record<ReportLine["finding"], string>> = {
  new: "new",
  same: "already here, same text",
  different: "already here, different",
  "address-taken": "another post has its address",
  unreadable: "cannot be read",
};
