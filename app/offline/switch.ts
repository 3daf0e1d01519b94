/**
 * The kill switch: a build with OFFLINE_COPY=off offers no offline copy, and its `sw.js` removes the worker
 * and the copy from every device (docs/deploying.md).
 */
export function hasOfflineCopy(setting = process.env.OFFLINE_COPY): boolean {
  if (setting !== undefined && !["", "on", "off"].includes(setting)) {
    throw new Error(`OFFLINE_COPY must be "on" or "off", not "${setting}"`);
  }
  return setting !== "off";
}
