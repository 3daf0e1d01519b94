import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";
import { ROOT } from "./sites.ts";

const FILE = join(ROOT, "bench/results.md");
const INTRODUCTION = `# What was measured

Each part of \`npm run bench\` replaces its own section. docs/performance.md says how to read it.
`;

/**
 * Runs one part and writes its section of bench/results.md, with the machine, the commit and the load around it.
 *
 * @param measure returns the section's Markdown.
 */
export async function writeSection(title: string, measure: () => Promise<string>): Promise<void> {
  const [cpu] = cpus();
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  const before = load();
  const text = await measure();
  const section = `## ${title}

Measured ${date} UTC at commit ${commit()} on ${cpus().length} x ${cpu?.model.trim() ?? "unknown"},
${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${process.version}. Load average of a minute: ${before} before,
${load()} after (1 for each core is full).

${text.trim()}
`;
  const page = existsSync(FILE) ? readFileSync(FILE, "utf8") : INTRODUCTION;
  const others = page.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${title}\n`));
  writeFileSync(FILE, [...others.map((part) => part.trimEnd()), section].join("\n\n"));
  console.log(`Written to bench/results.md: ${title}`);
}

const load = () => Math.round((loadavg()[0] ?? 0) * 10) / 10;

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  return (
    git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") ? " with changes" : "")
  );
}
