import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { openPromise, type ZipFile } from "yauzl";
import { ApiError } from "#server/http/api-error.ts";
import { MAX_FILES, MAX_LINE_CHARACTERS } from "../limits.ts";

/** A relative path without `..`, although nothing is ever written under these names. */
const PLAIN_PATH = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0:]{1,500}$/;
/** Copies of files that some systems add to a zip. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.[^./])/;
/** Enough to reach an XML file's namespaces after a long comment. */
const START_BYTES = 16 * 1024;

export interface ChosenFile {
  readonly name: string;
  /** Where its bytes are. */
  readonly path: string;
}

/**
 * The files of an import, in the order in which they were chosen. Zips stay open until the result is disposed of.
 *
 * @throws ApiError 422 for a damaged zip
 */
export async function openFiles(chosen: readonly ChosenFile[]) {
  const files: ImportedFile[] = [];
  const zips: ZipFile[] = [];
  const close = () => {
    for (const zip of zips) zip.close();
  };
  try {
    for (const { name, path } of chosen) {
      if (await isZip(path)) {
        const zip = await openZip(path);
        zips.push(zip);
        files.push(...(await zipFiles(zip)));
      } else {
        const { size } = await stat(path);
        files.push(
          new ImportedFile(name, size, true, () => Promise.resolve(createReadStream(path))),
        );
      }
    }
    return { files, [Symbol.dispose]: close };
  } catch (error) {
    close();
    throw error;
  }
}

async function isZip(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return bytesRead === 2 && buffer.toString("latin1") === "PK";
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch {
    throw damaged("it");
  }
}

async function zipFiles(zip: ZipFile): Promise<ImportedFile[]> {
  const files: ImportedFile[] = [];
  if (zip.entryCount > MAX_FILES) throw refusal(`it has more than ${MAX_FILES} files`);
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize } = entry;
      if (!PLAIN_PATH.test(name)) throw refusal(`it has a file named “${name.slice(0, 80)}”`);
      if (name.endsWith("/") || HIDDEN.test(name)) continue;
      if (entry.isEncrypted()) throw refusal("it is locked with a password");
      files.push(
        new ImportedFile(name, uncompressedSize, false, () => zip.openReadStreamPromise(entry)),
      );
    }
    return files;
  } catch (error) {
    throw error instanceof ApiError ? error : damaged("it");
  }
}

/** A chosen file, or a file in a chosen zip. Its content is read only when needed. */
export class ImportedFile {
  /** With its folders in the zip. */
  readonly name: string;
  /** Whether it was chosen itself, not in a zip. */
  readonly chosen: boolean;
  readonly #size: number;
  readonly #open: () => Promise<Readable>;

  constructor(name: string, size: number, chosen: boolean, open: () => Promise<Readable>) {
    this.name = name;
    this.chosen = chosen;
    this.#size = size;
    this.#open = open;
  }

  async *#chunks(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of await this.#open()) {
        if (chunk instanceof Buffer) yield chunk;
      }
    } catch {
      throw damaged(this.name);
    }
  }

  /** @throws ApiError 422 if it is damaged, or longer than the limit, whatever length the zip states. */
  async bytes(limit: number): Promise<Uint8Array<ArrayBuffer>> {
    const tooLarge = refusal(`${this.name} is larger than ${limit / 1024 / 1024} MB`);
    if (this.#size > limit) throw tooLarge;
    const parts: Buffer[] = [];
    let total = 0;
    for await (const part of this.#chunks()) {
      total += part.length;
      if (total > limit) throw tooLarge;
      parts.push(part);
    }
    return new Uint8Array(Buffer.concat(parts));
  }

  /** The beginning of its text. @throws ApiError 422 */
  async start(): Promise<string> {
    for await (const part of this.#chunks()) {
      return new TextDecoder(encodingOf(part)).decode(part.subarray(0, START_BYTES)).trimStart();
    }
    return "";
  }

  /** Its lines, without reading it whole. @throws ApiError 422 */
  async *lines(): AsyncGenerator<string> {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let rest = "";
    for await (const part of this.#chunks()) {
      const [first = "", ...more] = this.#decoded(decoder, part).split("\n");
      rest += first;
      if (rest.length > MAX_LINE_CHARACTERS)
        throw refusal(`${this.name} has a line that is too long`);
      for (const next of more) {
        yield rest;
        rest = next;
      }
    }
    if (rest !== "") yield rest;
  }

  #decoded(decoder: TextDecoder, part: Buffer): string {
    try {
      return decoder.decode(part, { stream: true });
    } catch {
      throw damaged(this.name);
    }
  }
}

/** UTF-8, or UTF-16 by its byte order mark: some programs on Windows write it. */
export function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

function damaged(what: string): ApiError {
  return refusal(`${what} is damaged or incomplete`);
}

function refusal(why: string): ApiError {
  return new ApiError(422, "import", { message: `This file can’t be used: ${why}.` });
}
