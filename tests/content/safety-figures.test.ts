import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageText, postText } from "./texts.ts";

const COVER_CROPS = "2025-02-13-compost-and-cover-crops-when-they-pay-and-when-they-do-not";
const HAY_DAYS = "2024-10-10-trading-hay-days-for-grazing-days";
const FENCE_AND_WATER = "2025-03-13-fence-and-water-on-a-small-budget";
const REST = "2024-07-08-rest-is-the-tool-you-already-own";
/** The texts of planners and their sheets. */
const RULES = "app/domain/tools/rules.ts";

/** A safety limit and how each text must state it, always the stricter of its sources; rules.test.ts has the figures of rules. */
const LIMITS: readonly (readonly [limit: string, texts: Readonly<Record<string, string>>])[] = [
  [
    "stay off sorghum for two weeks after frost",
    {
      "tools/turn-in": "out two weeks after",
      "practices/soil": "two weeks",
      [HAY_DAYS]: "stay off for two weeks",
      [COVER_CROPS]: "stay off for two weeks",
    },
  ],
  [
    "off sorghum before the frost night, not the morning after",
    {
      "tools/turn-in": "Out before a frost night",
      "practices/soil": "off before a frost night",
      [HAY_DAYS]: "pull cattle before a frost night",
      [COVER_CROPS]: "Pull cattle before a frost night",
      [RULES]: "off before a frost night and until two weeks after",
    },
  ],
  [
    "on feed that can kill, a second look in two hours",
    {
      "tools/turn-in": "Look again in two hours",
      "getting-started/quick-start": "look again in two hours",
      [REST]: "look again in two hours and before dark",
      [COVER_CROPS]: "look again in two hours and before dark",
    },
  ],
  [
    "sudangrass at 24 inches, sorghum-sudan at 30",
    {
      "tools/turn-in": "under 24 in., or 30 in. for sorghum-sudan",
      "tools/stop-grazing": "30 in.",
      "practices/soil": "sudan under 24 in. and sorghum-sudan under 30",
      [COVER_CROPS]: "under 24 inches",
    },
  ],
  [
    "nitrate-nitrogen: low under 700 ppm, and no grazing over 1,000",
    {
      "tools/turn-in":
        "under 700 ppm is low, under 1,000 caution. Don't graze a field at 1,000 or more without a plan",
      [COVER_CROPS]:
        "Under 700 ppm nitrate-nitrogen is low, and up to 1,000 calls for caution. At 1,000 or more, don't graze it",
    },
  ],
  [
    "shares of a ration by nitrate-nitrogen, for hay alone",
    {
      "tools/turn-in":
        "As hay: from 1,000, half the ration at most; from 2,000, a quarter, none for bred cows; from 4,000, none",
      [COVER_CROPS]:
        "from 1,000, half the ration at most; from 2,000, a quarter, none for bred cows; from 4,000, none",
    },
  ],
  [
    "hot days: plain grass at first light, legumes not at all",
    {
      "tools/turn-in": "Plain grass: move at first light. Legumes: wait for a cooler day",
      "practices/animal-health": "Plain grass: move at first light. Legumes: wait for a cooler day",
    },
  ],
  [
    "any legume can bloat",
    {
      "tools/turn-in": "Any of it can bloat cattle",
      "practices/grazing": "Any clover or alfalfa can bloat cattle",
    },
  ],
  [
    "bulls and cows with new calves",
    {
      "tools/turn-in": "Bull or fresh cow in there? Never turn your back",
      "practices/animal-health": "Never turn your back on a bull or a cow with a new calf",
    },
  ],
  [
    "ionophores kill horses",
    { "tools/turn-in": "can kill horses", "practices/animal-health": "can kill horses" },
  ],
  [
    "sheep and young cattle leave enough for their worms",
    {
      "tools/stop-grazing": "With sheep or young cattle leave 4 in. or more on any grass",
      "practices/animal-health": "Leave 4 in. or more",
    },
  ],
  [
    "copper kills sheep",
    { "tools/turn-in": "copper can kill sheep", "practices/animal-health": "can poison sheep" },
  ],
  [
    "no backflow into the well",
    {
      "practices/water": "Fit a backflow preventer, or set the inlet above the water",
      [FENCE_AND_WATER]: "Fit a backflow preventer",
    },
  ],
  [
    "no hot wire over the tank",
    {
      "tools/turn-in": "Stop the hot wire short of the tank",
      [FENCE_AND_WATER]: "Stop the hot part short of the tank",
    },
  ],
  [
    "fire days: cattle behind a real fence before the wire is turned off",
    {
      "tools/turn-in": "behind a real fence first, then turn it off",
      [FENCE_AND_WATER]: "behind a real fence first, then turn it off",
    },
  ],
  [
    "33 feet between ground rods and utility grounds",
    {
      "tools/turn-in": "at least 33 feet from power and phone grounds",
      "getting-started/quick-start": "33 ft from power and phone grounds",
      [FENCE_AND_WATER]: "33 ft from any power or phone ground",
    },
  ],
];

const textOf = (name: string): string => {
  const read = name === RULES ? readFileSync : /^\d/.test(name) ? postText : pageText;
  return String(read(name)).replace(/\s+/g, " ");
};

test.each(LIMITS)("every text gives the stricter limit (decision 37): %s", (_limit, texts) => {
  const silent = Object.entries(texts).filter(([name, words]) => !textOf(name).includes(words));
  expect(silent).toEqual([]);
});
