import { PRUSSIC_ACID } from "#app/domain/tools/rules.ts";

/** The texts of the drought sheet; see en.ts. */
export const droughtSheet = {
  title: "Drought card",
  method:
    "(standing − leave) × share × acres ÷ lb a day; growth to come counts only if you chose it.",
  measure: "On {day:40}, measure. ",
  allStay: "All can stay from {12} in.",
  leave: "Under {12} in., {12} head leave by {40}.",
  standing: "Grass standing that day, lb an acre",
  toLeave: "To leave, lb an acre",
  daysLeft: "Days of grass from that day",
  daysWanted: "Days wanted",
  keep: "Head the grass carries to then",
  ordinary: "In an average year: days of grass, head it carries",
  order: "Who goes first, in this order: 1 {40} 2 {40} 3 {40}",
  check: "Check every two weeks",
  columns: ["Date", "Rain since, in", "Height, in", "lb an acre", "Days left", "What I do"],
  safety: `Never graze below what you leave. Hungry cattle eat poisonous plants. ${PRUSSIC_ACID}`,
};
