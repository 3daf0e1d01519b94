/** Random, so that an id never depends on a position. Not `crypto.randomUUID`, which needs a secure context. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join(
    "",
  );
}
