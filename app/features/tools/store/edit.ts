import type { RanchFile } from "#app/domain/tools/fields/fields.ts";

type Groups = "ranch" | "method" | "season" | "drought" | "water" | "fence" | "money" | "tests";
type Lists = "herdRows" | "pastures" | "paddocks" | "log" | "rain" | "triggers";

/** Sets fields of one part of the ranch, for `RanchStore.change`. */
export function inGroup<Group extends Groups>(group: Group, fields: Partial<RanchFile[Group]>) {
  return (file: RanchFile): RanchFile => ({ ...file, [group]: { ...file[group], ...fields } });
}

/** Sets fields of one entry of a list. */
export function inList<List extends Lists>(
  list: List,
  id: string,
  fields: Partial<RanchFile[List][number]>,
) {
  return (file: RanchFile): RanchFile => ({
    ...file,
    [list]: file[list].map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)),
  });
}

/** Removes one entry of a list. */
export function withoutEntry(list: Lists, id: string) {
  return (file: RanchFile): RanchFile => ({
    ...file,
    [list]: file[list].filter((entry) => entry.id !== id),
  });
}

/** Random, so that an id never depends on a position. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 13);
}
