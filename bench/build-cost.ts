import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { performance } from "node:perf_hooks";
import { writeManyPosts } from "./many-posts.ts";

/*
 * How long the pages take to build, and how much memory, with many posts. `npm run build` must have
 * made the bundle, which does not grow with the posts. Arguments: numbers of posts.
 */
const WORK = "node_modules/.cache/first-paddock/bench";
const PEAK =
  "data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";
const counts = process.argv.slice(2).map(Number);

const rows = counts.map((posts) => {
  const folder = `${WORK}/posts-${posts}`;
  writeManyPosts(folder, posts);
  const build = () => {
    const start = performance.now();
    const { stderr } = run({ POSTS_DIR: folder, OUT_DIR: `${WORK}/dist-${posts}` });
    const seconds = (performance.now() - start) / 1000;
    return { seconds, mebibytes: Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024 };
  };
  const first = build();
  const again = build();
  return { posts, first, again };
});

const table = rows.map(
  ({ posts, first, again }) =>
    `| ${posts} | ${first.seconds.toFixed(1)} | ${first.mebibytes.toFixed(0)} | ${again.seconds.toFixed(1)} | ${again.mebibytes.toFixed(0)} |`,
);
const machine = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  memory: totalmem(),
  node: process.version,
};
writeFileSync("bench/results/build-cost.json", `${JSON.stringify({ machine, rows }, null, 2)}\n`);
writeFileSync(
  "bench/results/build-cost.md",
  `# Building many posts

Seconds and peak MiB of writing the pages, without the bundle (which does not grow). The second build
finds its pictures drawn. ${machine.cores} cores, ${machine.cpu ?? "unknown"}, Node ${machine.node}; other work ran beside it.

| posts | first, s | MiB | again, s | MiB |
|--:|--:|--:|--:|--:|
${table.join("\n")}
`,
);

function run(settings: Readonly<Record<string, string>>): { stderr: string } {
  const command = `node --import "${PEAK}" build/build-site.ts 2>&1 >/dev/null`;
  const stderr = execFileSync("sh", ["-c", command], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });
  return { stderr };
}
