import type { Cut } from "./cut.ts";

/** Diagrams about water and fence. */
export const WATER_CUTS = {
  "water-circle": {
    size: [720, 690],
    alt: "A square of 40 acres, drawn to scale, with a tank in its center. A solid circle of 600 feet fills most of it. A dashed one of 800 feet reaches past the sides. What lies between them is striped, and the small corners outside both are crosshatched.",
    keys: [
      "Within 600 ft: 26.0 acres",
      "Past 600 ft: 14.0 acres dry on hilly ground",
      "Past 800 ft: 1.7 acres dry on level ground",
    ],
    words: {
      columns: ["Cattle graze out to", "Reached", "Left dry"],
      rows: [
        ["600 ft (hilly)", "26.0 acres", "14.0 acres"],
        ["800 ft (level, humid)", "38.3 acres", "1.7 acres"],
      ],
    },
  },
  "water-plan": {
    size: [720, 760],
    alt: "A square of 40 acres from above, drawn to scale. Two wires cross at a round tank in the center and make four paddocks. A pipe runs to the tank from the west edge. The herd grazes one paddock; the others rest, from short and tan to tall and green. A dashed line runs from the tank to a corner.",
    keys: [
      "One tank, reached from all four paddocks",
      "660 ft of pipe from the edge",
      "Two wires of 1,320 ft, half a mile in all",
      "933 ft from the tank to the corner",
      "The whole herd in one paddock of 10 acres",
    ],
    words:
      "The square is 1,320 ft on each side, which is 40 acres. Two wires from side to side are 2 × 1,320 = 2,640 ft. The corner is 660 × 1.414 = 933 ft from the tank, a little past 800 ft.",
  },
  "safe-corner": {
    size: [720, 424],
    alt: "A fence corner with the ground cut open. At the left, barbed wire ends on a post of its own with a barred circle over it. Then two deep posts with a rail and a slanting wire, two smooth wires on yellow insulators, a charger under a roof with two insulated leads, and three rods that go eight feet down, joined by a wire.",
    keys: [
      "Barbed wire: a post of its own, never electrified",
      "Hot wires end on insulators, on smooth wire only",
      "Brace: two posts 3 ft deep, a rail, a tight wire",
      "Insulated lead-out from charger to fence",
      "Charger under a roof, away from feed and fuel",
      "8-ft rods, 10 ft apart; three for 5 joules",
    ],
    words:
      "The charger’s red lead goes to the fence and its green lead to the first of the ground rods. The rods are galvanized, like the wire and the clamps, and stand at least 10 ft apart in damp ground. Divide 24 ft by 5 joules: 4.8 ft of rod for each joule. Keep them 33 ft from any power or phone ground, and never run the fence along or over power lines.",
  },
} as const satisfies Record<string, Cut>;
