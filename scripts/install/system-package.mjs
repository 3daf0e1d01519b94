// Finds something that npm cannot bring, or installs it with the system's package manager.
import { spawnSync } from "node:child_process";
import { run } from "../run.mjs";

/** How each manager is asked; the package's name comes last. */
const MANAGERS = {
  "apt-get": {
    prepare: ["update", "-qq"],
    install: ["install", "-y", "-qq"],
  },
  dnf: { install: ["install", "-y"] },
  pacman: { install: ["-Sy", "--noconfirm"] },
  brew: { install: ["install"] },
};

const exists = (command) =>
  spawnSync(command, ["--version"], { stdio: "ignore" }).error === undefined;

/**
 * What `find` finds, after installing it when it is not there yet; `undefined` when it cannot be had.
 * `packages` names it for each package manager: `{ "apt-get": ["chromium"], … }`.
 */
export function systemPackage({ title, find, packages }) {
  const present = find();
  if (present) return present;
  const manager = Object.keys(packages).find(exists);
  if (manager) {
    const { prepare, install } = MANAGERS[manager];
    if (prepare) ask(title, [...asRoot(manager), manager, ...prepare]);
    ask(title, [...asRoot(manager), manager, ...install, ...packages[manager]]);
  }
  return find();
}

function ask(title, [command, ...args]) {
  run(`Installing ${title}: ${[command, ...args].join(" ")}`, command, args, {
    allowFailure: true,
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Asks for the password only where somebody is there to type it. */
function asRoot(manager) {
  if (process.getuid?.() === 0 || manager === "brew") return [];
  return process.stdin.isTTY ? ["sudo"] : ["sudo", "-n"];
}
