import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { systemPackage } from "./system-package.mjs";

const DEBIAN = "/usr/lib/postgresql";
const OTHERS = ["/opt/homebrew/opt/postgresql/bin", "/usr/bin", "/usr/local/bin"];

/** The folder of PostgreSQL's programs, for the server edition's tests; `undefined` if it cannot be installed. */
export function postgres() {
  return systemPackage({
    title: "PostgreSQL",
    find: () =>
      [process.env.POSTGRES_BIN, ...debianFolders(), ...OTHERS].find(
        (folder) => folder && existsSync(join(folder, "initdb")),
      ),
    packages: {
      "apt-get": ["postgresql"],
      dnf: ["postgresql-server"],
      pacman: ["postgresql"],
      brew: ["postgresql"],
    },
  });
}

function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .toSorted()
    .toReversed()
    .map((version) => join(DEBIAN, version, "bin"));
}
