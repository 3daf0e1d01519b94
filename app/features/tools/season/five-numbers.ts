import type { Pasture, RanchFile } from "#app/domain/tools/fields/fields.ts";
import { setAt, valueAt } from "#app/domain/tools/fields/file.ts";
import { classOf } from "#app/domain/tools/grass/animal-classes.ts";
import { rounded, sumOf } from "#app/domain/tools/numbers/figures.ts";

/** The fields that decide the season, by their paths. */
function fivePaths({ herdRows, pastures }: RanchFile): readonly string[] {
  const herd = `herdRows.${herdRows[0]?.id}`;
  const pasture = `pastures.${pastures[0]?.id}`;
  return [
    `${herd}.head`,
    `${herd}.weightLb`,
    `${pasture}.acres`,
    `${pasture}.growthLbAc`,
    "season.days",
  ];
}

/** How many of them are there and the rancher's own: "2 of 5 yours". */
export function ownCount(file: RanchFile): number {
  return fivePaths(file).filter((path) => file.touched[path] && valueAt(file, path) !== null)
    .length;
}

/** Animals of another kind, with its animal units unless the rancher typed their own. */
export function withClass(file: RanchFile, id: string, cls: unknown): RanchFile {
  const units = `herdRows.${id}.aueOverride`;
  const changed = setAt(file, `herdRows.${id}.cls`, cls);
  return file.touched[units] === "you" && valueAt(file, units) !== null
    ? changed
    : setAt(changed, units, classOf(String(cls))?.units ?? null);
}

/** Whether somebody keeps several pastures apart, so that their acres and growth are typed one by one. */
export function hasSeveralPastures({ pastures, touched }: RanchFile): boolean {
  return (
    pastures.length > 1 &&
    pastures.some(
      ({ id }) => touched[`pastures.${id}.acres`] ?? touched[`pastures.${id}.growthLbAc`],
    )
  );
}

/** All acres, and a year's growth of an acre: of the only pasture, or of all while they are the example's. */
export function wholePasture({ pastures }: RanchFile): Pasture | undefined {
  const [first] = pastures;
  if (!first || pastures.length === 1) return first;
  const acres = sumOf(pastures, (each) => each.acres);
  return { ...first, acres };
}

/**
 * The ranch with its own acres or growth. The example's pastures become one, paddocks that nobody has measured share
 * its acres evenly, and the example's whole ranch goes: it may be smaller.
 */
export function withWholePasture(file: RanchFile, fields: Partial<Pasture>): RanchFile {
  const pasture = wholePasture(file);
  if (!pasture) return file;
  const name = file.pastures.length > 1 ? "" : pasture.name;
  const changed = { ...pasture, name, ...fields };
  const measured = file.paddocks.some(({ id }) => file.touched[`paddocks.${id}.acres`]);
  if (fields.acres === undefined) return { ...file, pastures: [changed] };
  const ranch = file.touched["ranch.ranchAcres"] ? file.ranch : { ...file.ranch, ranchAcres: null };
  if (measured) return { ...file, ranch, pastures: [changed] };
  const acres =
    changed.acres === null ? null : rounded(changed.acres / Math.max(1, file.paddocks.length), 1);
  return {
    ...file,
    ranch,
    pastures: [changed],
    paddocks: file.paddocks.map((paddock) => ({ ...paddock, acres })),
  };
}
