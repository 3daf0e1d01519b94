import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** The export's output folder. After `sweep` it contains only the files of this export. */
export class SiteFolder {
  readonly #folder: string;
  readonly #files = new Set<string>();
  /** Folders known to exist, since thousands of posts share a few. */
  readonly #created = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a file, unless it is unchanged, so that it keeps its modification time. */
  write(file: string, content: string | Buffer): void {
    const target = this.#add(file);
    const bytes = Buffer.from(content);
    if (existsSync(target) && readFileSync(target).equals(bytes)) return;
    writeFileSync(target, bytes);
  }

  copy(file: string, source: string): void {
    copyFileSync(source, this.#add(file));
  }

  /** Keeps files from the last export. @returns whether all of them exist; otherwise none is kept. */
  keep(files: readonly string[]): boolean {
    if (!files.every((file) => existsSync(join(this.#folder, file)))) return false;
    for (const file of files) this.#files.add(file);
    return true;
  }

  /** Deletes files that were neither written nor kept. */
  sweep(): void {
    this.#sweepFolder("");
  }

  #add(file: string): string {
    const target = join(this.#folder, file);
    const parent = dirname(target);
    if (!this.#created.has(parent)) mkdirSync(parent, { recursive: true });
    this.#created.add(parent);
    this.#files.add(file);
    return target;
  }

  /** @returns whether anything is left in the folder. */
  #sweepFolder(under: string): boolean {
    let hasFiles = false;
    for (const entry of readdirSync(join(this.#folder, under), { withFileTypes: true })) {
      const path = under === "" ? entry.name : `${under}/${entry.name}`;
      const target = join(this.#folder, path);
      if (entry.isDirectory()) {
        if (this.#sweepFolder(path)) hasFiles = true;
        else rmdirSync(target);
      } else if (this.#files.has(path)) hasFiles = true;
      else rmSync(target);
    }
    return hasFiles;
  }
}
