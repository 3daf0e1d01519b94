import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Permissive licenses, which require only that the notice is included. */
const PERMISSIVE = /^(?:MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|OFL-1\.1)$/;

test("all shipped code has permissive licenses, and their texts are in the notices", () => {
  const text = readFileSync("dist/third-party-notices.txt", "utf8");
  const shipped = [...text.matchAll(/^## (.+?) \((.+)\)$/gm)].map(
    ([, name = "", license = ""]) => ({
      name,
      license,
    }),
  );
  const names = shipped.map(({ name }) => name.replace(/ - .*/, ""));
  expect(names).toEqual(expect.arrayContaining(["react", "react-dom", "react-router", "zod"]));
  expect(names).toEqual(expect.arrayContaining(["Font besley", "Font libre-franklin"]));
  expect(shipped.filter(({ license }) => !PERMISSIVE.test(license))).toEqual([]);
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(5);
});
