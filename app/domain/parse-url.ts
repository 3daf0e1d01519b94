/** An address as a URL; undefined if it is none. `URL.parse` needs browsers newer than the planners and the desk do. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
