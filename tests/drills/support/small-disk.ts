import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PART_BYTES = 64 * 1024;

/** A disk small enough for a drill to fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the remaining space. */
  fill(): void;
  /** Frees that space. */
  free(): void;
  /** Remounts it read-only, as systems do after disk errors. Nothing on it may be open for writing. */
  makeReadOnly(): void;
  makeWritable(): void;
  remove(): void;
}

/** Mounts one in memory. @throws Error if this user may not mount, even with sudo. */
export function smallDisk(mebibytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "paddock-disk-"));
  const ballast = join(folder, "ballast");
  const asRoot = (...command: string[]) => {
    const [first = "", ...rest] = process.getuid?.() === 0 ? command : ["sudo", "-n", ...command];
    execFileSync(first, rest, { stdio: "pipe" });
  };
  asRoot("mount", "-t", "tmpfs", "-o", `size=${mebibytes}m,mode=0777`, "tmpfs", folder);
  return {
    folder,
    fill() {
      // Writes until the disk is full, since others write at the same time.
      const part = Buffer.alloc(PART_BYTES);
      try {
        for (;;) appendFileSync(ballast, part);
      } catch {
        // The disk is full.
      }
    },
    free: () => rmSync(ballast, { force: true }),
    makeReadOnly: () => asRoot("mount", "-o", "remount,ro", folder),
    makeWritable: () => asRoot("mount", "-o", "remount,rw", folder),
    remove() {
      asRoot("umount", "--lazy", folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
