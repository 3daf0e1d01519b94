import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  link: z.boolean().optional(),
});
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
/** Without the project itself and its own workspace. */
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path !== "" && path !== "drawings" && !link,
);
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

test("no package in the lock file runs a script when installed", () => {
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

test("npm is set to refuse install scripts", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("every package is pinned by hash and comes from the registry", () => {
  const loose = packages.filter(
    ([, { integrity, resolved }]) =>
      !integrity?.startsWith("sha512-") || /^(?:git|file|http:)/.test(resolved ?? ""),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test("package.json requests exact versions", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const open = Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(open).toEqual([]);
});

/** Code that runs only with all dependencies installed: build, tests, preview, development server. */
const ELSEWHERE = [
  /\.(?:test|d)\.ts/,
  /\/testing\//,
  /^server\/(?:preview\/|dev\.ts)/,
  /^app\/(?:server-)?routes\.ts/,
];

test("a running server imports only production dependencies", () => {
  const files = globSync("{server,app,content}/**/*.{ts,tsx}").filter(
    (file) => !ELSEWHERE.some((place) => place.test(file)),
  );
  const wanted = new Set(
    files.flatMap((file) =>
      Array.from(
        readFileSync(file, "utf8").matchAll(
          /^(?:import|export) (?!type )[^;]*?from "(?!node:)((?:@[\w-]+\/)?[a-z][\w-]*)[^"]*";/gm,
        ),
        ([, name = ""]) => name,
      ),
    ),
  );
  expect(wanted).toContain("sharp");
  const missing = [...wanted].filter((name) => !(name in manifest.dependencies));
  expect(missing).toEqual([]);
});
