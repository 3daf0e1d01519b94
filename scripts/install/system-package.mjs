// Finds a program that npm cannot install, or installs it with the system's package manager.
import { spawnSync } from "node:child_process";
import { run } from "../run.mjs";

/** Arguments of each package manager; the package's name comes last. */
const MANAGERS = {
  "apt-get": {
    prepare: ["update", "-qq"],
    install: ["install", "-y", "-qq", "--no-install-recommends"],
  },
  dnf: { install: ["install", "-y"] },
  pacman: { install: ["-Sy", "--noconfirm"] },
  brew: { install: ["install"] },
};

/** Package managers whose lists are up to date. */
const prepared = new Set();

const exists = (command) =>
  spawnSync(command, ["--version"], { stdio: "ignore" }).error === undefined;

/**
 * The result of `find`, after installing the package if necessary; `undefined` if that fails. `packages` has
 * its name for each package manager: `{ "apt-get": ["chromium"], … }`.
 */
export function systemPackage({ title, find, packages }) {
  const present = find();
  if (present) return present;
  const manager = Object.keys(packages).find(exists);
  if (manager) {
    const { prepare, install } = MANAGERS[manager];
    if (prepare && !prepared.has(manager)) {
      manage(title, [...asRoot(manager), manager, ...prepare]);
      prepared.add(manager);
    }
    manage(title, [...asRoot(manager), manager, ...install, ...packages[manager]]);
  }
  return find();
}

function manage(title, [command, ...args]) {
  run(`Installing ${title}: ${[command, ...args].join(" ")}`, command, args, {
    allowFailure: true,
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Lets sudo prompt for a password only in a terminal. */
function asRoot(manager) {
  if (process.getuid?.() === 0 || manager === "brew") return [];
  return process.stdin.isTTY ? ["sudo"] : ["sudo", "-n"];
}
