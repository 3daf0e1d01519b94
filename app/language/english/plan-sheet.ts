import { dayAndMonth, longDate } from "#app/domain/dates/format-date.ts";
import { type CONDITION_ALARM, READY } from "#app/domain/tools/rules.ts";

/** The texts of the plan sheet; see en.ts. */
export const planSheet = {
  title: "First-year plan",
  method: "a tenth of the acres, for all of the herd.",
  graze: "I graze: {approach:60}",
  want: "I want: {motivation:60}",
  first: "My first step: ",
  forThat: "For that: ",
  tenth: "A tenth",
  acres: "Ranch, acres, and a tenth",
  tenthOf: (tenth: string, all: string) => `${tenth} of ${all} ${all === "1" ? "acre" : "acres"}`,
  day: dayAndMonth,
  dayAndYear: longDate,
  cash: "Cash earned and set aside for it",
  pasture: "The pasture I choose, and why",
  dates: "Dates",
  dateColumns: ["What", "Planned", "Done", "What I saw"],
  shut: "Gate shut, or wire up",
  after: (days: number) => `${days} days later: ${READY.asked}`,
  alarm: ({ drop, below }: typeof CONDITION_ALARM) =>
    `${drop === 0.5 ? "Half a" : drop} condition score down, or any cow under ${below}`,
  out: "Out when the grass is down to ________ in",
  photo: "Photo at the stakes",
  decide: "Stop, repeat or continue",
  moves: "Log of moves",
  moveColumns: ["Paddock", "In", "Out", "Head", "Height in", "Height out", "Rain, in."],
  money: "Money and drought",
  kit: "Kit {22} from cash already earned. It breaks even at {12} days off hay.",
  ifDry: "If the grass is under {12} in by {22}, then {12} head leave by {22}.",
  switch: "Who else can shut off the fence: {60}",
  safety:
    "Check water every day. Never two chargers on one fence. {alarm}: feed or move today. Hungry cattle eat poisonous plants. Sorghums and johnsongrass can kill after frost or drought.",
};
