import { rounded } from "../../../../domain/tools/numbers/round.ts";
import type { Paddock, RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { newId } from "../../store/edit.ts";

const MOST_PADDOCKS = 60;

/** One paddock more, as large as the last. */
export function addPaddock(file: RanchFile): RanchFile {
  const { paddocks } = file;
  if (paddocks.length >= MOST_PADDOCKS) return file;
  const name = `P${paddocks.length + 1}`;
  const added = { id: newId(), name, acres: paddocks.at(-1)?.acres ?? null, rating: 5 };
  return { ...file, paddocks: sameLand(file, [...paddocks, added]) };
}

/** Another wire does not change the land: equal paddocks that nobody measured share its acres anew. */
function sameLand(
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
export function without(file: RanchFile, id: string): RanchFile {
  return {
    ...file,
    paddocks: file.paddocks.filter((paddock) => paddock.id !== id),
    season: {
      ...file.season,
      blocks: file.season.blocks.filter(({ paddockId }) => paddockId !== id),
    },
  };
}

/** Takes the last paddock away. */
export function removeLast(
  file: RanchFile,
  remove: (label: string, make: (file: RanchFile) => RanchFile) => void,
): void {
  const last = file.paddocks.at(-1);
  if (last && file.paddocks.length > 1)
    remove(`Took ${last.name} out`, (before) => {
      const fewer = without(before, last.id);
      return { ...fewer, paddocks: sameLand(before, fewer.paddocks) };
    });
}
