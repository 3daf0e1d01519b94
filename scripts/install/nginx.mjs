import { existsSync } from "node:fs";
import { systemPackage } from "./system-package.mjs";

const KNOWN = [
  process.env.NGINX_PATH,
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/opt/homebrew/bin/nginx",
];

/** The path of nginx, for tests of the shipped configuration; `undefined` if it cannot be installed. */
export function nginx() {
  return systemPackage({
    title: "nginx",
    find: () => KNOWN.find((candidate) => candidate && existsSync(candidate)),
    packages: { "apt-get": ["nginx-light"], dnf: ["nginx"], pacman: ["nginx"], brew: ["nginx"] },
  });
}
