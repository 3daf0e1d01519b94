import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { environment } from "../sites/run-command.ts";
import { treeMemory } from "./process-tree.ts";

export interface BuildCost {
  readonly seconds: number;
  /** CPU seconds of all its processes, which depend less on the machine's load. */
  readonly processorSeconds: number;
  /** Peak of the whole process tree. */
  readonly mebibytes: number;
}

/** Sampling interval of memory, in milliseconds. */
const LOOK = 200;

/**
 * Runs a build and measures it.
 *
 * @throws Error with the end of its output, if the build fails.
 */
export function measureBuild(
  command: string,
  folder: string,
  more: Record<string, string> = {},
): Promise<BuildCost> {
  return new Promise((done, failed) => {
    const start = performance.now();
    // `times` prints the CPU time of the shell, then of its child processes.
    const shell = spawn("sh", ["-c", `${command} 2>&1 && times`], {
      cwd: folder,
      env: environment(more),
      stdio: ["ignore", "pipe", "ignore"],
    });
    let said = "";
    let peak = Number.NaN;
    shell.stdout.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-2000);
    });
    const looking = setInterval(() => {
      const now = treeMemory(shell.pid ?? 0);
      if (!(now <= peak)) peak = now;
    }, LOOK);
    shell.on("close", (code) => {
      clearInterval(looking);
      const seconds = (performance.now() - start) / 1000;
      const times = [...said.slice(-80).matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
      const processorSeconds = times.reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0);
      if (code === 0) done({ seconds, processorSeconds, mebibytes: peak / 2 ** 20 });
      else failed(new Error(`${command} failed in ${folder}:\n${said.slice(-800)}`));
    });
  });
}
