/** Classes of animals. `units` is the animal units of one from a table; null uses its weight / 1,000. */
export const ANIMAL_CLASSES: readonly {
  readonly cls: string;
  readonly label: string;
  readonly units: number | null;
}[] = [
  { cls: "cow-calf", label: "Cows, with or without calves", units: null },
  { cls: "dry-cow", label: "Dry cows", units: null },
  { cls: "heifer", label: "Heifers", units: null },
  { cls: "stocker", label: "Stockers", units: null },
  { cls: "calf", label: "Calves over 4 months", units: 0.3 },
  { cls: "bull", label: "Bulls", units: 1.4 },
  { cls: "horse", label: "Horses", units: 1.2 },
  { cls: "sheep", label: "Sheep", units: 0.2 },
  { cls: "goat", label: "Goats", units: 0.2 },
  { cls: "other", label: "Other", units: null },
];
