import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** How many files are being written at any time. */
const MOST_AT_ONCE = 16;

/** What one part of the build gives: files by their path in the built folder. */
export interface Product {
  readonly files: readonly (readonly [file: string, text: string | Buffer])[];
  /** What the rest of the build wants to know of it, such as a page's title. */
  readonly note?: string;
}

export interface KeptFilesOptions {
  /** The built folder. Only files of this build are in it when the build is done. */
  readonly folder: string;
  /** Where the record of the last build is kept. Safe to delete: everything is then made anew. */
  readonly record: string;
  /** Changes with all that every file depends on: code, bundle, settings (build-version.ts). */
  readonly version: string;
  /** A hash of the answer that the content gives to a question today (build/content/asked.ts). */
  readonly answer: (question: string) => string;
}

interface Kept {
  readonly key: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly note?: string;
}
interface LastBuild {
  readonly parts: Readonly<Record<string, Kept>>;
  readonly stamps: Readonly<Record<string, string>>;
}

/**
 * Writes the built folder and leaves alone what would come out the same. A part is kept when
 *
 * - its key is the same: the version (code of build and site, bundle, settings) and what it was given;
 * - every question that it asked of the content last time has the same answer today. Making a part is a
 *   function of the answers, so nobody lists what a page depends on: what it asked is what it depends on;
 * - its files are still there, with the size and time that they were written with.
 *
 * What no part of this build has written or kept is deleted at the end.
 */
export function createKeptFiles({ folder, record, version, answer }: KeptFilesOptions) {
  const last = readRecord(record);
  const parts: Record<string, Kept> = {};
  const stamps: Record<string, string> = {};
  const ours = new Set<string>();
  const written = new Set<string>();
  const folders = new Set<string>();
  const writing = new Set<Promise<void>>();
  let made = 0;

  function write(file: string, text: string | Buffer): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    ours.add(file);
  }

  /** Writes while the next part is made, a few at a time, so that memory stays bounded. */
  async function writeBeside(file: string, text: string | Buffer): Promise<void> {
    ours.add(file);
    const target = join(folder, file);
    if (!folders.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    folders.add(dirname(target));
    if (writing.size >= MOST_AT_ONCE) await Promise.race(writing);
    const done = writeFile(target, text).then(() => {
      stamps[file] = stampOf(target) ?? "";
      writing.delete(done);
    });
    writing.add(done);
  }

  function isWhole(file: string): boolean {
    const stamp = last.stamps[file];
    if (stamp === undefined || stampOf(join(folder, file)) !== stamp) return false;
    stamps[file] = stamp;
    return true;
  }

  return {
    write,
    /** Files that were put into the folder by other means. */
    add(files: Iterable<string>): void {
      for (const file of files) ours.add(file);
    },
    /**
     * Makes a part, or keeps it.
     *
     * @param name tells this part from all others.
     * @param given all that `make` uses besides the content, as text.
     * @param make calls `ask` with each question before it uses the answer.
     * @returns the part's note, made now or last time.
     */
    async keep(
      name: string,
      given: string,
      make: (ask: (question: string) => void) => Promise<Product> | Product,
    ): Promise<string | undefined> {
      const key = hashOf(JSON.stringify([version, given]));
      const kept = last.parts[name];
      if (
        kept?.key === key &&
        Object.entries(kept.asked).every(([question, was]) => answer(question) === was) &&
        kept.files.every((file) => file in stamps || isWhole(file))
      ) {
        parts[name] = kept;
        for (const file of kept.files) ours.add(file);
        return kept.note;
      }
      const asked: Record<string, string> = {};
      const { files, note } = await make((question) => {
        asked[question] ??= answer(question);
      });
      made += 1;
      for (const [file, text] of files) {
        // Files that many pages share are named by their content: once is enough.
        if (written.has(file)) continue;
        written.add(file);
        await writeBeside(file, text);
      }
      const names = files.map(([file]) => file);
      parts[name] = { key, asked, files: names, ...(note === undefined ? {} : { note }) };
      return note;
    },
    /** Deletes what is not of this build and writes the record. Returns how many parts were made anew. */
    async finish(): Promise<number> {
      await Promise.all(writing);
      sweep(folder, "", ours);
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify({ parts, stamps } satisfies LastBuild));
      return made;
    },
  };
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** The record is written whole by this module alone; a damaged one counts as none. */
function readRecord(file: string): LastBuild {
  const none = { parts: {}, stamps: {} };
  if (!existsSync(file)) return none;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as LastBuild;
  } catch {
    return none;
  }
}

function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs}`;
}

/** @returns whether anything is left in the folder. */
function sweep(root: string, under: string, ours: ReadonlySet<string>): boolean {
  let left = false;
  for (const entry of readdirSync(join(root, under), { withFileTypes: true })) {
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) {
      if (sweep(root, path, ours)) left = true;
      else rmdirSync(join(root, path));
    } else if (ours.has(path)) left = true;
    else rmSync(join(root, path));
  }
  return left;
}
