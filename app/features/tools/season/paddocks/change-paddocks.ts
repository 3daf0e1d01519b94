import { newEntry } from "#app/domain/tools/fields/file.ts";
import { rounded } from "#app/domain/tools/numbers/figures.ts";
import { LIMITS } from "#app/domain/tools/numbers/limits.ts";
import type { Paddock, RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newId } from "#app/features/tools/store/new-id.ts";

/** Adds a paddock as large as the last. */
export function addPaddock(file: RanchFile): RanchFile {
  const { paddocks } = file;
  if (paddocks.length >= LIMITS.paddocks.max) return file;
  const name = `P${paddocks.length + 1}`;
  const last = paddocks.at(-1);
  const added = newEntry("paddocks", {
    id: newId(),
    name,
    acres: last?.acres ?? null,
    pastureId: last?.pastureId ?? "",
  });
  return { ...file, paddocks: sharedEvenly(file, [...paddocks, added]) };
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

/** Removes the last paddock and its closures. */
export function removeLastPaddock(
  file: RanchFile,
  remove: (label: string, make: (file: RanchFile) => RanchFile) => void,
): void {
  const last = file.paddocks.at(-1);
  if (!last || file.paddocks.length < 2) return;
  remove(`Removed ${last.name}`, (before) => {
    const paddocks = before.paddocks.filter(({ id }) => id !== last.id);
    const blocks = before.season.blocks.filter(({ paddockId }) => paddockId !== last.id);
    return {
      ...before,
      paddocks: sharedEvenly(before, paddocks),
      season: { ...before.season, blocks },
    };
  });
}
