import { addDays } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { setAt, valueAt } from "#app/domain/tools/fields/file.ts";
import { classOf } from "#app/domain/tools/grass/animal-classes.ts";
import { rounded } from "#app/domain/tools/numbers/figures.ts";

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

/** How many of the five are filled in and the rancher's own: "2 of 5 yours". */
export function ownCount(file: RanchFile): number {
  return fivePaths(file).filter(
    (path) => file.touched[path] && file.touched[path] !== "link" && valueAt(file, path) !== null,
  ).length;
}

/** The ranch with another class in a row of animals, and its animal units unless the rancher typed their own. */
export function withClass(file: RanchFile, id: string, cls: unknown): RanchFile {
  const units = `herdRows.${id}.aueOverride`;
  const changed = setAt(file, `herdRows.${id}.cls`, cls);
  return file.touched[units] === "you" && valueAt(file, units) !== null
    ? changed
    : setAt(changed, units, classOf(String(cls))?.units ?? null);
}

/**
 * The ranch with other acres in its only pasture. If the rancher typed no paddock's acres, all share the new ones
 * evenly. The example's acres of the whole ranch are cleared, since they may now be fewer than the pasture's.
 */
export function withAcres(file: RanchFile, acres: unknown): RanchFile {
  const { paddocks, touched } = file;
  const changed = {
    ...setAt(file, `pastures.${file.pastures[0]?.id}.acres`, acres),
    ranch: touched["ranch.ranchAcres"] ? file.ranch : { ...file.ranch, ranchAcres: null },
  };
  if (paddocks.some(({ id }) => touched[`paddocks.${id}.acres`])) return changed;
  const each = typeof acres === "number" ? rounded(acres / Math.max(1, paddocks.length), 2) : null;
  return { ...changed, paddocks: paddocks.map((paddock) => ({ ...paddock, acres: each })) };
}

/** How many days after the first one the check for a dry year is: from May 15 to July 15, as in the example. */
const CHECK_DAYS = 61;

/** Unless the rancher typed them, moves the dry year's dates into the season: a check by its middle, and its end. */
function withDryYear(file: RanchFile): RanchFile {
  const { drought, touched } = file;
  const { start, days } = file.season;
  if (!start || !days || touched["drought.date"] || touched["drought.until"]) return file;
  const date = addDays(start, Math.min(CHECK_DAYS, Math.floor(days / 2)));
  return { ...file, drought: { ...drought, date, until: addDays(start, days) } };
}

export const withStart = (file: RanchFile, start: unknown): RanchFile =>
  withDryYear(setAt(file, "season.start", start));
export const withDays = (file: RanchFile, days: unknown): RanchFile =>
  withDryYear(setAt(file, "season.days", days));

export const withGrowth = (file: RanchFile, growthLbAc: number): RanchFile => ({
  ...file,
  pastures: file.pastures.map((pasture) => ({ ...pasture, growthLbAc })),
});
