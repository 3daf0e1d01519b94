import { daysText, figure } from "../numbers/figures.ts";
import { tenth } from "../paddocks/check-trial.ts";
import { stayFor } from "../paddocks/rest.ts";
import { READY } from "../rules.ts";

/** When to check a rested pasture, in days after shutting the gate. */
export const CHECK_AFTER_DAYS = [30, 60] as const;

const REST_DAYS = 30;
const SPLIT_PADDOCKS = 8;
const NOW_PADDOCKS = 4;

/** A sentence with the key number for how the rancher grazes now. */
export function numberFor(approach: string): string {
  switch (approach) {
    case "simple-rotation":
      return `With ${NOW_PADDOCKS} paddocks and ${REST_DAYS} days of rest the herd stays ${daysText(stayFor(REST_DAYS, NOW_PADDOCKS))} in each; with ${SPLIT_PADDOCKS} it is ${daysText(stayFor(REST_DAYS, SPLIT_PADDOCKS))}. Splitting one paddock halves its stay.`;
    case "multi-paddock-rotation":
      return "Write the stubble on the post and leave the day out blank: the grass says when, not the date.";
    case "intensive-rotation":
      return "Try the same paddock with twice the stay, and write the hours of both in two columns.";
    default:
      return `Shut one gate after grazing. Look after ${CHECK_AFTER_DAYS.join(" and ")} days. Open it when ${READY.rested}.`;
  }
}

/** The planner to continue with, by the rancher's motivation. */
export function plannerFor(motivation: string): { readonly slug: string; readonly why: string } {
  switch (motivation) {
    case "improve-soil-health":
      return { slug: "tests", why: "Write the first rings down before you change anything." };
    case "reduce-input-costs":
      return { slug: "budget", why: "Work out what a day off hay saves you." };
    case "increase-carrying-capacity":
      return {
        slug: "my-season",
        why: "Do the stocking sum first: no fence repairs too many cattle.",
      };
    case "access-premium-markets":
      return { slug: "budget", why: "Leave the premium blank until somebody has paid it." };
    default:
      return {
        slug: "my-season",
        why: "Close a paddock while birds nest; ask for the dates where you ranch.",
      };
  }
}

/** "40 of 400 acres". */
export function tenthText(all: number | null, unit: string): string | null {
  return all === null ? null : `${figure(tenth(all), 1)} of ${figure(all)} ${unit}`;
}
