import { BlockList, isIP, SocketAddress } from "node:net";

const IPV6_NETWORK_GROUPS = 4;

/**
 * Determines a request's client address. `X-Forwarded-For` is read from the right, and only as far as
 * trusted proxies wrote it: the first address that is not a trusted proxy is the client.
 */
export function clientAddresses(
  trusted: readonly string[],
): (remote: string, forwardedFor: string | undefined) => string {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (remote, forwardedFor) => {
    let client = plainAddress(remote);
    const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
    while (isProxy(client)) {
      const before = plainAddress(hops.pop() ?? "");
      if (isIP(before) === 0) break;
      client = before;
    }
    return networkOf(client);
  };
}

/** Unwraps an IPv4 address from an IPv6 socket. */
function plainAddress(address: string): string {
  const mapped = address.toLowerCase().startsWith("::ffff:") ? address.slice(7) : address;
  return isIP(mapped) === 4 ? mapped : address;
}

/** A household has a whole /64 of IPv6 addresses, which count as one. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const { address: short } = new SocketAddress({ address, family: "ipv6" });
  const [head = "", tail = ""] = short.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === "" ? [] : tail.split(":");
  const zeros = short.includes("::") ? Array(8 - first.length - last.length).fill("0") : [];
  return `${[...first, ...zeros, ...last].slice(0, IPV6_NETWORK_GROUPS).join(":")}::/64`;
}
