import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bin, root, run, windows } from "../run.mjs";
import { systemPackage } from "./system-package.mjs";

const STAMP = join(root, "node_modules", ".cache", "installed");
const REGISTRY_TIMEOUT_MS = 30_000;

/** Installs the lock file's packages, unless they are installed already. */
export function install() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 20) {
    console.error(`First Paddock needs Node 20 or newer to begin; this is ${process.version}.`);
    process.exit(1);
  }
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  installPackages();
  provideLibatomic();
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, lock);
}

function installPackages() {
  const title = "Installing the packages in package-lock.json";
  const ci = ["ci", "--no-audit", "--no-fund"];
  console.log("\n▸ Asking npm’s registry");
  if (isRegistryThere()) {
    run(title, "npm", ci);
    return;
  }
  console.log("  No answer: npm may still have the packages from before.");
  if (run(title, "npm", [...ci, "--offline"], { allowFailure: true }) === 0) return;
  console.error(
    "\nnpm’s registry cannot be reached. Check the connection, and the registry and proxy that `npm config list` names.",
  );
  process.exit(1);
}

/** Asked first, because npm itself waits silently for many minutes for a proxy that does not answer. */
function isRegistryThere() {
  const { error, stderr } = spawnSync("npm", ["ping", "--fetch-retries=0"], {
    cwd: root,
    encoding: "utf8",
    shell: windows,
    timeout: REGISTRY_TIMEOUT_MS,
  });
  // Any answer will do: some registries do not support ping.
  return !error && !/syscall (?:connect|getaddrinfo|read)/.test(stderr);
}

/** The lock file's Node 26 is linked against libatomic, which slim systems do not have. */
function provideLibatomic() {
  const starts = () => {
    const { stderr } = spawnSync(join(bin, "node"), ["--version"], { encoding: "utf8" });
    return !stderr?.includes("libatomic");
  };
  const isProvided = systemPackage({
    title: "libatomic, which Node 26 needs",
    find: starts,
    packages: { "apt-get": ["libatomic1"], dnf: ["libatomic"], pacman: ["gcc-libs"] },
  });
  if (isProvided) return;
  console.error(
    "Node 26 needs the library libatomic. Install it (Debian: libatomic1) and try again.",
  );
  process.exit(1);
}
