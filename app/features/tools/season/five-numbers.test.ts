import { expect, test } from "vitest";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { EXAMPLE } from "#tests/tools/ranches.ts";
import { withAcres, withClass, withDays, withGrowth, withStart } from "./five-numbers.ts";

test("changing the kind of animal changes its animal units, unless they were typed", () => {
  const bulls = newEntry("herdRows", { id: "b", cls: "bull", aueOverride: 1.4 });
  const file: RanchFile = { ...EXAMPLE, herdRows: [...EXAMPLE.herdRows, bulls] };
  const units = (made: RanchFile) => made.herdRows[1]?.aueOverride;
  expect(units(withClass(file, "b", "sheep"))).toBe(0.2);
  expect(units(withClass(file, "b", "stocker"))).toBeNull();
  const typed: RanchFile = { ...file, touched: { "herdRows.b.aueOverride": "you" } };
  expect(units(withClass(typed, "b", "sheep"))).toBe(1.4);
});

test("estimated growth is set in every pasture, and merges none of them", () => {
  const [one] = EXAMPLE.pastures;
  const creek = newEntry("pastures", { id: "creek", name: "Creek", acres: 80, sharePctSeason: 35 });
  const { pastures } = withGrowth({ ...EXAMPLE, pastures: [...EXAMPLE.pastures, creek] }, 2000);
  expect(pastures).toEqual([
    { ...one, growthLbAc: 2000 },
    { ...creek, growthLbAc: 2000 },
  ]);
});

test("paddocks that nobody has measured divide the acres of their pasture", () => {
  const { paddocks } = withAcres(EXAMPLE, 33);
  expect(paddocks.map(({ acres }) => acres)).toEqual([8.25, 8.25, 8.25, 8.25]);
});

test("dry-year dates that nobody typed follow the season", () => {
  const { drought } = withDays(withStart(EXAMPLE, "2027-05-01"), 137);
  expect(drought).toMatchObject({ date: "2027-07-01", until: "2027-09-15" });
  const typed = { ...EXAMPLE, touched: { "drought.until": "you" as const } };
  expect(withDays(typed, 137).drought).toMatchObject({ date: "2024-07-15", until: "2024-10-31" });
  expect(withDays(EXAMPLE, 30).drought).toMatchObject({ date: "2024-05-30", until: "2024-06-14" });
  expect(withDays(EXAMPLE, null).drought).toEqual(EXAMPLE.drought);
});
