import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The browser bundle from `npm run build`. */
const CLIENT = ".output/client";

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
type Chunk = z.infer<typeof chunk>;

export class ViteManifest {
  readonly #chunks: Readonly<Record<string, Chunk>>;

  /** @throws Error without a build, since the tests would pass without checking anything. */
  constructor() {
    const file = join(CLIENT, ".vite/manifest.json");
    if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first`);
    this.#chunks = z.record(z.string(), chunk).parse(JSON.parse(readFileSync(file, "utf8")));
  }

  get names(): string[] {
    return Object.keys(this.#chunks);
  }

  /** These chunks and all that they load later, except those that match `skip` and chunks that only those load. */
  withLater(names: readonly string[], skip: RegExp): string[] {
    const seen = new Set(names);
    for (const name of seen) {
      const { imports = [], dynamicImports = [] } = this.#chunks[name] ?? {};
      for (const one of [...imports, ...dynamicImports]) if (!skip.test(one)) seen.add(one);
    }
    return [...seen];
  }

  /** All files that a browser downloads for these chunks, including static imports. */
  filesFor(names: readonly string[]): Set<string> {
    const files = new Set<string>();
    const seen = new Set<string>();
    const queue = [...names];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const entry = this.#chunks[name];
      if (!entry || seen.has(name)) continue;
      seen.add(name);
      queue.push(...entry.imports);
      for (const file of [entry.file, ...entry.css]) files.add(file);
    }
    return files;
  }

  /** Scripts with stylesheets of their own. */
  get styled(): string[] {
    return this.names.filter((name) => (this.#chunks[name]?.css ?? []).length > 0);
  }

  /** Each script with the files that it imports statically and dynamically. */
  get scripts(): { file: string; imports: string[]; dynamicImports: string[] }[] {
    const fileOf = (name: string) => this.#chunks[name]?.file ?? name;
    return Object.values(this.#chunks)
      .filter(({ file }) => file.endsWith(".js"))
      .map(({ file, imports, dynamicImports }) => ({
        file,
        imports: imports.map(fileOf),
        dynamicImports: dynamicImports.map(fileOf),
      }));
  }

  text(file: string): string {
    return readFileSync(join(CLIENT, file), "utf8");
  }
}
