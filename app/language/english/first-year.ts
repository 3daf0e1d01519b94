import { FIELDS } from "#app/domain/tools/fields/fields.ts";
import { daysText } from "#app/domain/tools/numbers/figures.ts";
import { CHECK_AFTER_DAYS, SPLIT } from "#app/domain/tools/plan/first-year.ts";
import { READY } from "#app/domain/tools/rules.ts";

const { ranchAcres } = FIELDS.ranch;
const { cashLimit } = FIELDS.money;

/** The texts of the plan below the assessment's answer; see en.ts. */
export const firstYear = {
  heading: "Your first year on one page",
  /** The key number for how the rancher grazes now. */
  numbers: {
    "continuous-grazing": `Shut one gate after grazing. Look after ${CHECK_AFTER_DAYS.join(" and ")} days. Open it when ${READY.rested}.`,
    "simple-rotation": `With ${SPLIT.now.paddocks} paddocks and ${SPLIT.restDays} days of rest the herd stays ${daysText(SPLIT.now.stayDays)} in each. With ${SPLIT.split.paddocks} it’s ${daysText(SPLIT.split.stayDays)}. Splitting one paddock halves its stay.`,
    "multi-paddock-rotation":
      "Write the stop height on the gate post. Leave the move-out date blank and let the grass decide.",
    "intensive-rotation":
      "Try paddocks twice the size with twice the stay. Write down the hours each way takes.",
  },
  /** Why to continue in a planner, by what the rancher wants. */
  why: {
    "improve-soil-health": "Write down your first ring times before you change anything.",
    "reduce-input-costs": "Work out what a day off hay saves you.",
    "increase-carrying-capacity": "Do the stocking math first. No fence fixes too many cattle.",
    "access-premium-markets": "Leave the premium blank until someone has paid it.",
    "environmental-stewardship":
      "Close a paddock while birds nest. Ask for the dates where you ranch.",
  },
  continueIn: (planner: string) => `Continue in ${planner}`,
  changes: "The first year changes a tenth",
  fillIn: "Fill in acres, cattle and cash to see your tenth.",
  grazedBy: (head: string) => `grazed by all ${head} head`,
  setAside: (cash: string) => `${cash} set aside`,
  shut: (day: string, checks: readonly string[]) =>
    `Gate shut ${day}. Check on ${checks.join(" and ")}.`,
  over: "That gate’s last check is past already. Is it the right day?",
  note: "Note.",
  plantsDecide: " These dates are a plan. The plants decide when the gate opens.",
  acres: `${ranchAcres.short}, ${ranchAcres.unit}`,
  cattle: "Cattle",
  cash: `${cashLimit.short}, ${cashLimit.unit}`,
  cashHint: cashLimit.hint,
  start: "The day the gate shuts, or grazing begins",
  print: "Print the plan",
};
