import { measureCluster } from "./cluster/cluster.ts";
import { measureGrowth } from "./growth/growth.ts";
import { measureLighthouse } from "./lighthouse/lighthouse.ts";
import { measureReading } from "./reading/reading.ts";
import { measureRestore } from "./restore/restore.ts";
import { measureServer } from "./server/server.ts";
import { measureTools } from "./tools/tools.ts";
import { measureWeight } from "./weight/weight.ts";

/*
 * `npm run bench` measures speed, weight and build cost beside references, and writes the results to
 * bench/results. `npm run bench -- reading` measures one part; BENCH_ROUNDS sets the number of rounds.
 */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  reading: () => measureReading(Number(process.env.BENCH_ROUNDS ?? 9)),
  weight: measureWeight,
  tools: measureTools,
  growth: measureGrowth,
  server: measureServer,
  cluster: measureCluster,
  restore: measureRestore,
  lighthouse: measureLighthouse,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(name)) await measure();
}
