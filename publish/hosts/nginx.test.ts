import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { nginxConfig } from "./nginx.ts";

test("every rule includes the base path", () => {
  const config = nginxConfig({ listen: "80", root: "/srv", base: "/grazing/" });
  expect(config).toContain("location = /grazing/ {");
  expect(config).toContain("/grazing/404.html");
  expect(config).not.toMatch(/location (?:~ \^)?\/(?!grazing)/);
});

test("the command prints a configuration for the given settings", () => {
  const env = { ...process.env, LISTEN: "8080", ROOT: "/srv/site", BASE_PATH: "/grazing/" };
  const printed = execFileSync(process.execPath, ["publish/hosts/print-nginx.ts"], { env });
  expect(printed.toString()).toBe(
    nginxConfig({ listen: "8080", root: "/srv/site", base: "/grazing/" }),
  );
});
