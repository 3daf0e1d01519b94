/** Random, so that an id never depends on a position. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 13);
}
