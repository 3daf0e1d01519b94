import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { notices, shippedParts } from "./notices.ts";

/** Licences under which anyone may ship the code, as long as the notice travels with it. */
const PERMISSIVE = /^(?:MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|PSF-2\.0|Python-2\.0)$/;

test("every package that the website imports is among the shipped parts", () => {
  const names = new Set(shippedParts(process.cwd()).map(({ name }) => name));
  const imported = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join("app", file), "utf8").matchAll(
          /^(?:import|export) (?!type)[^;]*? from "((?:@[\w-]+\/)?[\w-]+)[^":]*"/gm,
        ),
        ([, name = ""]) => name,
      ),
    );
  expect(imported.length).toBeGreaterThan(20);
  // For building only: the explicit route table.
  const missing = new Set(imported.filter((name) => !names.has(name)));
  expect([...missing]).toEqual(["@react-router/dev"]);
});

test("shipped parts have permissive licences, and their texts are in the notices", () => {
  const parts = shippedParts(process.cwd());
  expect(parts.filter(({ license }) => !PERMISSIVE.test(license))).toEqual([]);
  const text = notices(process.cwd());
  for (const { name, version } of parts) expect(text).toContain(`${name} ${version}\n`);
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(10);
});
