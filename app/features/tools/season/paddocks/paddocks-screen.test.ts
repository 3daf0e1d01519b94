import { expect, test } from "vitest";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { day, EXAMPLE } from "#tests/tools/ranches.ts";
import { withoutPaddock, withPaddock } from "./paddocks-screen.tsx";

const span = { from: day("06-01"), to: day("06-30") };
const closed = (id: string) => newEntry("season.blocks", { id, paddockId: id, ...span });
const file = { ...EXAMPLE, season: { ...EXAMPLE.season, blocks: [closed("p2"), closed("p4")] } };

test("removing a paddock removes its closures, and divides its acres among the others", () => {
  const { paddocks, season } = withoutPaddock(file, "p2");
  expect(paddocks.map(({ name, acres }) => `${name} ${acres}`)).toEqual([
    "P1 13.33",
    "P3 13.33",
    "P4 13.33",
  ]);
  expect(season.blocks).toEqual([closed("p4")]);
});

test("an added paddock gets a name of its own, and adds no land", () => {
  const { paddocks } = withPaddock(withoutPaddock(file, "p2"), "new");
  expect(paddocks.map(({ name, acres }) => `${name} ${acres}`)).toEqual([
    "P1 10",
    "P3 10",
    "P4 10",
    "P5 10",
  ]);
});

test("adding a paddock does not change measured acres", () => {
  const measured = { ...file, touched: { "paddocks.p1.acres": "you" } } as const;
  expect(withPaddock(measured, "new").paddocks.map(({ acres }) => acres)).toEqual([
    10, 10, 10, 10, 10,
  ]);
});
