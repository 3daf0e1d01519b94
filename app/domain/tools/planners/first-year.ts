import { planner } from "../planner.ts";

/** The numbers on the plan for the first year, each of which may be missing. */
export const FIRST_YEAR = planner({
  label: "Your first year",
  needs: [],
  may: ["ranch.ranchAcres", "money.cashLimit", "season.start"],
  solve: ({ ranch, money, season }) => ({
    acres: ranch.ranchAcres,
    cash: money.cashLimit,
    start: season.start,
  }),
});
