/** Remembers something until this tab is closed: a reload and a phone that drops the page keep it. */
export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // A browser may allow no storage.
  }
}

/** What was remembered; null if nothing was, or nothing could be. */
export function remembered(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
