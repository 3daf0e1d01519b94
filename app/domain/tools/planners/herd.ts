import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { HerdId, RanchFile } from "../fields/fields.ts";
import { herdDemand, type HerdDemand, type LbOn } from "../grass/animal-units.ts";
import { planner } from "../planner.ts";

export interface Herd extends HerdDemand {
  /** The pounds that it eats on a day, with calves from four months on. */
  readonly lbOn: LbOn;
  /** The same of the animals in one herd; all of them if none is named apart. */
  readonly ofHerd: (herdId: HerdId) => HerdDemand & { readonly lbOn: LbOn };
}

type Rows = readonly (Pick<RanchFile["herdRows"][number], "aueOverride" | "calvesBorn" | "herd"> & {
  readonly head: number;
  readonly weightLb: number;
})[];

function demandOf(rows: Rows, method: RanchFile["method"]["aue"], intakePct: number) {
  const each = rows.map(({ aueOverride, ...row }) => ({ ...row, unitsEach: aueOverride }));
  const days = new Map<CalendarDate, number>();
  const lbOn = (day: CalendarDate) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const lb = herdDemand(each, method, intakePct, day).lbPerDay;
    days.set(day, lb);
    return lb;
  };
  return { ...herdDemand(each, method, intakePct), lbOn };
}

/** What all animals eat. */
export const HERD = planner({
  label: "Feed a day",
  needs: ["herdRows.head", "herdRows.weightLb", "method.intakePct"],
  may: ["herdRows.aueOverride", "herdRows.calvesBorn"],
  solve: ({ herdRows, method }): Herd => {
    const of = (rows: Rows) => demandOf(rows, method.aue, method.intakePct);
    return {
      ...of(herdRows),
      ofHerd: (herdId) => {
        const rows = herdRows.filter(({ herd }) => herd === herdId);
        return of(rows.length > 0 ? rows : herdRows);
      },
    };
  },
});
