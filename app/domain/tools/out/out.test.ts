import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDate } from "../../dates/calendar-date.ts";
import { BLANK, change, day, ranch, START } from "../../../../tests/tools/ranches.ts";
import type { HerdId, RanchFile } from "../fields/fields.ts";
import { newEntry } from "../fields/new.ts";
import { othersInputs, say } from "../planner.ts";
import { STOCKING } from "../planners/season.ts";
import { csv } from "../../csv.ts";
import { icsFile } from "./calendar.ts";
import { readShareHash, shareHash, withShared } from "./share-link.ts";

const octets = (line: string) => new TextEncoder().encode(line).length;

test("folds a calendar file's lines at 75 octets without splitting characters", () => {
  const ics = icsFile(
    [
      {
        uid: "a@firstpaddock",
        on: calendarDate("2027-12-31"),
        summary: `${"🐄".repeat(30)}Prairie größe`,
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

const ONE: RanchFile = {
  ...BLANK,
  herdRows: [newEntry("herdRows", { id: "x", head: 60, weightLb: 1300 })],
  pastures: [newEntry("pastures", { id: "y", acres: 400, growthLbAc: 3000, name: "Secret" })],
  season: { ...BLANK.season, days: 180 },
};

test("a link has its numbers after the #, and no money, names or log (decision 30)", () => {
  const link = new URL(shareHash(ONE) ?? "", "https://a.example/tools");
  expect([link.search, link.hash]).toEqual([
    "",
    "#stocking?v=1&hd=60&wt=1300&ac=400&gr=3000&sh=25&sd=180&gb=air",
  ]);
  const many = { ...ONE, pastures: Array.from({ length: 90 }, () => ONE.pastures).flat() };
  expect(shareHash(many)).toBeNull();
});

test("parses its own links, lists bad values and ignores unknown keys", () => {
  const read = (hash: string) => readShareHash(hash);
  expect(read(shareHash(ONE) ?? "")).toMatchObject({ refused: [] });
  const bad = read("#stocking?v=1&hd=0&wt=x&gr=&zz=1&sh=30&ki=moss");
  expect(bad?.refused).toEqual([
    "How many",
    "Weight of one",
    "Grown on an acre in a whole year",
    "What kind of grass",
  ]);
  expect(bad?.from.pastures[0]).toMatchObject({ sharePctSeason: 30, growthLbAc: null });
  // A link from before links could name the herd.
  expect(read("#stocking?v=1&hd=60&an=bull_2_1800__")).toMatchObject({
    refused: [],
    from: { herdRows: [{}, { cls: "bull", head: 2, herd: "herd" }] },
  });
  expect(read("#rain")).toBeNull();
  for (const empty of ["", "&hd=abc&wt=-5&ac=1e9"])
    expect(read(`#stocking?v=1${empty}`)).toBeNull();
  expect(read(`#stocking?v=1&${"hd=60&".repeat(400)}`)).toBeNull();
});

test("pounds in a link count as oven-dry unless it says that they are air-dry", () => {
  const days = (basis: string) => {
    const shared = readShareHash(`#stocking?v=1&hd=60&wt=1300&ac=40&gr=3000&sh=25&sd=180${basis}`);
    if (!shared) return null;
    const told = shared.places.find(({ path }) => path === "method.growthBasis")?.value;
    return [
      say(
        STOCKING,
        withShared(BLANK, shared, () => "new"),
        START,
      )?.figure,
      told,
    ];
  };
  expect(days("")).toEqual(["14.8", "oven"]);
  expect(days("&gb=air")).toEqual(["12.8", "air"]);
});

test("opening a link gives the sender's answer, whatever numbers the reader had", () => {
  const animals = fc.array(
    fc.record({
      cls: fc.constantFrom("cow-calf", "bull", "stocker"),
      head: fc.integer({ min: 1, max: 500 }),
      weightLb: fc.integer({ min: 300, max: 2200 }),
      aueOverride: fc.option(fc.constantFrom(0.3, 1.4)),
      calvesBorn: fc.option(fc.constantFrom(day("02-15"), day("04-01"))),
      herd: fc.constantFrom<HerdId>("herd", "herd-2"),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const land = fc.array(
    fc.record({
      acres: fc.double({ min: 1, max: 5000, noNaN: true }),
      growthLbAc: fc.integer({ min: 100, max: 9000 }),
      sharePctSeason: fc.integer({ min: 5, max: 60 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(
      ranch,
      ranch,
      animals,
      land,
      fc.integer({ min: 1, max: 366 }),
      fc.constantFrom(START, null),
      (base, other, herd, pastures, days, start) => {
        const sender: RanchFile = {
          ...base,
          season: { ...base.season, days, start },
          herdRows: herd.map((row, index) => newEntry("herdRows", { id: `${index}`, ...row })),
          pastures: pastures.map((each, index) =>
            newEntry("pastures", { id: `${index}`, ...each }),
          ),
        };
        const shared = readShareHash(shareHash(sender) ?? "");
        expect(shared?.refused).toEqual([]);
        if (!shared) return;
        let count = 0;
        const receiver = withShared(other, shared, () => `new-${count++}`);
        expect(say(STOCKING, receiver, START)).toEqual(say(STOCKING, sender, START));
        expect(othersInputs(receiver, STOCKING).length).toBeGreaterThan(0);
        expect(receiver.herdRows.map((row) => row.herd)).toEqual(herd.map((row) => row.herd));
      },
    ),
  );
});

test("numbers that a short link leaves out stay the reader's, with their marks, and are not marked as the link's", () => {
  const [row, land] = ["herdRows.x", "pastures.y"];
  const reader: RanchFile = {
    ...change(ONE, {
      [`${land}.sharePctSeason`]: 40,
      "method.intakePct": 3,
      "season.start": START,
    }),
    touched: {
      [`${row}.head`]: "you",
      [`${row}.weightLb`]: "measured",
      [`${land}.growthLbAc`]: "you",
      "method.intakePct": "you",
      "method.growthBasis": "you",
    },
  };
  const shared = readShareHash("#stocking?v=1&hd=30");
  const taken = shared && withShared(reader, shared, () => "new");
  expect(taken).toMatchObject({
    herdRows: [{ head: 30, weightLb: 1300 }],
    pastures: [{ acres: 400, growthLbAc: 3000, sharePctSeason: 40 }],
    season: { days: 180, start: START },
    method: { growthBasis: "air", intakePct: 2.6 },
  });
  // A link leaves out the usual values of the method.
  expect(taken?.touched).toEqual({
    [`${row}.head`]: "link",
    [`${row}.weightLb`]: "measured",
    [`${land}.growthLbAc`]: "you",
    "method.growthBasis": "you",
  });
});
