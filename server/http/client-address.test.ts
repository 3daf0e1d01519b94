import { expect, test } from "vitest";
import { clientAddresses } from "./client-address.ts";

const behind = clientAddresses(["127.0.0.1", "10.0.0.0/8", "::1"]);

test.each([
  ["the connection itself, without proxies", "203.0.113.5", undefined, "203.0.113.5"],
  ["a header without a trusted proxy", "203.0.113.5", "1.2.3.4", "203.0.113.5"],
  ["what a trusted proxy saw", "127.0.0.1", "203.0.113.5", "203.0.113.5"],
  ["what the first trusted proxy of two saw", "127.0.0.1", "203.0.113.5, 10.1.2.3", "203.0.113.5"],
  ["not what the client claimed before it", "127.0.0.1", "1.2.3.4, 203.0.113.5", "203.0.113.5"],
  ["a proxy that sends no header", "127.0.0.1", undefined, "127.0.0.1"],
  ["a proxy that sends an invalid header", "127.0.0.1", "unknown", "127.0.0.1"],
  ["an IPv4 client on an IPv6 socket", "::ffff:203.0.113.5", undefined, "203.0.113.5"],
  ["an IPv6 network", "2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  ["a short IPv6 address", "2001:db8::9", undefined, "2001:db8:0:0::/64"],
])("%s", (_, remote, header, expected) => {
  expect(behind(remote, header)).toBe(expected);
});
