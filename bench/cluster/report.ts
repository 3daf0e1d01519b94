import { type Machine, machineLines } from "../report/machine.ts";
import { targetTable } from "../report/target.ts";

interface Reads {
  readonly answered: number;
  readonly failed: number;
  readonly median: number;
  readonly p99: number;
}

/** The measurements. Times in milliseconds. */
export interface ClusterFigures {
  readonly servers: number;
  /** From a publication's acknowledgment until every server and nginx show it. */
  readonly everywhere: { readonly median: number; readonly p95: number; readonly worst: number };
  readonly wantedPerSecond: number;
  readonly killed: Reads & { readonly perSecond: number };
  readonly stale: Reads & { readonly minutes: number };
  readonly crowd: Reads & {
    readonly seconds: number;
    readonly saves: number;
    readonly refused: number;
    readonly lost: number;
  };
}

const count = (value: number) => Math.round(value).toLocaleString("en-US");

/** The page bench/results/cluster.md. */
export function clusterReport(figures: ClusterFigures, machine: Machine): string {
  const { everywhere, killed, stale, crowd, wantedPerSecond, servers } = figures;
  const ms = (what: string, limit: number, measured: number) => ({
    what,
    limit,
    measured,
    unit: "ms",
  });
  const none = (what: string, measured: number) => ({ what, limit: 0, measured, unit: "" });
  return `# ${servers} servers on one PostgreSQL behind nginx

${machineLines(machine)}
- Servers, PostgreSQL, nginx and the program that asks share this machine and its cores.
- Repeat: \`npm run bench -- cluster\`. It needs nginx and PostgreSQL. The whole of it, an hour without servers and ten
  minutes of a crowd: \`BENCH_STALE_MINUTES=60 BENCH_CROWD_SECONDS=600 npm run bench -- cluster\`.

- Published at one server, shown by all and by nginx: median ${count(everywhere.median)} ms, 95th percentile ${count(everywhere.p95)} ms.
- One server killed at ${count(wantedPerSecond)} requests/s wanted: ${count(killed.answered)} answers (${count(killed.perSecond)} a second), median ${killed.median.toFixed(1)} ms, 99th percentile ${count(killed.p99)} ms.
- No server for ${stale.minutes} minutes: ${count(stale.answered)} pages answered by nginx.
- 1,000 readers and 20 editors at one server for ${crowd.seconds} s: ${count(crowd.answered)} pages, median ${crowd.median.toFixed(1)} ms, 99th percentile ${count(crowd.p99)} ms; ${count(crowd.saves)} saves and publications.

## Targets

${targetTable([
  ms("Publication visible everywhere, worst", 1000, everywhere.worst),
  {
    what: "Requests/s while one server is killed",
    limit: wantedPerSecond * 0.98,
    measured: killed.perSecond,
    unit: "",
    atLeast: true,
  },
  none("Failed reads while one server is killed", killed.failed),
  none(`Failed reads in ${stale.minutes} minutes without servers`, stale.failed),
  none("Failed reads of the crowd", crowd.failed),
  none("Refused saves of the crowd", crowd.refused),
  none("Acknowledged saves that were lost", crowd.lost),
])}
`;
}
