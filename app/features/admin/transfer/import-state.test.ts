import { expect, test } from "vitest";
import type { ReportLine } from "../../../backend/ports/transfer.ts";
import { reportText, summaryOf } from "./import-state.ts";

const line = (finding: ReportLine["finding"], notes: readonly string[] = []): ReportLine => ({
  source: `${finding}.md`,
  title: "",
  finding,
  published: false,
  notes,
});

test("a report is summed up by what was found", () => {
  expect(summaryOf([line("new"), line("new"), line("same"), line("unreadable")])).toBe(
    "2 new posts · 1 already here, same text · 1 cannot be read",
  );
  expect(summaryOf([])).toBe("Nothing was found in it.");
});

test("and can be kept as a text, a line for each post", () => {
  expect(reportText([line("new"), line("unreadable", ["line 7: no such day"])])).toBe(
    "new.md\tnew\nunreadable.md\tcannot be read\tline 7: no such day",
  );
});
