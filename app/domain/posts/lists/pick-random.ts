/** The number of related articles on a post's page (specification, section 9). */
export const RELATED_COUNT = 3;

/** Picks up to `count` distinct items at random. `random` works like `Math.random`. */
export function pickRandom<T>(items: readonly T[], count: number, random: () => number): T[] {
  const remaining = [...items];
  const picked: T[] = [];
  while (picked.length < count && remaining.length > 0) {
    picked.push(...remaining.splice(Math.floor(random() * remaining.length), 1));
  }
  return picked;
}
