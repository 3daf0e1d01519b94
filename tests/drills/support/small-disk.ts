import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PART_BYTES = 64 * 1024;

/** Its own disk, so small that a drill can fill it. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes what is left of it. */
  fill(): void;
  /** Gives that back. */
  free(): void;
  /** As a system makes a disk that reports errors. Nothing on it may be open for writing. */
  makeReadOnly(): void;
  makeWritable(): void;
  remove(): void;
}

/** Mounts one in memory. @throws Error where this user may not mount, also not with sudo. */
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
      // Others write meanwhile, so how much is left cannot be asked for.
      const part = Buffer.alloc(PART_BYTES);
      try {
        for (;;) appendFileSync(ballast, part);
      } catch {
        // It is full.
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
