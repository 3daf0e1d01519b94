import type { RanchFile } from "#app/domain/tools/fields/fields.ts";

/** Larger files are not backups: 5,000 moves take about a megabyte. */
export const MAX_FILE_BYTES = 8_000_000;

/** The text of a backup file, which `readFileText` reads. */
export function ranchText(file: RanchFile): string {
  return `${JSON.stringify(file, null, 1)}\n`;
}
