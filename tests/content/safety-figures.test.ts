import { expect, test } from "vitest";
import { pageText } from "./page-text.ts";
import { plainText } from "./says.ts";

const COVER_CROPS = "2025-02-13-compost-and-cover-crops-when-they-pay-and-when-they-do-not";
const HAY_DAYS = "2024-10-10-trading-hay-days-for-grazing-days";
const FENCE_AND_WATER = "2025-03-13-fence-and-water-on-a-small-budget";
const DROUGHT_DATE = "2024-12-12-a-grazing-chart-a-photo-post-and-a-drought-date";

/** A safety limit and how each text must state it, always the stricter of its sources. */
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
    "sudangrass at 24 inches, sorghum-sudan at 30",
    {
      "tools/turn-in": "under 24 in., or 30 in. for sorghum-sudan",
      "tools/stop-grazing": "30 in.",
      "practices/soil": "sudan under 24 in. and sorghum-sudan under 30",
      [COVER_CROPS]: "under 24 inches",
    },
  ],
  [
    "1,000 ppm nitrate-nitrogen",
    {
      "tools/turn-in": "over 1,000 ppm nitrate-nitrogen, half the feed at most",
      [COVER_CROPS]: "above 1,000 ppm nitrate-nitrogen, hold it to half",
    },
  ],
  [
    "500 ppm of sulfate for calves, 1,000 for cows",
    {
      "tools/turn-in": "sulfate under 500 for calves, 1,000 for cows",
      "practices/water": "under 500",
      [FENCE_AND_WATER]: "sulfate under 500 ppm for calves and 1,000 for cows",
      [DROUGHT_DATE]: "500 ppm for calves, 1,000 for cows",
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
  [
    "three days of water stored",
    { "practices/water": "Store at least three days' water", [FENCE_AND_WATER]: "three days" },
  ],
];

const textOf = (name: string): string =>
  (/^\d/.test(name) ? plainText(name) : pageText(name)).replace(/\s+/g, " ");

test.each(LIMITS)("every text gives the stricter limit (decision 37): %s", (_limit, texts) => {
  const silent = Object.entries(texts).filter(([name, words]) => !textOf(name).includes(words));
  expect(silent).toEqual([]);
});
