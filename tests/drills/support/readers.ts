import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const TICK_MS = 10;

export interface ReadingOptions {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Each has a connection of its own, which it keeps. */
  readonly readers: number;
  /** Of all readers together, whether or not the answers before have come. */
  readonly perSecond: number;
  readonly signal: AbortSignal;
}

/** What the readers saw. */
export interface Reading {
  readonly answered: number;
  /** Statuses other than 200, and connections that broke, each with its address. */
  readonly failed: readonly string[];
  /** Milliseconds to the end of each answer. */
  readonly times: readonly number[];
}

/** Reads pages at a steady pace until the signal, and waits for the last answers. */
export async function readSteadily(options: ReadingOptions): Promise<Reading> {
  const { origin, paths, readers, perSecond, signal } = options;
  const agents = Array.from(
    { length: readers },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const failed: string[] = [];
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  const start = performance.now();
  for (let sent = 0; !signal.aborted; await pause(TICK_MS)) {
    const due = ((performance.now() - start) / 1000) * perSecond;
    for (; sent < due; sent += 1) {
      const path = paths[sent % paths.length] ?? "/";
      const began = performance.now();
      const one = ask(origin + path, agents[sent % readers]).then((status) => {
        times.push(performance.now() - began);
        if (status !== 200) failed.push(`${status} ${path}`);
        open.delete(one);
      });
      open.add(one);
    }
  }
  await Promise.all(open);
  for (const agent of agents) agent.destroy();
  return { answered: times.length, failed, times };
}

/** @returns the status of a whole answer, or what broke. */
function ask(address: string, agent: Agent | undefined): Promise<number | string> {
  return new Promise((done) => {
    const headers = { "Accept-Encoding": "br" };
    get(address, { headers, ...(agent ? { agent } : {}) }, (response) => {
      response.on("error", (error) => done(error.message));
      response.on("end", () => done(response.statusCode ?? 0));
      response.resume();
    }).on("error", (error) => done(error.message));
  });
}
