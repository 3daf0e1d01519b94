import { expect, test } from "vitest";
import type { ReportLine } from "../../../backend/ports/transfer.ts";
import { choiceFor, isTaken, linesOf, reportText, summaryOf } from "./import-state.ts";

const line = (finding: ReportLine["finding"], notes: readonly string[] = []): ReportLine => ({
  source: `${finding}.md`,
  title: "",
  finding,
  published: false,
  notes,
});

test("summarizes a report by finding", () => {
  expect(summaryOf([line("new"), line("new"), line("same"), line("unreadable")])).toBe(
    "2 new posts · 1 already here, same text · 1 cannot be read",
  );
  expect(summaryOf([])).toBe("Nothing was found in it.");
});

test("writes a report as text, one line per post", () => {
  expect(reportText([line("new"), line("unreadable", ["line 7: no such day"])])).toBe(
    "new.md\tnew\nunreadable.md\tcannot be read\tline 7: no such day",
  );
});

test("takes new posts and keeps ours, unless a choice says otherwise", () => {
  const file = new File([], "all.zip");
  const report = [
    line("unreadable"),
    line("new"),
    line("new"),
    line("different"),
    line("different"),
  ];
  const lines = linesOf([{ file, report }]);
  expect(lines.map((one) => isTaken(one, new Map()))).toEqual([false, true, true, false, false]);
  expect(choiceFor({ file, report }, new Map(), "drafts")).toEqual({
    as: "drafts",
    skip: [],
    replace: [],
  });
  const choices = new Map([
    [lines[0]?.key ?? "", true],
    [lines[2]?.key ?? "", false],
    [lines[4]?.key ?? "", true],
  ]);
  expect(choiceFor({ file, report }, choices, "published")).toEqual({
    as: "published",
    skip: [2],
    replace: [4],
  });
});
