import { pluralize } from "../../plural.ts";
import { sumOf } from "../numbers/figures.ts";
import { type Finding, refuse, warn } from "../numbers/limits.ts";
import { SHEEP_STAY_DAYS } from "../rules.ts";
import { isCattle } from "./animal-classes.ts";

interface Counted {
  readonly cls: string;
  readonly head: number;
}

export const cattleHead = (rows: readonly Counted[]): number =>
  sumOf(rows.filter(isCattle), ({ head }) => head);

export const NO_CATTLE = refuse("cattle.none", "This counts cattle only, and your herd has none.");

/** Refuses an answer for cattle to a herd without any, and says how many animals it leaves out. */
export function checkCattle(rows: readonly Counted[]): Finding | null {
  if (!rows.some(isCattle)) return NO_CATTLE;
  const others = sumOf(rows, ({ head }) => head) - cattleHead(rows);
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
  stayDays: number | null,
): Finding | null =>
  stayDays !== null && stayDays > SHEEP_STAY_DAYS && hasSheep(rows)
    ? warn(
        "warn.stay.sheep",
        `Sheep and goats move on within ${SHEEP_STAY_DAYS} days, before this round’s worm larvae are ready.`,
      )
    : null;
