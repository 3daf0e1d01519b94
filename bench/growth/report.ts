import { type Machine, machineLines } from "../report/machine.ts";
import { figure, table } from "../report/table.ts";
import { targetTable } from "../report/target.ts";
import type { BuildCost } from "./measure-build.ts";
import type { Growth, Sizes } from "./measured.ts";
import type { Use } from "./use.ts";

interface About {
  readonly machine: Machine;
  readonly left: readonly string[];
  readonly sizes: Sizes;
}

/** The page bench/results/growth.md. */
export function growthReport(
  rows: readonly Growth[],
  use: Use,
  { machine, left, sizes }: About,
): string {
  const cost = (build: BuildCost | undefined) =>
    build === undefined
      ? "not measured"
      : `${figure(build.seconds, 1)} (${figure(build.processorSeconds, 1)}; ${figure(build.mebibytes)})`;
  const ours = rows.find(({ name }) => name === "Ours");
  const { own, many, changed } = ours ?? {};
  const kilobytes = (bytes: number | undefined) => (bytes ?? Number.NaN) / 1000;
  const [fewPosts, manyPosts] = [sizes.few, sizes.many].map((count) =>
    count.toLocaleString("en-US"),
  );
  const grown = kilobytes(use.postBytesMany) - kilobytes(use.postBytesNow);
  return `# Growth: what many posts cost

${machineLines(machine)}
- Each figure is one build. First builds start without caches; ours builds its bundle and draws every picture.
- In brackets: seconds of processor time of all processes, then the peak memory of the whole process tree in MiB (proportional set size, looked at every 0.2 s).
- The same generated posts for all (bench/growth/many-posts.ts): the site's own articles over and over.
- Repeat: \`npm run bench -- growth\`.
${left.map((name) => `- Left out, since it could not be installed here: ${name}.\n`).join("")}
${table(
  [
    "seconds to build (processor seconds; peak MiB)",
    `${fewPosts} posts`,
    `${manyPosts} posts`,
    `one post of ${manyPosts} changed`,
  ],
  rows.map((row) => [row.name, cost(row.few), cost(row.many), cost(row.changed)]),
)}

## Targets

${targetTable([
  {
    what: "The site's own posts, one changed",
    limit: 2,
    measured: own?.seconds ?? Number.NaN,
    unit: "s",
    decimals: 1,
  },
  {
    what: `${manyPosts} posts from nothing`,
    limit: 40,
    measured: many?.seconds ?? Number.NaN,
    unit: "s",
    decimals: 1,
  },
  {
    what: `Peak memory at ${manyPosts} posts`,
    limit: 600,
    measured: many?.mebibytes ?? Number.NaN,
    unit: "MiB",
  },
  {
    what: `One post of ${manyPosts} changed`,
    limit: 5,
    measured: changed?.seconds ?? Number.NaN,
    unit: "s",
    decimals: 1,
  },
  {
    what: "Blog with the site's own posts: first result after the specified delay, processor 4 times slower",
    limit: 50,
    measured: use.firstResultOwn ?? Number.NaN,
    unit: "ms",
  },
  {
    what: `Blog with ${manyPosts} posts: first result after the specified delay, processor 4 times slower`,
    limit: 250,
    measured: use.firstResult ?? Number.NaN,
    unit: "ms",
  },
  {
    what: `Dashboard with ${fewPosts} posts: slowest key of a search, processor 4 times slower`,
    limit: 100,
    measured: use.deskKey ?? Number.NaN,
    unit: "ms",
  },
  {
    what: `A post's document and scripts among ${manyPosts} posts, beyond those of today's site`,
    limit: 0,
    measured: grown,
    unit: "KB",
    decimals: 1,
  },
])}
`;
}
