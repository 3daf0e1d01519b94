import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const TICK_MS = 10;

interface ReadingOptions {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Each has its own keep-alive connection. */
  readonly readers: number;
  /** Of all readers together, even while responses are pending. */
  readonly perSecond: number;
  readonly signal: AbortSignal;
}

/** The readers' results. */
export interface Reading {
  readonly answered: number;
  /** Statuses other than 200, and broken connections, with their addresses. */
  readonly failed: readonly string[];
  /** Milliseconds to the end of each response. */
  readonly times: readonly number[];
}

/** Reads pages at a steady rate until the signal aborts, then waits for the last responses. */
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

/** @returns the status of a complete response, or the error. */
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
