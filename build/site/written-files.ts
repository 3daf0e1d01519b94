import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  type Stats,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** A file as it was written: its path in the built folder, and what tells whether it still is that. */
export interface WrittenFile {
  readonly file: string;
  readonly stamp: string;
}

export type Written = ReturnType<typeof writerOf>;

/** Writes files into a folder. Those that many parts share are named by their content: once is enough. */
export function writerOf(folder: string) {
  const folders = new Set<string>();
  const shared = new Map<string, WrittenFile>();

  function writeOne(file: string, text: string | Buffer): WrittenFile {
    const target = join(folder, file);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    const open = openSync(target, "w");
    try {
      const bytes = typeof text === "string" ? Buffer.from(text) : text;
      for (let done = 0; done < bytes.length; ) done += writeSync(open, bytes, done);
      return { file, stamp: stampFrom(fstatSync(open)) };
    } finally {
      closeSync(open);
    }
  }

  return {
    write(files: readonly (readonly [file: string, text: string | Buffer])[]): WrittenFile[] {
      return files.map(([file, text]) => {
        const known = shared.get(file);
        if (known) return known;
        const written = writeOne(file, text);
        if (file.startsWith("assets/")) shared.set(file, written);
        return written;
      });
    },
  };
}

/** What changes when a file is written again; nothing where there is no such file. */
export function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && stampFrom(found);
}

const stampFrom = ({ size, mtimeMs }: Stats) => `${size} ${mtimeMs}`;
