/** An address with its percent escapes decoded; `undefined` if one of them is malformed. */
export function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
