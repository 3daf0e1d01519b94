import { sql } from "kysely";

/** The right side of a `like` that matches texts containing this one in any case, with wildcards taken literally. */
export function containing(text: string) {
  const pattern = `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  return sql<string>`${pattern} escape '\\'`;
}
