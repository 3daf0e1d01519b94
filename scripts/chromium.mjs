// Finds Chromium, or installs it with the system's package manager. No browser is downloaded from
// anywhere else.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./run.mjs";

const KNOWN = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const INSTALLERS = [
  {
    has: "apt-get",
    steps: [
      ["apt-get", "update", "-qq"],
      ["apt-get", "install", "-y", "-qq", "chromium"],
    ],
  },
  { has: "dnf", steps: [["dnf", "install", "-y", "chromium"]] },
  { has: "pacman", steps: [["pacman", "-Sy", "--noconfirm", "chromium"]] },
  { has: "brew", steps: [["brew", "install", "--cask", "chromium"]], asUser: true },
];

const found = () => KNOWN.find((path) => path && existsSync(path));
const exists = (command) =>
  spawnSync(command, ["--version"], { stdio: "ignore" }).error === undefined;

/** The path of a Chromium. Ends the program with what to do when there is none and none can be had. */
export function chromium() {
  const present = found();
  if (present) return present;
  const installer = INSTALLERS.find(({ has }) => exists(has));
  const root = process.getuid?.() === 0;
  for (const step of installer?.steps ?? []) {
    const command = root || installer.asUser ? step : ["sudo", ...step];
    run(`Installing Chromium: ${command.join(" ")}`, command[0], command.slice(1), {
      allowFailure: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const installed = found();
  if (installed) return installed;
  console.error(
    "The browser tests need Chromium. Install it and set CHROMIUM_PATH to its program.",
  );
  return process.exit(1);
}
