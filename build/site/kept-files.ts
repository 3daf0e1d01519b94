import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../hash-of.ts";
import { stampOf, type Written, type WrittenFile, writerOf } from "./written-files.ts";

/** What one part of the build gives: files by their path in the built folder. */
export interface Product {
  readonly files: readonly (readonly [file: string, text: string | Buffer])[];
  /** What the rest of the build wants to know of it, such as a page's title. */
  readonly note?: string;
}

/** A part that may have to be made. */
export interface Part {
  /** Tells this part from all others. */
  readonly name: string;
  /** All that making it uses besides the content, as text. */
  readonly given: string;
}

/** A part that was made and written, here or in another thread. */
export interface MadePart {
  readonly name: string;
  /** The questions that it asked of the content. */
  readonly asked: readonly string[];
  readonly files: readonly WrittenFile[];
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
export function createKeptFiles(options: KeptFilesOptions) {
  const { folder, record: recordFile, version, answer } = options;
  const last = readRecord(recordFile);
  const parts: Record<string, Kept> = {};
  const stamps: Record<string, string> = {};
  const ours = new Set<string>();
  const written = new Set<string>();
  /** Written twice, by two threads: which of them was last is known when both are done. */
  const twice = new Set<string>();
  const writer = writerOf(folder);
  let made = 0;

  function write(file: string, text: string | Buffer): void {
    writer.write([[file, text]]);
    ours.add(file);
  }

  function isWhole(file: string): boolean {
    const stamp = last.stamps[file];
    if (stamp === undefined || stampOf(join(folder, file)) !== stamp) return false;
    stamps[file] = stamp;
    return true;
  }

  const keyOf = ({ given }: Part) => hashOf(JSON.stringify([version, given]));

  /** Keeps the part of the last build where it would come out the same. */
  function keepOld(part: Part): boolean {
    const kept = last.parts[part.name];
    const same =
      kept?.key === keyOf(part) &&
      Object.entries(kept.asked).every(([question, was]) => answer(question) === was) &&
      kept.files.every((file) => file in stamps || isWhole(file));
    if (!same) return false;
    parts[part.name] = kept;
    for (const file of kept.files) ours.add(file);
    return true;
  }

  function record(part: Part, { asked, files, note }: Omit<MadePart, "name">): void {
    made += 1;
    for (const { file, stamp } of files) {
      ours.add(file);
      if (written.has(file) && stamps[file] !== stamp) twice.add(file);
      written.add(file);
      stamps[file] = stamp;
    }
    parts[part.name] = {
      key: keyOf(part),
      asked: Object.fromEntries(asked.map((question) => [question, answer(question)])),
      files: files.map(({ file }) => file),
      ...(note === undefined ? {} : { note }),
    };
  }

  return {
    write,
    /** Files that were put into the folder by other means. */
    add(files: Iterable<string>): void {
      for (const file of files) ours.add(file);
    },
    /**
     * Keeps or makes parts.
     *
     * @param make makes and writes those that cannot be kept, in any order.
     * @returns a part's note by its name, made now or last time.
     */
    async keepAll<P extends Part>(
      wanted: readonly P[],
      make: (stale: readonly P[]) => AsyncIterable<MadePart>,
    ): Promise<(name: string) => string | undefined> {
      const stale = new Map(
        wanted.filter((part) => !keepOld(part)).map((part) => [part.name, part]),
      );
      if (stale.size > 0) {
        for await (const madePart of make([...stale.values()])) {
          const part = stale.get(madePart.name);
          if (part) record(part, madePart);
        }
      }
      return (name) => parts[name]?.note;
    },
    /**
     * Keeps or makes one part.
     *
     * @param make calls `ask` with each question before it uses the answer.
     * @returns the part's note, made now or last time.
     */
    async keep(
      name: string,
      given: string,
      make: (ask: (question: string) => void) => Promise<Product> | Product,
    ): Promise<string | undefined> {
      const part = { name, given };
      if (!keepOld(part)) record(part, await makePart(writer, make));
      return parts[name]?.note;
    },
    /** Deletes what is not of this build and writes the record. Returns how many parts were made anew. */
    finish(): number {
      for (const file of twice) stamps[file] = stampOf(join(folder, file)) ?? "";
      sweep(folder, "", ours);
      mkdirSync(dirname(recordFile), { recursive: true });
      writeFileSync(recordFile, JSON.stringify({ parts, stamps } satisfies LastBuild));
      return made;
    },
  };
}

/** Makes one part, writes its files and notes what it asked. */
export async function makePart(
  writer: Written,
  make: (ask: (question: string) => void) => Promise<Product> | Product,
): Promise<Omit<MadePart, "name">> {
  const asked = new Set<string>();
  const { files, note } = await make((question) => asked.add(question));
  const written = writer.write(files);
  return { asked: [...asked], files: written, ...(note === undefined ? {} : { note }) };
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;

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
