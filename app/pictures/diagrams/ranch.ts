import type { Cut, WordsTable } from "./cut.ts";

/** One tuft of grass for each comparison of a review. */
function evidence(count: number, total: number, what: string): Cut {
  const rest = total - count;
  return {
    size: [720, Math.ceil(total / 12) * 96 + 36],
    alt: `${total} tufts of grass, one for each comparison. ${count} are solid red, ${rest} are green in outline.`,
    words: `${what} was equal or better under continuous grazing in ${count} of ${total} comparisons, which is ${Math.round((count / total) * 100)}%. It was better under rotation in ${rest}.`,
  };
}

const PACE: WordsTable = {
  columns: ["Year", "Tenths changed"],
  rows: [
    ["1", "1"],
    ["2", "3"],
    ["3", "5"],
    ["4", "7"],
    ["5", "9"],
    ["6", "10"],
  ],
};

/** Diagrams about the ranch as a whole, and about evidence. */
export const RANCH_CUTS = {
  "season-bar": {
    size: [720, 400],
    alt: "Two bars of 180 days, from May 15 to November 11, ticked at each first of the month. In the upper bar the grass of a larger herd ends at day 148 and the rest is crosshatched. A red flag stands at July 15. In the lower bar the grass of a smaller herd lasts to the end.",
    keys: [
      "60 cows: grass for 148 days, to October 10",
      "32 days short of the 180 wanted",
      "July 15: measure, and cut the herd if it’s dry",
      "49 cows: grass for all 180 days",
    ],
    words: {
      columns: ["Herd", "Working", "Grass"],
      rows: [
        ["60 cows, 2,028 lb a day", "300,000 ÷ 2,028", "148 days, 32 short"],
        ["49 cows", "300,000 ÷ 180 ÷ 26 ÷ 1.3", "180 days"],
      ],
    },
  },
  "tally-20-of-23": evidence(20, 23, "Plant growth"),
  "tally-35-of-38": evidence(35, 38, "Gain per head"),
  "tally-27-of-32": evidence(27, 32, "Gain per acre"),
  "ten-percent": {
    size: [720, 414],
    alt: "Six maps of one ranch in ten parts. In the first, the part around the house is green. In each map more parts next to it are green: three, five, seven, nine, and in the last all ten.",
    keys: [
      "Year 1: one tenth",
      "Year 2: three",
      "Year 3: five",
      "Year 4: seven",
      "Year 5: nine",
      "Year 6: all ten",
    ],
    words: PACE,
  },
} as const satisfies Record<string, Cut>;
