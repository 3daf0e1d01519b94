import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, WORK } from "../folders.ts";
import { runCommand } from "../sites/run-command.ts";

const FOLDER = join(WORK, "lighthouse");

/** Path of Lighthouse, installed once from bench/package-lock.json. @throws if that fails. */
export function installLighthouse(): string {
  const program = join(FOLDER, "node_modules/lighthouse/cli/index.js");
  const lock = readFileSync(join(ROOT, "bench/package-lock.json"));
  const installed = join(FOLDER, "package-lock.json");
  if (existsSync(program) && existsSync(installed) && readFileSync(installed).equals(lock)) {
    return program;
  }
  console.log("Installing Lighthouse into bench/.work/lighthouse ...");
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ["bench/package.json", "bench/package-lock.json", ".npmrc"]) {
    cpSync(join(ROOT, file), join(FOLDER, file.replace("bench/", "")));
  }
  runCommand("npm", ["install", "--no-save", "--ignore-scripts", "--no-audit"], FOLDER);
  return program;
}
