import { expect, test } from "vitest";
import { type SiteStatus, statusLines } from "./status-lines.ts";

const NOON = Date.parse("2026-11-22T18:00:00Z");
const HEALTHY: SiteStatus = {
  ok: true,
  warnings: [],
  database: "sqlite",
  version: "1.0.0",
  mail: { on: true, waiting: 0 },
};
const timeOf = (moment: number) => `at ${moment}`;
const linesOf = (status: Partial<SiteStatus>) =>
  Object.fromEntries(statusLines({ ...HEALTHY, ...status }, "First Paddock", timeOf));

test("describes the status in words", () => {
  const at = Date.parse("2026-12-01T12:00:00Z");
  const next = { id: "1", title: "Nesting Season", at };
  expect(linesOf({ disk: 41, backupAt: NOON, next })).toEqual({
    Site: "First Paddock 1.0.0, answering",
    Database: "SQLite, one file in the data folder",
    "Last backup": `at ${NOON}`,
    Mail: "Set up; nothing is waiting",
    Disk: "41% full",
    "Next post": `“Nesting Season”, at ${at}`,
  });
});

test("says when the first backup is made", () => {
  expect(linesOf({})["Last backup"]).toBe(
    "None yet; the first is made in the minute after the start",
  );
});

test("explains missing mail and counts waiting mails", () => {
  expect(linesOf({ mail: { on: false, waiting: 0 } })["Mail"]).toMatch(/^Not set up\./);
  expect(linesOf({ mail: { on: true, waiting: 3 } })["Mail"]).toBe("3 emails not sent yet");
});
