import { expect, test } from "vitest";
import { day, stay, WALK } from "#tests/tools/ranches.ts";
import { isSameRanch, mergeFiles, movesOf } from "#app/domain/tools/chart/merge.ts";
import { addDays } from "#app/domain/dates/calendar-date.ts";
import { HOME } from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { readFileText } from "../ranch-file/read-file.ts";
import { movesHash, movesInHash, movesText } from "./moves-text.ts";

const rain = [newEntry("rain", { id: "r", on: day("06-01"), inches: 0.4 })];
const log = [
  stay("p1", day("05-15"), day("05-17"), { heightOutIn: 4, note: "Grün, by the creek" }),
  stay("p2", day("05-17")),
];
const MINE = { ...WALK, log, rain };

test("a file of moves contains the log, the rain and the paddocks' names, and nothing else", () => {
  const text = movesText(MINE);
  expect(readFileText(text)).toEqual({ kind: "moves", moves: movesOf(MINE) });
  expect(text).not.toMatch(/growth|head|weight|price|acres/i);
  expect(readFileText(text.replace("2027-05-17", "2027-02-30"))).toMatchObject({
    kind: "refused",
    refusal: { code: "file.damaged" },
  });
});

test("a link contains the season's moves; a link that is cut off gives none, and too many moves give no link", async () => {
  const before = stay("p3", day("01-02"), day("01-04"));
  const hash = (await movesHash({ ...MINE, log: [before, ...log] })) ?? "";
  expect(hash).toMatch(/^#moves\?v=1&z=[\w-]+$/);
  const read = readFileText((await movesInHash(hash)) ?? "");
  expect(read).toEqual({ kind: "moves", moves: movesOf(MINE) });
  expect(await movesInHash(hash.slice(0, -9))).toBeNull();
  expect(await movesInHash("#moves?v=2&z=abc")).toBeNull();
  const daily = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...stay("p1", addDays(day("05-15"), index), addDays(day("05-15"), index + 1), {
        changed: `2027-05-15T12:${String(index % 60)}:00.000Z`,
      }),
      id: crypto.randomUUID().slice(0, 13),
    }));
  expect(await movesHash({ ...MINE, log: daily(30) })).not.toBeNull();
  expect(await movesHash({ ...MINE, log: daily(200) })).toBeNull();
});

test("before the season's first move a link contains last year's moves, and it always contains the open stay", async () => {
  const read = async (file: typeof MINE) =>
    readFileText((await movesInHash((await movesHash(file)) ?? "")) ?? "");
  const ahead = { ...MINE, season: { ...MINE.season, start: day("12-01") } };
  expect(await read(ahead)).toEqual({ kind: "moves", moves: movesOf(MINE) });
  const open = { ...MINE, log: [stay("p1", day("05-10"))], rain };
  expect(await read(open)).toEqual({ kind: "moves", moves: movesOf(open) });
});

test("moves of another ranch are not merged, unless its paddocks have the same names", () => {
  const other = { ...MINE, id: "other" };
  expect(isSameRanch(MINE, movesOf(other))).toBe(true);
  const renamed = {
    ...other,
    paddocks: other.paddocks.map((each) => ({ ...each, name: `Creek ${each.id}` })),
  };
  expect(isSameRanch(MINE, movesOf(renamed))).toBe(false);
  expect(isSameRanch(MINE, { ...movesOf(renamed), id: MINE.id })).toBe(true);
  expect(isSameRanch(MINE, movesOf({ ...renamed, log: [], rain: [] }))).toBe(false);
  expect(isSameRanch(MINE, movesOf({ ...renamed, log: [stay(HOME, day("05-20"))] }))).toBe(false);
  const more = { ...MINE, log: [...log, stay("p9", day("05-20"))] };
  expect(mergeFiles(MINE, movesOf(more))).toMatchObject({
    added: { moves: 1, rain: 0, changed: 0 },
    unknown: 1,
    moves: [{ paddockId: "p9" }],
  });
});
