/** Restores the address that a stand-in document was requested for (stand-in-address.ts). */
export function restoreAddress(): void {
  const requested = new URLSearchParams(location.search).get("for");
  // Two slashes would lead to another host.
  if (!requested || !/^\/(?!\/)/.test(requested)) return;
  history.replaceState(history.state, "", requested);
}
