import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";

/** Bigger files are not ours: 5,000 moves are about a megabyte. */
export const LARGEST_FILE_BYTES = 8_000_000;

/** The text of a backup file; `readRanchText` of it is the same file. */
export function ranchText(file: RanchFile): string {
  return `${JSON.stringify(file, null, 1)}\n`;
}
