import type { ImportChoice, ReportLine } from "../../../backend/ports/transfer.ts";

/** What a check found in one file. */
export interface CheckedFile {
  readonly file: File;
  readonly report: readonly ReportLine[];
}

/** A line with its own key. */
export type KeyedLine = ReportLine & { readonly key: string };

/** All lines of all files. */
export function linesOf(files: readonly CheckedFile[]): readonly KeyedLine[] {
  return files.flatMap(({ file, report }) =>
    report.map((line, index) => ({ ...line, key: keyOf(file, index) })),
  );
}

const keyOf = (file: File, index: number) => `${file.name} ${index}`;

/** What was chosen for lines, where it is not the usual: new posts are taken, ours are kept. */
export type Choices = ReadonlyMap<string, boolean>;

/** Whether the file's post is taken. */
export function isTaken({ key, finding }: KeyedLine, choices: Choices): boolean {
  if (finding === "new") return choices.get(key) ?? true;
  return finding === "different" && (choices.get(key) ?? false);
}

/** What is asked for one file: new posts that stay out, and texts that take the place of ours. */
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

const COUNTED: readonly (readonly [finding: ReportLine["finding"], one: string, many: string])[] = [
  ["new", "new post", "new posts"],
  ["same", "already here, same text", "already here, same text"],
  ["different", "already here, different", "already here, different"],
  ["address-taken", "whose address another post has", "whose addresses other posts have"],
  ["unreadable", "cannot be read", "cannot be read"],
];

/** "44 new posts · 2 already here, same text · 1 cannot be read". */
export function summaryOf(lines: readonly ReportLine[]): string {
  const parts = COUNTED.flatMap(([finding, one, many]) => {
    const count = lines.filter((line) => line.finding === finding).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.join(" · ") || "Nothing was found in it.";
}

/** The report as a text file. */
export function reportText(lines: readonly ReportLine[]): string {
  return lines
    .map(({ source, title, finding, notes }) =>
      [source, title, FINDING[finding], ...notes].filter((part) => part !== "").join("\t"),
    )
    .join("\n");
}

/** What was found, in words. */
export const FINDING: Readonly<Record<ReportLine["finding"], string>> = {
  new: "new",
  same: "already here, same text",
  different: "already here, different",
  "address-taken": "another post has its address",
  unreadable: "cannot be read",
};
