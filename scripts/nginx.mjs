// Finds nginx, or installs it with the system's package manager. The tests ask a real one whether the
// shipped configuration does what it should.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./run.mjs";

const KNOWN = [
  process.env.NGINX_PATH,
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/opt/homebrew/bin/nginx",
];
const INSTALLERS = [
  {
    has: "apt-get",
    steps: [
      ["apt-get", "update", "-qq"],
      ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "nginx-light"],
    ],
  },
  { has: "dnf", steps: [["dnf", "install", "-y", "nginx"]] },
  { has: "pacman", steps: [["pacman", "-Sy", "--noconfirm", "nginx"]] },
  { has: "brew", steps: [["brew", "install", "nginx"]], asUser: true },
];

const found = () => KNOWN.find((path) => path && existsSync(path));
const exists = (command) =>
  spawnSync(command, ["--version"], { stdio: "ignore" }).error === undefined;

/** The path of an nginx; empty when there is none and none can be had. */
export function nginx() {
  const present = found();
  if (present) return present;
  const installer = INSTALLERS.find(({ has }) => exists(has));
  const root = process.getuid?.() === 0;
  for (const step of installer?.steps ?? []) {
    const command = root || installer.asUser ? step : ["sudo", "-n", ...step];
    run(`Installing nginx: ${command.join(" ")}`, command[0], command.slice(1), {
      allowFailure: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  return found() ?? "";
}
