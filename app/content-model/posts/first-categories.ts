/**
 * The six categories that the form offers (specification, section 3); in the server edition, until an editor changes
 * them.
 */
export const FIRST_CATEGORIES: readonly string[] = [
  "Grazing",
  "Soil Health",
  "Water",
  "Economics",
  "Animal Health",
  "Wildlife",
];

/** The options of a category field: those offered, and its own value if it is another (decision 19). */
export function categoryOptions(offered: readonly string[], own: string): readonly string[] {
  return own === "" || offered.includes(own) ? offered : [...offered, own];
}
