import { execFileSync } from "node:child_process";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { ROOT } from "../folders.ts";

export interface Machine {
  readonly date: string;
  readonly commit: string;
  readonly cpu: string;
  readonly memory: string;
  readonly system: string;
  readonly node: string;
  /** Load average of the minute before. More than the number of cores means a busy machine. */
  readonly loadBefore: number;
}

/** Where and when a measurement takes place. Call it before measuring. */
export function describeMachine(): Machine {
  const [first] = cpus();
  return {
    date: new Date().toISOString().slice(0, 16).replace("T", " "),
    commit: git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") ? ", changed" : ""),
    cpu: `${cpus().length} x ${first?.model.trim() ?? "unknown"}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${type()} ${release()}`,
    node: process.version,
    loadBefore: load(),
  };
}

/** The lines at the top of a result. Call it after measuring. */
export function machineLines(machine: Machine, more: readonly string[] = []): string {
  return [
    `Measured ${machine.date} UTC at commit ${machine.commit}.`,
    `Machine: ${machine.cpu}, ${machine.memory}, ${machine.system}, Node ${machine.node}.`,
    ...more,
    `Load average of the last minute: ${machine.loadBefore} before, ${load()} after (1 per core is full).`,
  ]
    .map((line) => `- ${line}`)
    .join("\n");
}

const load = () => Math.round((loadavg()[0] ?? 0) * 10) / 10;

function git(...words: string[]): string {
  return execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).trim();
}
