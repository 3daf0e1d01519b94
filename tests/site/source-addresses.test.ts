import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { site } from "#app/site.tsx";
import { deadLink } from "./built-addresses.ts";
import { DIST } from "./built-pages.ts";

/*
 * Islands and the desk create links and pictures in the browser, where links.test.ts does not see them. Their
 * sources write each address as a string or template that starts with a slash.
 */
const SOURCES = "app/{features,ui,islands,enhance,domain,document/layout,desk}/**/*.{ts,tsx}";
/** Addresses with a trailing slash are folders of files, not pages. */
const FOLDER = /\/$/;

interface SourceAddress {
  readonly source: string;
  /** Each expression of a template is an asterisk. */
  readonly address: string;
}

function addressesIn(source: string, code: string): SourceAddress[] {
  if (!/["`]\/[a-z]/.test(code)) return [];
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    const fields: Record<string, unknown> = { ...node };
    if (typeof fields["value"] === "string") found.push(fields["value"]);
    if (Array.isArray(fields["quasis"])) found.push(textOf(code, fields));
    Object.values(fields).forEach(visit);
  };
  visit(parseAst(code, { lang: "tsx" }).body);
  return found
    .filter((text) => /^\/[a-z]/.test(text) && !FOLDER.test(text))
    .map((address) => ({ source, address }));
}

function textOf(code: string, { start, end }: Record<string, unknown>): string {
  return code
    .slice(Number(start) + 1, Number(end) - 1)
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "*");
}

/** The addresses of the site, and of the desk's screens in both editions. */
const PATTERNS = [
  ...site.routes.map(({ path }) => path).filter((path) => !/[?*{]/.test(path)),
  "/admin",
  ...Array.from(
    readFileSync("app/desk/main.tsx", "utf8").matchAll(/screen\("([^"*]+)"/g),
    ([, path = ""]) => (path.startsWith("/") ? path : `/admin/${path}`),
  ),
];
/** Hosts answer every address of the desk with its shell, but only those in the table have a screen. */
const isDesk = (path: string) => path.startsWith("/admin/");
const FILES = globSync("**/*.*", { cwd: DIST }).map((file) => `/${file.replace(/\.html$/, "")}`);

function problem({ source, address }: SourceAddress): string | undefined {
  const [path = ""] = address.split("?");
  const [start = "", ...rest] = path.split("*");
  const leads =
    rest.length === 0
      ? PATTERNS.includes(path) || (!isDesk(path) && !deadLink("/", path))
      : [...PATTERNS, ...FILES].some(
          (known) => known.startsWith(start) && known.endsWith(rest.at(-1) ?? ""),
        );
  return leads ? undefined : `${source}: ${path}`;
}

test("every address in the sources of islands and the desk exists, in both editions", () => {
  const found = globSync(SOURCES, { exclude: ["**/*.test.*", "**/testing/**"] }).flatMap((file) =>
    addressesIn(file, readFileSync(file, "utf8")),
  );
  expect(found.length).toBeGreaterThan(50);
  expect(found.flatMap((one) => problem(one) ?? [])).toEqual([]);
});
