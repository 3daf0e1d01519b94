/** An address without its escapes; `undefined` if it has one that is none. */
export function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
