import type { Cut } from "./cut.ts";

/** Diagrams about soil. */
export const SOIL_CUTS = {
  "ring-test": {
    size: [720, 400],
    alt: "The same ring three times, with the ground cut open. First, water is poured onto plastic in the ring. Second, the water has soaked in and a watch has run. Third, water is poured again, onto wet soil, and the watch starts from zero.",
    columns: [
      "Pour the first inch on plastic",
      "Wait until the shine is gone",
      "Pour again: time this one",
    ],
    words:
      "One inch in a 6-inch ring is 15 fl oz. The first inch fills dry soil. Time the second inch, in minutes. Inches an hour = 60 ÷ minutes. Ten minutes is 6 inches an hour.",
  },
  "slake-classes": {
    size: [720, 560],
    alt: "Six jars, each with a crumb of soil on a screen under water. In the first three the crumb falls apart by itself, and a watch shows how soon. In the last three arrows show that the screen was dipped; a little, half, and nearly all of the crumb is left.",
    keys: [
      "Half gone within 5 seconds",
      "Half gone in 5 to 30 seconds",
      "Half gone in 30 to 300 seconds, or under 10% left after dipping",
      "10 to 25% left after five dips",
      "25 to 75% left after five dips",
      "75 to 100% left after five dips",
    ],
    words:
      "Classes 1 to 3 go by time in still water, classes 4 to 6 by what is left after five dips. Score six dry, pea-sized crumbs from a stake and write down all six. Compare a field only with itself.",
  },
  "soil-cutaway": {
    size: [260, 2200],
    narrow: "soil-cutaway-narrow",
    alt: "A tall native grass with the ground under it cut open, marked in feet. Its roots go straight down through dark topsoil, subsoil and clay to 6 feet. Next to it a plant bitten to the ground has roots of a few inches. Two earthworms lie in the first foot.",
    words:
      "Big bluestem, a tall native grass: main roots go 6 to 10 feet down. Most of the weight of its roots is in the top 20 inches all the same. Short and tame grasses root less deep, and so does any grass that’s bitten again and again.",
  },
  "soil-cutaway-narrow": {
    size: [720, 1100],
    alt: "A tall native grass with the ground under it cut open, marked in feet. Its roots go down through dark topsoil, subsoil and clay to 6 feet. Next to it a plant bitten to the ground has roots of a few inches. Two earthworms lie in the first foot.",
    words:
      "Big bluestem, a tall native grass: main roots go 6 to 10 feet down. Most of the weight of its roots is in the top 20 inches all the same. Short and tame grasses root less deep, and so does any grass that’s bitten again and again.",
  },
} as const satisfies Record<string, Cut>;
