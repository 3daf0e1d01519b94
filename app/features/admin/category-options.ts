/** The six categories that the form offers (specification, section 3). */
const CATEGORIES = ["Grazing", "Soil Health", "Water", "Economics", "Animal Health", "Wildlife"];

/** The options of the category field: the six, and the post's own category if it is another (decision 19). */
export function categoryOptions(own: string): readonly string[] {
  return own === "" || CATEGORIES.includes(own) ? CATEGORIES : [...CATEGORIES, own];
}
