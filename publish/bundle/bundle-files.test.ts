import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleFiles } from "./bundle-files.ts";

const ENTRY = { isEntry: true, imports: [], dynamicImports: [] };
const MANIFEST = {
  "app/entry.client.tsx": {
    ...ENTRY,
    file: "assets/entry.js",
    imports: ["_shared.js"],
    dynamicImports: ["app/islands/search.tsx", "app/desk.client.tsx"],
  },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"] },
  "app/islands/search.tsx": { file: "assets/search.js", imports: ["_shared.js"] },
  "app/desk.client.tsx": { file: "assets/desk.js", imports: ["_router.js", "_shared.js"] },
  "_router.js": { file: "assets/router.js" },
  "app/root.tsx?__react-router-build-client-route": { ...ENTRY, file: "assets/root.js" },
  "app/routes/home.tsx?__react-router-build-client-route": { ...ENTRY, file: "assets/home.js" },
  "app/routes/desk/admin-login.tsx?__react-router-build-client-route": {
    ...ENTRY,
    file: "assets/login.js",
    css: ["assets/login.css"],
  },
  "app/offline/worker.ts": { ...ENTRY, file: "sw.js" },
};
const OTHERS = [
  "assets/later-1a.css",
  "assets/manifest-1a.js",
  "assets/server-build-1a.css",
  "fonts/besley.woff2",
  ".vite/license.md",
];

function client(): string {
  const folder = mkdtempSync(join(tmpdir(), "client-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = Object.values(MANIFEST).flatMap((entry) => [
    entry.file,
    ...("css" in entry ? entry.css : []),
  ]);
  for (const file of [...files, ...OTHERS]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(MANIFEST));
  return folder;
}

test("publishes everything a browser may request, but no module of a public route", () => {
  expect(bundleFiles(client()).published.toSorted()).toEqual(
    [
      "assets/desk.js",
      "assets/entry.js",
      "assets/later-1a.css",
      "assets/login.css",
      "assets/login.js",
      "assets/manifest-1a.js",
      "assets/root.js",
      "assets/router.js",
      "assets/search.js",
      "assets/shared.css",
      "assets/shared.js",
      "fonts/besley.woff2",
      "sw.js",
    ].toSorted(),
  );
});

test("lists readers' files, without those used only by the desk", () => {
  const { readers } = bundleFiles(client());
  expect(readers).toEqual(
    expect.arrayContaining(["assets/entry.js", "assets/search.js", "assets/later-1a.css"]),
  );
  for (const file of [
    "assets/desk.js",
    "assets/router.js",
    "assets/login.js",
    "assets/login.css",
  ]) {
    expect(readers).not.toContain(file);
  }
});
