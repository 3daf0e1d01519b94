import fc from "fast-check";
import { expect, test } from "vitest";
import { newRanchFile } from "#app/domain/tools/fields/new.ts";
import { readFileText, readRanch } from "#app/features/tools/ranch-file/read-file.ts";
import { EXAMPLE } from "./ranches.ts";

test("the example and an empty ranch survive a round trip", () => {
  for (const file of [EXAMPLE, newRanchFile("a", "2026-11-22T12:00:00Z")])
    expect(readFileText(JSON.stringify(file))).toEqual({ kind: "ranch", file });
});

test("fields added by a newer version of the schema survive", () => {
  const more = { ...EXAMPLE, herdDogs: ["Jess"], ranch: { ...EXAMPLE.ranch, county: "Smith" } };
  expect(readRanch(more)).toMatchObject({ file: more });
});

test("a field marked as unreadable is read as one that the user emptied", () => {
  const file = { ...EXAMPLE, touched: { "herdRows.herd-1.weightLb": "unreadable" } } as const;
  expect(readRanch(file)).toMatchObject({
    file: { touched: { "herdRows.herd-1.weightLb": "you" } },
  });
});

test("fields that an older file lacks are blank, and none of its own are lost", () => {
  const { grow, prices, years, method, ...before } = EXAMPLE;
  const { growthBasis, ...oldMethod } = method;
  const old = { ...before, method: oldMethod, units: "us", plan: null, rain: [RAIN] };
  const { grow: noGrow, prices: noPrices } = newRanchFile("a", "2026-11-22T12:00:00Z");
  const added = { grow: noGrow, prices: noPrices, years: [] };
  expect(readRanch(old)).toMatchObject({
    file: { ...old, ...added, method: { ...oldMethod, growthBasis: "air" } },
  });
  expect(readRanch({ ...old, rain: [{ id: "r", inches: 1 }] })).toMatchObject(DAMAGED);
});

const DAMAGED = { kind: "refused", refusal: { code: "file.damaged" } };
const RAIN = { id: "r1", on: "2027-06-01", inches: 0.4, kind: "rain" };

test("any file survives a round trip", () => {
  const amount = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }).map((value) => value + 0));
  const day = fc.integer({ min: 1, max: 28 }).map((at) => `2027-06-${String(at).padStart(2, "0")}`);
  const name = fc.string({ maxLength: 40 });
  const file = fc.record({
    head: amount,
    notes: fc.array(fc.record({ name, on: day, note: name }), { maxLength: 5 }),
    touched: fc.dictionary(
      fc.string({ minLength: 1, maxLength: 20 }).filter((key) => key !== "__proto__"),
      fc.constantFrom("you", "measured", "link"),
    ),
  });
  fc.assert(
    fc.property(file, ({ head, notes, touched }) => {
      const made = {
        ...EXAMPLE,
        herdRows: EXAMPLE.herdRows.map((row) => ({ ...row, head })),
        log: notes.map(({ name: text, on, note }, index) => ({
          id: `log-${index}`,
          herdId: "herd",
          paddockId: `p-${text}`,
          in: on,
          out: null,
          head: null,
          heightInIn: null,
          heightOutIn: null,
          note,
          changed: "",
        })),
        touched,
      };
      const read = readRanch(JSON.parse(JSON.stringify(made)));
      // A paddock's id has at most 40 characters, of which "p-" takes two.
      if (notes.some((entry) => entry.name.length > 38)) expect(read).toMatchObject(DAMAGED);
      else expect(readFileText(JSON.stringify(made))).toEqual(read);
    }),
  );
});

test("an invalid number is read as typed, and its field rejects it", () => {
  const typed = { ...EXAMPLE, herdRows: EXAMPLE.herdRows.map((row) => ({ ...row, head: -5 })) };
  expect(readFileText(JSON.stringify(typed))).toEqual({ kind: "ranch", file: typed });
});

test.each([
  ["not JSON", "{", "file.text"],
  ["another program's file", '{"app":"x","schema":1}', "file.foreign"],
  ["a newer schema", '{"app":"first-paddock","schema":2}', "file.newer"],
  [
    "a herd in words",
    JSON.stringify({ ...EXAMPLE, herdRows: [{ ...EXAMPLE.herdRows[0], head: "sixty" }] }),
    "file.damaged",
  ],
  [
    "a date that does not exist",
    JSON.stringify({ ...EXAMPLE, season: { ...EXAMPLE.season, start: "2027-02-30" } }),
    "file.damaged",
  ],
])("%s is rejected in plain words", (_what, text, code) => {
  const read = readFileText(text);
  if (read.kind !== "refused") throw new Error(read.kind);
  expect(read.refusal.code).toBe(code);
  expect(read.refusal.message.length).toBeGreaterThan(20);
});
