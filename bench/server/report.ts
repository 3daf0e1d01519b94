import { type Machine, machineLines } from "../report/machine.ts";
import { targetTable } from "../report/target.ts";

interface Times {
  readonly median: number;
  readonly p95: number;
}

/** The measurements. Times in milliseconds. */
export interface ServerFigures {
  readonly posts: number;
  readonly startedInMs: number;
  /** From a publication's acknowledgment to the end of the first reader's response. */
  readonly published: Times;
  readonly rendered: Times;
  readonly saved: Times;
  readonly listed: Times;
  readonly keptPerSecond: number;
  readonly nginxPerSecond: number;
  readonly loadMinutes: number;
  /** Of the server's process after the load. */
  readonly mebibytes: number;
}

/** The page bench/results/server.md. */
export function serverReport(figures: ServerFigures, machine: Machine): string {
  const { published, rendered, saved, listed, keptPerSecond, nginxPerSecond } = figures;
  const posts = figures.posts.toLocaleString("en-US");
  const ms = (what: string, limit: number, measured: number) => ({
    what,
    limit,
    measured,
    unit: "ms",
    decimals: 1,
  });
  return `# The server edition with ${posts} posts on SQLite

${machineLines(machine)}
- The program that asks runs on the same machine and takes its share of it; so does wrk (one thread, 32 connections).
- A kept page is one that was asked for since the last publication; nginx (one process) serves the same compressed bytes from a file.
- Twenty editors save their drafts ten times a second each at most; an editor's desk does so every few seconds.
- Repeat: \`npm run bench -- server\`. It needs nginx and wrk. \`BENCH_LOAD_MINUTES\` sets the load before memory is read (60).

A kept page: ${Math.round(keptPerSecond).toLocaleString("en-US")} requests/s; nginx: ${Math.round(nginxPerSecond).toLocaleString("en-US")}.

## Targets

${targetTable([
  ms("Publication to first reader, median", 30, published.median),
  ms("Publication to first reader, p95", 100, published.p95),
  {
    what: "A kept page beside nginx",
    limit: 0.5,
    measured: keptPerSecond / nginxPerSecond,
    unit: "of its requests/s",
    decimals: 2,
    atLeast: true,
  },
  ms("A rendered page, median", 12, rendered.median),
  ms("A rendered page, p95", 12, rendered.p95),
  ms("Saving a draft among 20 editors, p95", 10, saved.p95),
  ms("The dashboard's first page, median", 50, listed.median),
  ms("The dashboard's first page, p95", 50, listed.p95),
  ms("Start to first answer", 2000, figures.startedInMs),
  {
    what: `Memory after ${figures.loadMinutes} minutes of load`,
    limit: 300,
    measured: figures.mebibytes,
    unit: "MiB",
  },
])}
`;
}
