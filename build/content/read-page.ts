import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageKind, type Pages, pageSchemas } from "./page-schemas.ts";
import { parseYaml } from "./parse-yaml.ts";

/** Reads and checks the page of this kind. `root` is the checkout, `file` the path shown in errors. */
export function readPage<Kind extends PageKind>(
  kind: Kind,
  file = `content/pages/${kind}.yaml`,
  root = process.cwd(),
): Pages[Kind] {
  return parsePage(kind, file, readFileSync(join(root, file), "utf8"));
}

/** Parses a page's YAML. Throws one error that lists each fault as `file:line: field fault`. */
export function parsePage<Kind extends PageKind>(
  kind: Kind,
  file: string,
  source: string,
): Pages[Kind] {
  return parseYaml<Pages[Kind]>(pageSchemas[kind], file, source);
}
