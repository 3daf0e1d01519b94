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
      return `With ${NOW_PADDOCKS} paddocks and ${REST_DAYS} days of rest the herd stays ${daysText(stayFor(REST_DAYS, NOW_PADDOCKS))} in each. With ${SPLIT_PADDOCKS} it’s ${daysText(stayFor(REST_DAYS, SPLIT_PADDOCKS))}. Splitting one paddock halves its stay.`;
    case "multi-paddock-rotation":
      return "Write the stop height on the gate post. Leave the move-out date blank and let the grass decide.";
    case "intensive-rotation":
      return "Try the same paddock with twice the stay. Write down the hours each takes.";
    default:
      return `Shut one gate after grazing. Look after ${CHECK_AFTER_DAYS.join(" and ")} days. Open it when ${READY.rested}.`;
  }
}

/** The planner to continue with, by the rancher's motivation. */
export function plannerFor(motivation: string): { readonly slug: string; readonly why: string } {
  switch (motivation) {
    case "improve-soil-health":
      return { slug: "tests", why: "Write down your first ring times before you change anything." };
    case "reduce-input-costs":
      return { slug: "budget", why: "Work out what a day off hay saves you." };
    case "increase-carrying-capacity":
      return {
        slug: "my-season",
        why: "Do the stocking math first. No fence fixes too many cattle.",
      };
    case "access-premium-markets":
      return { slug: "budget", why: "Leave the premium blank until someone has paid it." };
    default:
      return {
        slug: "my-season",
        why: "Close a paddock while birds nest. Ask for the dates where you ranch.",
      };
  }
}

/** "40 of 400 acres". */
export function tenthText(all: number | null, unit: string): string | null {
  return all === null ? null : `${figure(tenth(all), 1)} of ${figure(all)} ${unit}`;
}
