import { chmodSync, createWriteStream, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist",
  ENOTDIR: "its folder is a file",
  EISDIR: "it is a folder",
  EACCES: "this user may not write there",
  EROFS: "its disk is read-only",
  ENOSPC: "the disk is full",
};

interface Unfinished {
  /** Gives the file its name. */
  readonly finish: () => void;
  readonly drop: () => void;
}

/**
 * Writes a file under a temporary name, and renames it once it is complete; until then, an existing file stays
 * unchanged. A new file can be read by this user only.
 *
 * @throws Error, in plain words, when the file cannot be written.
 */
export async function writeWhole(file: string, content: Readable): Promise<void> {
  (await writeUnfinished(file, content, 0o600)).finish();
}

/**
 * The same for several files that belong together: none is replaced before all are written. New files can be read by
 * all users, as in a checkout.
 */
export async function writeAllWhole(
  files: AsyncIterable<{ readonly file: string; readonly text: string }>,
): Promise<void> {
  const written: Unfinished[] = [];
  try {
    for await (const { file, text } of files) {
      mkdirSync(dirname(file), { recursive: true });
      written.push(await writeUnfinished(file, Readable.from([text]), 0o644));
    }
  } catch (error) {
    for (const { drop } of written) drop();
    throw error;
  }
  for (const { finish } of written) finish();
}

async function writeUnfinished(file: string, content: Readable, mode: number): Promise<Unfinished> {
  const unfinished = `${file}.unfinished`;
  const drop = () => rmSync(unfinished, { force: true });
  /** Drops what was written. @returns the error in plain words */
  const failed = (error: unknown): unknown => {
    const { code, path = unfinished }: Partial<NodeJS.ErrnoException> =
      error instanceof Error ? error : {};
    if (code !== "ENOTDIR") drop();
    const words = path === unfinished && code !== undefined ? WORDS[code] : undefined;
    return words === undefined
      ? error
      : new Error(`${file} cannot be written: ${words}.`, { cause: error });
  };
  try {
    await pipeline(content, createWriteStream(unfinished, { mode }));
    const before = statSync(file, { throwIfNoEntry: false });
    if (before) chmodSync(unfinished, before.mode);
  } catch (error) {
    throw failed(error);
  }
  const finish = () => {
    try {
      renameSync(unfinished, file);
    } catch (error) {
      throw failed(error);
    }
  };
  return { finish, drop };
}
