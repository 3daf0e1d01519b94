import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
  globSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundleInputs, isInput, SETTINGS } from "./inputs.ts";
import { bundleWhenNeeded } from "./when-needed.ts";

const checkout = join(import.meta.dirname, "../..");
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inputs-"));
  for (const file of ["package.json", "package-lock.json", "vite.config.ts"]) {
    cpSync(join(checkout, file), join(root, file));
  }
  for (const file of ["app/ui/button.tsx", "app/ui/button.test.tsx", "app/styles/site.css"]) {
    put(file, "before");
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Builds with a bundler that counts; returns whether it was asked. */
function build(
  settings: Record<string, string> = {},
  make = async () => put("out/bundle.js", "code"),
) {
  const [folder, record] = [join(root, "out"), join(root, "cache/record.txt")];
  return bundleWhenNeeded({ root, folder, record, settings, make });
}

test("the bundle is kept when nothing changed, or only a post or a test", async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  put("content/posts/2025-05-08-new.md", "new");
  put("app/ui/button.test.tsx", "after");
  expect(await build({ POSTS_DIR: "elsewhere" })).toBe(false);
});

test.each([
  "app/ui/button.tsx",
  "app/styles/site.css",
  "app/ui/new.tsx",
  "build/vite/plain-imports.ts",
  "content/site.ts",
  "public/brand/mark.svg",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
  ".env.production",
])("a change of %s makes it anew", async (file) => {
  await build();
  put(file, "after");
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});

test("what changes while it is made counts for the next time; what the bundler sets does not", async () => {
  const settings: Record<string, string> = {};
  const make = async () => {
    put("out/bundle.js", "code");
    settings.NODE_ENV = "production";
  };
  expect(await build(settings, make)).toBe(true);
  expect(await build()).toBe(false);
  const slow = async () => {
    put("out/bundle.js", "old code");
    put("app/ui/button.tsx", "saved meanwhile");
  };
  put("app/ui/button.tsx", "after");
  expect(await build({}, slow)).toBe(true);
  expect(await build()).toBe(true);
});

test("a removed or renamed file makes it anew", async () => {
  await build();
  rmSync(join(root, "app/styles/site.css"));
  expect(await build()).toBe(true);
  put("app/ui/other.tsx", "before");
  rmSync(join(root, "app/ui/button.tsx"));
  expect(await build()).toBe(true);
});

test.each([...SETTINGS, "VITE_ANY"])("the setting %s makes it anew", async (name) => {
  await build();
  expect(await build({ [name]: "other" })).toBe(true);
  expect(await build({ [name]: "other" })).toBe(false);
});

test("a bundle that was changed or lost is made anew, and one that failed does not count", async () => {
  await build();
  put("out/bundle.js", "by hand");
  expect(await build()).toBe(true);
  rmSync(join(root, "out"), { recursive: true });
  expect(await build()).toBe(true);
  put("app/ui/button.tsx", "broken");
  const fails = () => Promise.reject(new Error("does not compile"));
  await expect(build({}, fails)).rejects.toThrow("does not compile");
  expect(await build()).toBe(true);
});

test("files outside the inputs are told apart", () => {
  expect(isInput(root, join(root, "app/root.tsx"))).toBe(true);
  expect(isInput(root, join(root, "node_modules/react/index.js"))).toBe(true);
  expect(isInput(root, join(root, "content/pages/home.yaml"))).toBe(false);
  expect(isInput(root, join(root, "application/root.tsx"))).toBe(false);
  expect(bundleInputs(root, {})).toBe(bundleInputs(root, {}));
});

/** Where they are read, they decide what runs beside the bundle, or where it is put. */
const NOT_IN_IT = ["BUNDLE_DIR", "OUT_DIR", "POSTS_DIR", "HOST", "PORT"];

test("every setting that the code reads is an input, or known not to be one", () => {
  const code = globSync(["{app,build,content}/**/*.{ts,tsx}", "{vite,react-router}.config.ts"], {
    cwd: checkout,
  })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(checkout, file), "utf8"))
    .join("\n");
  const read = new Set(Array.from(code.matchAll(/process\.env\.(\w+)/g), ([, name]) => name));
  expect([...read].filter((name) => name && ![...SETTINGS, ...NOT_IN_IT].includes(name))).toEqual(
    [],
  );
});
