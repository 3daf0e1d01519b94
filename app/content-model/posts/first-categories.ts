/** The six categories that the form offers (specification, section 3); in the server edition, until an editor changes them. */
export const FIRST_CATEGORIES: readonly string[] = [
  "Grazing",
  "Soil Health",
  "Water",
  "Economics",
  "Animal Health",
  "Wildlife",
];
