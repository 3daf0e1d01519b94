import { expect, test } from "vitest";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { EXAMPLE } from "#tests/tools/ranches.ts";
import { withClass } from "./five-numbers.ts";

test("another kind of animals gets its own animal units, unless some were typed", () => {
  const bulls = newEntry("herdRows", { id: "b", cls: "bull", aueOverride: 1.4 });
  const file: RanchFile = { ...EXAMPLE, herdRows: [...EXAMPLE.herdRows, bulls] };
  const units = (made: RanchFile) => made.herdRows[1]?.aueOverride;
  expect(units(withClass(file, "b", "sheep"))).toBe(0.2);
  expect(units(withClass(file, "b", "stocker"))).toBeNull();
  const typed: RanchFile = { ...file, touched: { "herdRows.b.aueOverride": "you" } };
  expect(units(withClass(typed, "b", "sheep"))).toBe(1.4);
});
