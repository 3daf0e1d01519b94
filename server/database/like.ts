import { sql } from "kysely";

/** What stands behind `like` to match texts that contain this one, which has no wildcards, in any case. */
export function containing(text: string) {
  const pattern = `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  return sql<string>`${pattern} escape '\\'`;
}
