import { existsSync } from "node:fs";
import { systemPackage } from "./system-package.mjs";

/** Preferred: the headless shell runs the tests in less than half the time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const KNOWN = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** The path of an installed Chromium; `undefined` if there is none. */
function knownChromium() {
  return firstOf([process.env.CHROMIUM_PATH, HEADLESS_SHELL, ...KNOWN]);
}

/** The path of a Chromium, installed if necessary. Exits with instructions if that fails. */
export function chromium() {
  const path =
    systemPackage({
      title: "Chromium without a window",
      find: () => firstOf([process.env.CHROMIUM_PATH, HEADLESS_SHELL]),
      packages: { "apt-get": ["chromium-headless-shell", "fonts-liberation"] },
    }) ??
    systemPackage({
      title: "Chromium",
      find: knownChromium,
      packages: {
        "apt-get": ["chromium", "fonts-liberation"],
        dnf: ["chromium"],
        pacman: ["chromium"],
        brew: ["--cask", "chromium"],
      },
    });
  if (path) return path;
  console.error(
    "The browser tests need Chromium. Install it and set CHROMIUM_PATH to its program.",
  );
  return process.exit(1);
}
