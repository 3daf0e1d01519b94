import { expect, test } from "vitest";
import {
  choiceFor,
  countOf,
  doneText,
  EVERYTHING,
  isTaken,
  linesOf,
  noteGroups,
  type Report,
  type ReportLine,
  reportText,
  summaryOf,
  undoneText,
} from "./import-state.ts";

const line = (finding: ReportLine["finding"], notes: readonly string[] = []): ReportLine => ({
  kind: "post",
  source: `${finding}.md`,
  title: "",
  finding,
  published: false,
  notes: notes.map((says) => ({ says })),
});

const reportOf = (report: readonly ReportLine[]): Report => ({
  id: "",
  imported: 0,
  pages: 0,
  report,
  leftOut: [],
  isCopy: false,
  trashedPictures: 0,
  subscribers: 0,
});

test("summarizes a report by finding", () => {
  expect(summaryOf([line("new"), line("new"), line("same"), line("unreadable")])).toBe(
    "2 new posts · 1 already here, same text · 1 can’t be read",
  );
  expect(summaryOf([])).toBe("Nothing was found in it.");
});

test("writes a report as text, one line per post", () => {
  expect(
    reportText([line("new"), line("unreadable", ["line 7: no such day"])], ["21 pages", "1 page"]),
  ).toBe(
    "new.md\tnew\nunreadable.md\tcan’t be read\tline 7: no such day\nNot imported: 21 pages, 1 page.",
  );
});

test("lists each note once, with its posts", () => {
  const report = [line("new", ["No cover."]), line("new", ["No text.", "No cover."]), line("new")];
  expect(
    noteGroups(linesOf(reportOf(report))).map(({ says, posts }) => [says, posts.length]),
  ).toEqual([
    ["No cover.", 2],
    ["No text.", 1],
  ]);
});

test("imports new posts and keeps existing ones, unless a choice says otherwise", () => {
  const findings = [
    "unreadable",
    "new",
    "new",
    "different",
    "different",
    "trashed",
    "trashed",
  ] as const;
  const lines = linesOf(reportOf(findings.map((finding) => line(finding))));
  const taken = lines.filter((one) => isTaken(one, new Map()));
  expect(taken.map(({ finding }) => finding)).toEqual(["new", "new"]);
  expect(choiceFor(lines, new Map(), EVERYTHING, "drafts")).toEqual({
    as: "drafts",
    skip: [],
    replace: [],
    pictures: true,
    subscribers: true,
  });
  const choices = new Map([
    [0, true],
    [2, false],
    [4, true],
    [6, true],
  ]);
  expect(choiceFor(lines, choices, EVERYTHING, "published")).toMatchObject({
    as: "published",
    skip: [2],
    replace: [4, 6],
  });
});

test("says what an undone import did", () => {
  const none = { posts: 0, restored: 0, kept: 0, pages: 0, keptPages: 0 };
  expect(undoneText({ ...none, posts: 3 })).toBe(
    "The import is undone: 3 posts moved to the trash.",
  );
  expect(undoneText({ ...none, restored: 1, kept: 2 })).toBe(
    "The import is undone: 1 post as before. 2 posts, changed since the import, stayed as they are.",
  );
  expect(undoneText({ ...none, posts: 1, pages: 2, keptPages: 1 })).toBe(
    "The import is undone: 1 post moved to the trash, 2 pages as before. 1 page, changed since the import, stayed as they are.",
  );
});

test("pages are counted as pages", () => {
  const page = { ...line("new"), kind: "page" } as const;
  expect(countOf([line("new"), page, page])).toBe("1 post and 2 pages");
  expect(countOf([page])).toBe("1 page");
  expect(countOf([])).toBe("0 posts");
  expect(summaryOf([line("new"), page])).toBe("1 new post · 1 page with other texts");
  expect(doneText({ imported: 0, pages: 2 })).toBe("2 pages imported.");
});
