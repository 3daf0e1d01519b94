import { pluralize } from "../../plural.ts";
import { sumOf } from "../numbers/figures.ts";
import { type Finding, refuse, warn } from "../numbers/limits.ts";
import { SHEEP_STAY_DAYS } from "../rules.ts";
import { isCattle } from "./animal-classes.ts";

interface Counted {
  readonly cls: string;
  readonly head: number;
}

export const headOf = (rows: readonly Counted[]): number => sumOf(rows, ({ head }) => head);
export const cattleHead = (rows: readonly Counted[]): number => headOf(rows.filter(isCattle));

/** Refuses an answer for cattle to a herd without any, with what to do instead. */
export const checkCattle = (rows: readonly Pick<Counted, "cls">[], instead: string) =>
  rows.some(isCattle)
    ? null
    : refuse("cattle.none", `This counts cattle only, and your herd has none. ${instead}`);

/** Says how many animals an answer for cattle leaves out. */
export function checkOthers(rows: readonly Counted[]): Finding | null {
  const others = headOf(rows) - cattleHead(rows);
  return others > 0
    ? warn(
        "warn.cattle.only",
        `Counts cattle only. Left out: ${pluralize(others, "other animal")}.`,
      )
    : null;
}

export const hasSheep = (rows: readonly Pick<Counted, "cls">[]): boolean =>
  rows.some(({ cls }) => cls === "sheep" || cls === "goat");

/** Warns about a stay in which sheep or goats take in the worms of their own round. */
export const checkSheepStay = (
  rows: readonly Pick<Counted, "cls">[],
  stayDays: number,
): Finding | null =>
  stayDays > SHEEP_STAY_DAYS && hasSheep(rows)
    ? warn(
        "warn.stay.sheep",
        `Sheep and goats move on within ${SHEEP_STAY_DAYS} days, before this round’s worm larvae are ready.`,
      )
    : null;
