import { expect, test } from "vitest";
import type { SiteStatus } from "../../../backend/ports/office/operations.ts";
import { statusLines } from "./status-lines.ts";

const NOON = new Date(2026, 10, 22, 12).getTime();
const WELL: SiteStatus = {
  ok: true,
  warnings: [],
  database: "sqlite",
  version: "1.0.0",
  mail: { on: true, waiting: 0 },
};
const said = (status: Partial<SiteStatus>) =>
  Object.fromEntries(statusLines({ ...WELL, ...status }, NOON));

test("the status is told in words", () => {
  const at = new Date(2026, 11, 1, 6).getTime();
  expect(
    said({ disk: 41, backupAt: NOON, next: { id: "1", title: "Nesting Season", at } }),
  ).toEqual({
    Site: "First Paddock 1.0.0, answering",
    Database: "SQLite, one file in the data folder",
    "Last backup": "today 12:00 PM",
    Mail: "Set up; nothing waits",
    Disk: "41% full",
    "Next post": "“Nesting Season”, Dec 1, 2026, 6:00 AM",
  });
});

test("before the first backup it says when that is made", () => {
  expect(said({})["Last backup"]).toBe("None yet; the first is made in the minute after the start");
});

test("without mail it says what that means, and mails that wait are counted", () => {
  expect(said({ mail: { on: false, waiting: 0 } })["Mail"]).toMatch(/^Not set up\./);
  expect(said({ mail: { on: true, waiting: 3 } })["Mail"]).toBe("3 mails not out yet");
});
