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

/** The folder that the site is exported to. When the export is done, only its files are in it. */
export class SiteFolder {
  readonly #folder: string;
  readonly #files = new Set<string>();
  /** Folders that are there for certain: thousands of posts share a few. */
  readonly #made = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a file, unless its bytes are there already: what did not change keeps its time. */
  write(file: string, content: string | Buffer): void {
    const target = this.#add(file);
    const bytes = Buffer.from(content);
    if (existsSync(target) && readFileSync(target).equals(bytes)) return;
    writeFileSync(target, bytes);
  }

  copy(file: string, source: string): void {
    copyFileSync(source, this.#add(file));
  }

  /** Keeps files of the last export; tells whether all of them are there. */
  keep(files: readonly string[]): boolean {
    if (!files.every((file) => existsSync(join(this.#folder, file)))) return false;
    for (const file of files) this.#files.add(file);
    return true;
  }

  /** Deletes what is not of this export. */
  sweep(): void {
    this.#sweepFolder("");
  }

  #add(file: string): string {
    const target = join(this.#folder, file);
    const parent = dirname(target);
    if (!this.#made.has(parent)) mkdirSync(parent, { recursive: true });
    this.#made.add(parent);
    this.#files.add(file);
    return target;
  }

  /** @returns whether anything is left in the folder. */
  #sweepFolder(under: string): boolean {
    let left = false;
    for (const entry of readdirSync(join(this.#folder, under), { withFileTypes: true })) {
      const path = under === "" ? entry.name : `${under}/${entry.name}`;
      const target = join(this.#folder, path);
      if (entry.isDirectory()) {
        if (this.#sweepFolder(path)) left = true;
        else rmdirSync(target);
      } else if (this.#files.has(path)) left = true;
      else rmSync(target);
    }
    return left;
  }
}
