import { expect, test } from "vitest";
import { calendarDate } from "../../dates/calendar-date.ts";
import { csv } from "./csv.ts";
import { icsFile } from "./ics.ts";
import { readShareHash, SHARED_NUMBERS, shareHash } from "./share-link.ts";

const octets = (line: string) => new TextEncoder().encode(line).length;

test("folds a calendar file's lines at 75 octets without splitting characters", () => {
  const ics = icsFile(
    [
      {
        uid: "a@firstpaddock",
        on: calendarDate("2027-12-31"),
        summary: "Prairie größe 🐄".repeat(20),
        description: "a\nb;c,d\\e",
      },
    ],
    "20261122T120000Z",
    "A site",
  );
  const lines = ics.split("\r\n");
  expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
  expect(ics).not.toContain("�");
  expect(ics.replaceAll("\r\n ", "")).toContain("🐄Prairie größe");
  expect(ics).toContain("DTEND;VALUE=DATE:20280101");
  expect(ics).toContain("DESCRIPTION:a\\nb\\;c\\,d\\\\e");
});

test("escapes a cell that a spreadsheet would run, but not a negative number", () => {
  expect(csv([["=1+1", "-x", "@a", 'say "hi"', -5, null]])).toBe(
    `'=1+1,'-x,'@a,"say ""hi""",-5,\r\n`,
  );
});

test("a link has its numbers behind the #, and none of money, names or the log (decision 30)", () => {
  const link = new URL(shareHash("stocking", { hd: 60, ac: 400 }), "https://a.example/tools");
  expect([link.search, link.hash]).toEqual(["", "#stocking?v=1&hd=60&ac=400"]);
  expect(Object.values(SHARED_NUMBERS)).toEqual([
    "head",
    "weight",
    "acres",
    "growth",
    "share",
    "seasonDays",
    "paddocks",
    "rest",
  ]);
});

test("parses its own links, lists bad values and ignores unknown keys", () => {
  const hash = shareHash("stocking", { hd: 60, gr: 3000 });
  expect(readShareHash(hash)).toEqual({
    tool: "stocking",
    numbers: { hd: 60, gr: 3000 },
    refused: [],
  });
  expect(readShareHash("#stocking?v=1&hd=0&wt=x&gr=&zz=1&sh=25")).toEqual({
    tool: "stocking",
    numbers: { sh: 25 },
    refused: ["hd", "wt", "gr"],
  });
  expect(readShareHash("#rain")).toBeNull();
  expect(readShareHash(`#stocking?v=1&${"hd=60&".repeat(400)}`)).toBeNull();
});
