import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderForTest } from "#tests/support/folder.ts";

test("an installation reports that it cannot reach the registry", () => {
  const folder = folderForTest();
  for (const name of ["scripts", "package.json", "package-lock.json", "drawings/package.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const env = {
    ...process.env,
    npm_config_cache: join(folder, "cache"),
    npm_config_registry: "http://127.0.0.1:1/",
    npm_config_noproxy: "127.0.0.1",
  };
  const { status, stderr } = spawnSync("node", ["scripts/start.mjs"], {
    cwd: folder,
    env,
    encoding: "utf8",
    timeout: 25_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain("npm’s registry cannot be reached.");
});
