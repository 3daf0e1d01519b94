import { useState } from "react";
import { api, ask } from "#app/backend/api.ts";
import { answerOf, wordsOf } from "#app/backend/http/answer.ts";
import { sendFile } from "#app/backend/http/send-file.ts";
import type { BackendFailure } from "#app/backend/ports/errors.ts";
import type { LibraryPicture } from "../use-library.ts";
import { isTooLarge, problemWith } from "./photo-file.ts";
import { shrunkPhoto } from "./shrink-photo.ts";
import { randomId } from "#app/domain/random-id.ts";

/** Enough for a 20 MB photo over a weak signal; the server waits as long. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

const TOO_LARGE =
  "This photo is too large, and this device can’t make it smaller. Save it at most 4000 pixels wide in a photo program, and choose that copy.";

const TRANSIENT: readonly string[] = [
  "offline",
  "signed-out",
  "unavailable",
] satisfies readonly BackendFailure[];

/** A running or failed upload. */
export interface UploadState {
  readonly key: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly part: number;
  /** Why it failed; empty while it runs. */
  readonly problem: string;
  /** Nothing is wrong with the file, so a retry may succeed. */
  readonly canRetry: boolean;
  readonly cancel: () => void;
}

/** Uploads files one after the other. A failed one stays until it is retried or closed. */
export function useUploads(onDone: (picture: LibraryPicture) => void) {
  const [uploads, setUploads] = useState<readonly UploadState[]>([]);
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));
  const change = (key: string, now: Partial<UploadState>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...now } : one)));

  async function start(file: File) {
    const key = randomId();
    const stop = new AbortController();
    let part = 0;
    const cancel = () => {
      stop.abort();
      remove(key);
    };
    const problem = problemWith(file) ?? "";
    setUploads((all) => [...all, { key, file, part, problem, canRetry: false, cancel }]);
    if (problem !== "") return;
    const onProgress = (gone: number) => {
      part = gone;
      change(key, { part });
    };
    const send = (body: Blob) =>
      answerOf(
        api.images.$put(
          { query: { name: file.name } },
          {
            init: { body, signal: stop.signal },
            fetch: ask(sendFile(onProgress), UPLOAD_TIMEOUT_MS),
          },
        ),
      );
    let answer = isTooLarge(file) ? undefined : await send(file);
    if (!answer || (!answer.ok && answer.problem.code === "too-many-pixels")) {
      const smaller = await shrunkPhoto(file);
      if (!stop.signal.aborted && smaller) answer = await send(smaller);
    }
    if (stop.signal.aborted) return;
    if (!answer) {
      change(key, { problem: `${file.name}: ${TOO_LARGE}` });
      return;
    }
    if (answer.ok) {
      remove(key);
      onDone(answer.value);
      return;
    }
    const { code } = answer.problem;
    change(key, {
      canRetry: TRANSIENT.includes(code),
      problem:
        code === "offline"
          ? `The upload stopped at ${Math.floor(part * 100)}%.`
          : `${file.name}: ${wordsOf(answer.problem)}`,
    });
  }

  async function add(files: readonly File[]) {
    for (const file of files) await start(file);
  }
  async function retry({ key, file }: UploadState) {
    remove(key);
    await start(file);
  }

  return { uploads, add, retry };
}
