const LOOPBACK = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** The address at which this machine reaches the server that was started with these settings. */
export function serverAddress({ HOST, PORT }) {
  const host = LOOPBACK[HOST] ?? (HOST || "127.0.0.1");
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT || "4322"}`;
}
