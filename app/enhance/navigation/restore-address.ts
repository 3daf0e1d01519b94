/** Gives a stand-in document the address that it was asked for (stand-in-address.ts). */
export function restoreAddress(): void {
  const asked = new URLSearchParams(location.search).get("for");
  // Two slashes would begin the address of another host.
  if (!asked || !/^\/(?!\/)/.test(asked)) return;
  history.replaceState(history.state, "", asked);
}
