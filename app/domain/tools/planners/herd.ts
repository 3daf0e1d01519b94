import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { HerdId } from "../fields/fields.ts";
import { herdDemand, type HerdRows, type LbOn } from "../grass/animal-units.ts";
import { isCattle } from "../grass/animal-classes.ts";
import { planner } from "../planner.ts";

/** What a herd eats: without calves, and by day with calves from four months to ten. */
function demandOf(rows: HerdRows, method: Parameters<typeof herdDemand>[1]) {
  const days = new Map<CalendarDate, number>();
  const lbOn: LbOn = (day) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const lb = herdDemand(rows, method, day).lbPerDay;
    days.set(day, lb);
    return lb;
  };
  return { ...herdDemand(rows, method), lbOn };
}

/** What all animals eat. */
export const HERD = planner({
  label: "Feed a day",
  needs: ["herdRows.head", "herdRows.weightLb", "method.intakePct"],
  may: ["herdRows.aueOverride", "herdRows.calvesBorn"],
  solve: ({ herdRows, method }) => {
    /** The demand of some of the animals, or of all if there are none of those. */
    const of = (rows: HerdRows) => demandOf(rows.length > 0 ? rows : herdRows, method);
    return {
      ...of(herdRows),
      /** For answers per cow. */
      cattle: of(herdRows.filter(isCattle)),
      ofHerd: (herdId: HerdId) => of(herdRows.filter(({ herd }) => herd === herdId)),
    };
  },
});
