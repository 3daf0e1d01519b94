/** Placeholders in a fallback document's own address, which match any segment (document/stand-in-rules.ts). */
const PLACEHOLDERS = new Set(["unknown", "any", "0000", "00"]);

/**
 * Restores the address that a fallback document was requested for (stand-in-address.ts). Any link may carry such
 * a query, so only an address that this document can stand in for is shown.
 */
export function restoreAddress(): void {
  const requested = new URLSearchParams(location.search).get("for");
  if (requested && standsInFor(requested)) history.replaceState(history.state, "", requested);
}

/** Whether an address is a plain path that begins like this document's. */
function standsInFor(requested: string): boolean {
  // A browser reads an empty segment as another host, and drops dots, tabs and line breaks.
  if (!/^(?:\/(?!\.+(?:\/|$))[^\s/\\?#]+)+$/.test(requested)) return false;
  const segments = requested.split("/");
  return location.pathname
    .split("/")
    .every(
      (part, index) => part === segments[index] || (segments[index] && PLACEHOLDERS.has(part)),
    );
}
