/** The list of what the whole copy consists of, within the site. In the cache: what of it is saved. */
export const OFFLINE_LIST = "offline-list.json";

/** A file of the whole offline copy. */
export interface OfflineFile {
  /** Its address on the host. */
  readonly url: string;
  /** Changes with its content; empty where the address itself does. */
  readonly revision: string;
}

/**
 * Reads a list of files.
 *
 * @throws Error when it is something else, such as the sign-in page of a hotel's network.
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

/** The files that are not saved in the version that the list names. */
export function filesToSave(
  list: readonly OfflineFile[],
  saved: readonly OfflineFile[],
): readonly OfflineFile[] {
  const revisions = new Map(saved.map(({ url, revision }) => [url, revision]));
  return list.filter(({ url, revision }) => revisions.get(url) !== revision);
}
