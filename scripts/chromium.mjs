import { existsSync } from "node:fs";
import { systemPackage } from "./system-package.mjs";

const KNOWN = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium. Ends the program with what to do when there is none and none can be had. */
export function chromium() {
  const path = systemPackage({
    title: "Chromium",
    find: () => KNOWN.find((candidate) => candidate && existsSync(candidate)),
    packages: {
      "apt-get": ["chromium"],
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
