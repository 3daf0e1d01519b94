/** The options of a category field: those offered, and its own value if it is another (decision 19). */
export function categoryOptions(offered: readonly string[], own: string): readonly string[] {
  return own === "" || offered.includes(own) ? offered : [...offered, own];
}
