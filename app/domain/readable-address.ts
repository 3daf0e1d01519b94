/**
 * A path that can be decoded: itself, or with the percent signs escaped in every segment that is
 * malformed (`%E0%A4%A`, `100%`). The router complains about such a path and shows it undecoded.
 */
export function readableAddress(path: string): string {
  return path
    .split("/")
    .map((segment) => (decoded(segment) === undefined ? segment.replaceAll("%", "%25") : segment))
    .join("/");
}

/** An escaped text as it is meant, or as it stands where it is malformed. */
export function decodedOrSame(text: string): string {
  return decoded(text) ?? text;
}

/** Bundlers take the call for one without effects: where nobody used its value, they left it out. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
