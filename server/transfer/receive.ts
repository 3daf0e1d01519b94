import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { z } from "zod";
import { makeDataFolder } from "../database/open.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import { jsonText, text } from "../http/text.ts";
import type { ChosenFile } from "./formats/files.ts";
import type { ImportChoice } from "./import.ts";
import { MAX_FILES } from "./limits.ts";

const MAX_CHOICE_BYTES = 5 * 1024 * 1024;
const MAX_NAME_LENGTH = 300;
const FOLDER = "importing-";
/** The age of files that no running import can still use. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** Positions of posts in the report. */
const places = z
  .array(z.number().int().nonnegative())
  .max(MAX_FILES)
  .default([])
  .transform((list) => new Set(list));
const choice = jsonText(
  z.object({
    as: z.enum(["drafts", "published"]).default("drafts"),
    skip: places,
    replace: places,
    pictures: z.boolean().default(true),
    subscribers: z.boolean().default(true),
  }),
);

/**
 * Writes the files of a form to the data folder as they arrive, so that no file has to fit in memory. The
 * form has a `choice`, JSON, of what to do with each post, and one or several `file`. They stay on the server's disk
 * until disposed of.
 *
 * @throws ApiError 413 if the disk has no room for them, 422
 */
export async function receiveImport(request: Request, dataFolder: string) {
  makeDataFolder(dataFolder);
  const folder = join(dataFolder, FOLDER + randomUUID());
  await mkdir(folder);
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const { bavail, bsize } = await statfs(folder);
    // Half of the free space is left for what the import adds to the database.
    const room = Math.floor((bavail * bsize) / 2);
    if (Number(request.headers.get("Content-Length") ?? 0) > room) throw noRoom(room);
    const { files, sent } = await writeFiles(request, folder, room);
    if (files.length === 0) throw invalid({ file: "The form has no file" });
    return { files, choice: choiceOf(sent), [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function writeFiles(request: Request, folder: string, room: number) {
  const files: ChosenFile[] = [];
  const writes: Promise<void>[] = [];
  let sent = "{}";
  let left = room;
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("multipart/form-data") || !request.body) {
    throw invalid({ file: "The form has no file" });
  }
  const form = new Busboy({
    headers: { "content-type": type },
    limits: { fieldSize: MAX_CHOICE_BYTES, files: MAX_FILES },
  });
  form.on("field", (name, value) => {
    if (name === "choice") sent = value;
  });
  form.on("file", (_, stream, filename) => {
    const path = join(folder, String(files.length));
    const name = text(MAX_NAME_LENGTH).safeParse(filename).data ?? "";
    files.push({ name, path });
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        left -= chunk.length;
        done(left < 0 ? noRoom(room) : null, chunk);
      },
    });
    const write = pipeline(stream, counted, createWriteStream(path));
    writes.push(write);
    write.catch((error: unknown) => form.destroy(error instanceof Error ? error : undefined));
  });
  try {
    await pipeline(Readable.from(request.body), form);
    await Promise.all(writes);
  } catch (error) {
    const [refused = error] = (await Promise.allSettled(writes)).flatMap((write) =>
      write.status === "rejected" && saysWhy(write.reason) ? [write.reason] : [],
    );
    throw saysWhy(refused) ? refused : invalid({ file: "The form is incomplete" });
  }
  return { files, sent };
}

/** Whether an error is the actual cause, such as a full disk, and not its effect, a form that breaks off. */
function saysWhy(error: unknown): boolean {
  return (
    error instanceof ApiError ||
    (error instanceof Error && "syscall" in error && error.syscall === "write")
  );
}

function choiceOf(sent: string): ImportChoice {
  const { data } = choice.safeParse(sent);
  if (!data) throw invalid({ choice: "Say what to do with each post" });
  return data;
}

/** Deletes files of imports that a crash ended. Newer than a day, they may be another server's in a shared folder. */
export async function deleteLeftBehind(dataFolder: string, now: number): Promise<void> {
  // With PostgreSQL the folder may not exist.
  for (const name of await readdir(dataFolder).catch(() => [])) {
    if (!name.startsWith(FOLDER)) continue;
    const folder = join(dataFolder, name);
    // Another import may have ended since.
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtimeMs < now - LEFT_BEHIND_MS) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function noRoom(room: number): ApiError {
  const message = `The server’s disk has room for an import of ${Math.floor(room / 1024 / 1024)} MB.`;
  return new ApiError(413, "too-large", { message });
}
