/**
 * A path that can be decoded: itself, or with the percent signs escaped in every segment that is
 * malformed (`%E0%A4%A`, `100%`). The router complains about such a path and shows it undecoded.
 */
export function readableAddress(path: string): string {
  return path
    .split("/")
    .map((segment) => (canBeDecoded(segment) ? segment : segment.replaceAll("%", "%25")))
    .join("/");
}

/** An escaped text as it is meant, or as it stands where it is malformed. */
export function decodedOrSame(text: string): string {
  return canBeDecoded(text) ? decodeURIComponent(text) : text;
}

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
