import { newEntry } from "#app/domain/tools/fields/file.ts";
import { rounded } from "#app/domain/tools/numbers/figures.ts";
import type { Paddock, RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newId } from "#app/features/tools/store/new-id.ts";

const MAX_PADDOCKS = 60;

/** Adds a paddock as large as the last. */
export function addPaddock(file: RanchFile): RanchFile {
  const { paddocks } = file;
  if (paddocks.length >= MAX_PADDOCKS) return file;
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

/** The ranch without one of its paddocks. */
function withoutPaddock(file: RanchFile, id: string): RanchFile {
  return {
    ...file,
    paddocks: file.paddocks.filter((paddock) => paddock.id !== id),
    season: {
      ...file.season,
      blocks: file.season.blocks.filter(({ paddockId }) => paddockId !== id),
    },
  };
}

/** Removes the last paddock. */
export function removeLastPaddock(
  file: RanchFile,
  remove: (label: string, make: (file: RanchFile) => RanchFile) => void,
): void {
  const last = file.paddocks.at(-1);
  if (last && file.paddocks.length > 1)
    remove(`Removed ${last.name}`, (before) => {
      const fewer = withoutPaddock(before, last.id);
      return { ...fewer, paddocks: sharedEvenly(before, fewer.paddocks) };
    });
}
