/**
 * Classes of animals. `units` is the animal units of one from a table; null uses its weight / 1,000. Outside
 * `weighs` (lb) a weight gets a warning. `gallons` is what one that is not cattle drinks on a hot day, the upper end
 * (Michigan State E3097; goats: extension.org, Goat Nutrition); without it the gallons typed for cattle count.
 */
export const ANIMAL_CLASSES: readonly {
  readonly cls: string;
  readonly label: string;
  readonly units: number | null;
  readonly weighs: readonly [number, number];
  readonly gallons?: number;
}[] = [
  { cls: "cow-calf", label: "Cows, with or without calves", units: null, weighs: [900, 1800] },
  { cls: "dry-cow", label: "Dry cows", units: null, weighs: [900, 1800] },
  { cls: "heifer", label: "Heifers", units: null, weighs: [400, 1300] },
  { cls: "stocker", label: "Stockers", units: null, weighs: [300, 1200] },
  { cls: "calf", label: "Calves over 4 months", units: 0.3, weighs: [200, 800] },
  { cls: "bull", label: "Bulls", units: 1.4, weighs: [1000, 2800] },
  { cls: "horse", label: "Horses", units: 1.2, weighs: [500, 1800], gallons: 14 },
  { cls: "sheep", label: "Sheep", units: 0.2, weighs: [60, 350], gallons: 3 },
  { cls: "goat", label: "Goats", units: 0.2, weighs: [50, 300], gallons: 3 },
  { cls: "other", label: "Other", units: null, weighs: [50, 3000] },
];

export const classOf = (cls: string): (typeof ANIMAL_CLASSES)[number] | undefined =>
  ANIMAL_CLASSES.find((each) => each.cls === cls);

interface Kind {
  readonly cls: string;
}

/** The gallons that one animal drinks on a hot day if it is not cattle; null if the gallons typed for cattle count. */
export const ownGallons = ({ cls }: Kind): number | null => classOf(cls)?.gallons ?? null;

/** Whether a class can have calves. Lambs and foals are not calves, and stockers and bulls have none. */
export const mayCalve = ({ cls }: Kind): boolean => cls === "cow-calf" || cls === "heifer";

/**
 * Whether a row is cattle, including bulls, heifers, stockers and calves. What cattle eat, lick and save does not hold
 * for other animals.
 */
export const isCattle = (row: Kind): boolean => row.cls !== "other" && ownGallons(row) === null;
