import type { ReportLine } from "../../../backend/ports/transfer.ts";

/** What a check found in one file. */
export interface CheckedFile {
  readonly file: File;
  readonly report: readonly ReportLine[];
}

/** All lines of all files, with a key of their own. */
export function linesOf(files: readonly CheckedFile[]): readonly (ReportLine & { key: string })[] {
  return files.flatMap(({ file, report }) =>
    report.map((line, index) => ({ ...line, key: `${file.name} ${index}` })),
  );
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
