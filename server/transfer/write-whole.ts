import { createWriteStream, renameSync, rmSync } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist",
  ENOTDIR: "its folder is a file",
  EISDIR: "it is a folder",
  EACCES: "this user may not write there",
  EROFS: "its disk is read-only",
  ENOSPC: "the disk is full",
};

/**
 * Writes a file that is there only once it is whole; until then, one of that name stays as it is.
 *
 * @throws Error, in plain words, when the file cannot be written.
 */
export async function writeWhole(file: string, content: Readable): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(content, createWriteStream(unfinished));
    renameSync(unfinished, file);
  } catch (error) {
    const { code, path = unfinished }: Partial<NodeJS.ErrnoException> =
      error instanceof Error ? error : {};
    if (code !== "ENOTDIR") rmSync(unfinished, { force: true });
    const words = path === unfinished && code !== undefined ? WORDS[code] : undefined;
    throw words === undefined
      ? error
      : new Error(`${file} cannot be written: ${words}.`, { cause: error });
  }
}
