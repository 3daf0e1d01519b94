/**
 * An address as a URL; undefined if invalid. Not `URL.parse`, which needs newer browsers than the planners and the
 * desk.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
