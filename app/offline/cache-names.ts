/** All caches of the offline copy begin so and end with the worker's scope. */
export const PREFIX = "first-paddock";

/** Where the page leaves word for the worker, which cannot read local storage. */
export const settingsCache = (scope: string): string => `${PREFIX}-settings-${scope}`;
/** Present in that cache while the reader wants to save data; resolved against the worker's scope. */
export const LOW_DATA_MARK = "low-data";

/** Pages and files outside the saved copy that the reader opened. */
export const visitedCache = (kind: "pages" | "files", scope: string): string =>
  `${PREFIX}-visited-${kind}-${scope}`;

/** Deletes everything that the worker of a scope has kept. */
export async function forgetAll(scope: string): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(PREFIX) && name.endsWith(scope));
  await Promise.all(own.map((name) => caches.delete(name)));
}
