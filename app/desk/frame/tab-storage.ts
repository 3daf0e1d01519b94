/** Remembers a value until this tab is closed: also over a reload, and when a phone unloads the page. */
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
