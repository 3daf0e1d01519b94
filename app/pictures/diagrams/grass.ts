import type { Cut } from "./cut.ts";

/** Diagrams about grass, leaves and rest. */
export const GRASS_CUTS = {
  rest: {
    size: [720, 344],
    alt: "Four paddocks side by side. The whole herd stands bunched in the first. The second is short and tan, the third has some green growth, the fourth is tall, though still under the dashed line that marks 30 days of rest.",
    columns: ["Herd, day 2 of 10", "2 days’ rest", "12 days’ rest", "22 days’ rest"],
    words: {
      columns: ["Paddock", "Today", "Grass"],
      rows: [
        ["1", "The herd, day 2 of 10", "Being grazed"],
        ["2", "Rested 2 days", "Short stubble"],
        ["3", "Rested 12 days", "New leaf, not ready"],
        ["4", "Rested 22 days", "Opens in 8 days, at 30"],
      ],
    },
  },
  "grazing-ring": {
    size: [720, 680],
    alt: "Four paddocks as a ring. The herd stands in the second. The others show the days they have rested: 2 in the one it left, 12 in the one before that, and 22, tall and green, in the next one. An arrow shows the way around, clockwise. In the middle stands the rest wanted, 30.",
    keys: [
      "Rested 2 days. The herd just left.",
      "The herd, day 2 of 10. The wheat arrow is today.",
      "Rested 22 days. Next: opens in 8 days, at 30.",
      "Rested 12 days. Leave the gate shut.",
    ],
    words:
      "Four paddocks and 30 days of rest mean stays of 30 ÷ (4 − 1) = 10 days. One paddock is grazed, three rest. The herd goes around in one direction, so each paddock gets its full rest before the gate opens again.",
  },
  "third-leaf": {
    size: [720, 460],
    alt: "One grass stem three times: with one full leaf, with two, and with three. At the right a plant is grazed to a dashed line that runs to the 4-inch mark of a grazing stick.",
    columns: ["1 leaf: wait", "2 leaves: wait", "3 leaves: open", "4 in.: close"],
    words: {
      columns: ["First turnout of spring", "What to do"],
      rows: [
        ["One full leaf", "Wait"],
        ["Two full leaves", "Wait"],
        ["Three full leaves on tame grass, 3½ on native range", "Open"],
        ["Tall cool-season grass is down to 4 in.", "Close"],
      ],
    },
  },
  "leaf-stages": {
    size: [720, 460],
    alt: "Left of a line, a spring plant with three full leaves, counted. Right of it, two plants between tan stubs of the last grazing: one with two green leaves, and one with four, whose lowest leaf has turned brown.",
    columns: [
      "First turnout: three leaves",
      "After a grazing: too soon",
      "After a grazing: lowest leaf brown, open",
    ],
    words: {
      columns: ["When", "Open the gate if"],
      rows: [
        ["First turnout of spring", "Tame grass has 3 full leaves, native range 3½"],
        ["Any time after a grazing", "The lowest leaf has browned on 7 of 10 plants"],
        ["July, by leaf count", "Never. Look for the brown leaf"],
      ],
    },
  },
  "four-inch-stubble": {
    size: [720, 366],
    alt: "A tall tuft, a tuft grazed to 4 inches, a boot with a painted band at 4 inches, and a tuft bitten down to little more than an inch, with short roots. A dashed line runs along at 4 inches to the mark of a grazing stick.",
    columns: ["Room to graze", "At the mark: move", "Paint the boot", "Too late"],
    words:
      "Paint a band on your boot 4 inches above the ground. On tall cool-season grass, move the herd when the grass is down to it. Measure the shortest that’s left: patches they skipped don’t count. Other grasses have other heights.",
  },
  "share-eaten": {
    size: [720, 470],
    alt: "One tuft of grass cut into three layers of ink. The striped top quarter is eaten, the dotted quarter under it is trampled or lost, and the solid green half is left standing.",
    keys: ["25% eaten", "25% trampled, soiled or lost", "50% left on the plant"],
    words: {
      columns: ["Of 3,000 lb grown on an acre", "Share", "Pounds"],
      rows: [
        ["Eaten", "25%", "750 lb"],
        ["Trampled, soiled or lost", "25%", "750 lb"],
        ["Left", "50%", "1,500 lb"],
      ],
    },
  },
} as const satisfies Record<string, Cut>;
