import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageKind, type Pages, pageSchemas } from "#app/content-model/pages.ts";
import { parseYaml } from "#app/content-model/parse-yaml.ts";

/** Reads and validates a page's file. `root` is the checkout. */
export function readPage<Kind extends PageKind>(kind: Kind, root = "."): Pages[Kind] {
  const file = `content/pages/${kind}.yaml`;
  return parsePage(kind, file, readFileSync(join(root, file), "utf8"));
}

/**
 * Parses and validates a page's YAML. `file` is the path shown in errors.
 *
 * @throws Error that lists each problem as `file:line: field problem`.
 */
export function parsePage<Kind extends PageKind>(
  kind: Kind,
  file: string,
  source: string,
): Pages[Kind] {
  return parseYaml<Pages[Kind]>(pageSchemas[kind], file, source);
}
