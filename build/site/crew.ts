import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ShelvedPost } from "../content/shelf.ts";
import { makePart, type MadePart } from "./kept-files.ts";
import type { MakeSitePart, SitePart } from "./parts.ts";
import { writerOf } from "./written-files.ts";

/** What a thread needs to make any part. Plain data. */
export interface CrewOrder {
  readonly bundle: string;
  readonly base: string;
  readonly folder: string;
  readonly posts: readonly ShelvedPost[];
}

/** From so many parts on, threads gain more than they take to start. */
const WORTH_THREADS = 400;
/** More would not stay within 600 MiB together (docs/decisions/0022-many-posts-in-threads.md). */
const MOST_THREADS = 3;
/** Parts that a thread is given at a time. */
const BATCH = 24;
/** A page needs little: without a limit each thread's heap grows until it is cleared out. MiB. */
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 24 } as const;

/**
 * Makes and writes parts: here where they are few, else in as many threads as the machine has cores.
 *
 * @param makeHere is asked for only when the parts are made in this thread.
 */
export async function* makeTogether(
  parts: readonly SitePart[],
  order: CrewOrder,
  makeHere: () => Promise<MakeSitePart>,
): AsyncGenerator<MadePart> {
  const threads = Math.min(MOST_THREADS, availableParallelism());
  if (parts.length >= WORTH_THREADS && threads > 1) yield* inThreads(parts, order, threads);
  else yield* oneByOne(parts, order.folder, await makeHere());
}

export async function* oneByOne(
  parts: readonly SitePart[],
  folder: string,
  make: MakeSitePart,
): AsyncGenerator<MadePart> {
  const writer = writerOf(folder);
  for (const part of parts) {
    yield { name: part.name, ...(await makePart(writer, (ask) => make(part, ask))) };
  }
}

export async function* inThreads(
  parts: readonly SitePart[],
  order: CrewOrder,
  threads: number,
): AsyncGenerator<MadePart> {
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(new URL("crew-worker.ts", import.meta.url), {
        workerData: order,
        resourceLimits: LIMITS,
      }),
  );
  let next = 0;
  const running = new Map<Worker, Promise<{ worker: Worker; made: readonly MadePart[] }>>();

  function give(worker: Worker): void {
    const batch = parts.slice(next, next + BATCH);
    next += BATCH;
    if (batch.length === 0) return;
    // Rejects when the thread fails.
    const done = once(worker, "message").then(([made]: readonly MadePart[][]) => ({
      worker,
      made: made ?? [],
    }));
    worker.postMessage(batch);
    running.set(worker, done);
  }

  try {
    workers.forEach(give);
    while (running.size > 0) {
      const { worker, made } = await Promise.race(running.values());
      running.delete(worker);
      give(worker);
      yield* made;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
