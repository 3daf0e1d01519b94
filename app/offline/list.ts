/** The address, within the site, of the list of the offline copy's files. The cache holds under it the files saved. */
export const OFFLINE_LIST = "offline-list.json";

/** A file of the offline copy. */
export interface OfflineFile {
  /** Its address on the host. */
  readonly url: string;
  /** Changes with its content; empty if the address itself does. */
  readonly revision: string;
}

/**
 * Validates a list of files.
 *
 * @throws Error if it is something else, such as a captive portal's login page.
 */
export function parseOfflineList(data: unknown): readonly OfflineFile[] {
  if (Array.isArray(data) && data.every(isOfflineFile)) return data;
  throw new Error("The list of what to save could not be read.");
}

function isOfflineFile(entry: unknown): entry is OfflineFile {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "url" in entry &&
    typeof entry.url === "string" &&
    "revision" in entry &&
    typeof entry.revision === "string"
  );
}

/** The files that are missing or outdated. */
export function filesToSave(
  list: readonly OfflineFile[],
  saved: readonly OfflineFile[],
): readonly OfflineFile[] {
  const revisions = new Map(saved.map(({ url, revision }) => [url, revision]));
  return list.filter(({ url, revision }) => revisions.get(url) !== revision);
}
