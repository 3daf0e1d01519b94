import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { nginxConfig } from "./nginx.ts";

test("every rule includes the base path", () => {
  const config = nginxConfig({ listen: "80", root: "/srv", base: "/grazing/" });
  expect(config).toContain("location = /grazing/ {");
  expect(config).toContain("/grazing/404.html");
  expect(config).not.toMatch(/location (?:~ \^)?\/(?!grazing)/);
});

test("a port is listened to on IPv4 and IPv6, an address only as given", () => {
  const listening = (listen: string) =>
    nginxConfig({ listen, root: "/srv", base: "/" }).match(/^ *listen .*$/gm);
  expect(listening("80")).toEqual(["    listen 80;", "    listen [::]:80;"]);
  expect(listening("127.0.0.1:8080")).toEqual(["    listen 127.0.0.1:8080;"]);
});

test("the command prints a configuration for the given settings", () => {
  const env = { ...process.env, LISTEN: "8080", ROOT: "/srv/site", BASE_PATH: "/grazing/" };
  const printed = execFileSync(process.execPath, ["publish/hosts/print-nginx.ts"], { env });
  expect(printed.toString()).toBe(
    nginxConfig({ listen: "8080", root: "/srv/site", base: "/grazing/" }),
  );
});
