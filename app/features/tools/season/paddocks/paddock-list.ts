import type { Paddock, RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { rounded } from "#app/domain/tools/numbers/figures.ts";
import { LIMITS } from "#app/domain/tools/numbers/limits.ts";

/** The ranch with one more paddock, as large as the last, unless it has as many as there may be. */
export function withPaddock(file: RanchFile, id: string): RanchFile {
  const { paddocks } = file;
  if (paddocks.length >= LIMITS.paddocks.max) return file;
  const { acres = null, pastureId = "" } = paddocks.at(-1) ?? {};
  const added = newEntry("paddocks", { id, name: freeName(paddocks), acres, pastureId });
  return { ...file, paddocks: sharedEvenly(file, [...paddocks, added]) };
}

/** "P5" after four paddocks. Phones tell paddocks by their names, so no two have one. */
function freeName(paddocks: readonly Paddock[]): string {
  let number = paddocks.length + 1;
  while (paddocks.some(({ name }) => name === `P${number}`)) number += 1;
  return `P${number}`;
}

/** The ranch without a paddock and its closures. */
export function withoutPaddock(file: RanchFile, id: string): RanchFile {
  const blocks = file.season.blocks.filter(({ paddockId }) => paddockId !== id);
  const left = file.paddocks.filter((paddock) => paddock.id !== id);
  return { ...file, paddocks: sharedEvenly(file, left), season: { ...file.season, blocks } };
}

/** One more wire does not add land: if all paddocks are equal and none was measured, they share the acres evenly. */
function sharedEvenly(
  { paddocks: before, touched }: RanchFile,
  after: readonly Paddock[],
): readonly Paddock[] {
  const [first] = before;
  const equal = before.every(
    ({ id, acres }) => acres === first?.acres && !touched[`paddocks.${id}.acres`],
  );
  if (!equal || first?.acres === null || first?.acres === undefined) return after;
  const acres = rounded((first.acres * before.length) / after.length, 2);
  return after.map((paddock) => ({ ...paddock, acres }));
}
