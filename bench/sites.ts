import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { Socket } from "node:net";
import { join, resolve } from "node:path";
import { readPosts } from "../tests/support/read-posts.ts";
import { renderArticle } from "../app/markdown/renderer.ts";
import { createSiteServer, listen } from "../server/preview/server.ts";

export const ROOT = resolve(import.meta.dirname, "..");
/** Where references are installed and sites are built; ignored by git. */
export const WORK = join(import.meta.dirname, ".work");
const REFERENCES = join(import.meta.dirname, "references");
export const POSTS = join(ROOT, "content/posts");

/** The environment of a command: the checkout's programs, and generators that report nothing. */
export const environment = (more: Readonly<Record<string, string>> = {}) => ({
  ...process.env,
  PATH: `${ROOT}/node_modules/.bin:${process.env.PATH ?? ""}`,
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  CI: "1",
  ...more,
});

/** Runs a command silently. @throws Error with its last lines, if it fails. */
function run(command: string, args: readonly string[], cwd: string, more?: Record<string, string>) {
  const env = environment(more);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", env });
  if (status === 0) return;
  const last = `${stdout}${stderr}`.trim().split("\n").slice(-8).join("\n");
  throw new Error(`${command} ${args.join(" ")} failed:\n${last}`);
}

/** Builds the site as it is published; the checkout's `dist/` is not touched. @returns the folder to serve. */
export function buildOurs(): string {
  console.log("Building our site ...");
  const folder = join(WORK, "ours/dist");
  const folders = { OUT_DIR: folder, BUNDLE_DIR: join(WORK, "ours/bundle") };
  run("vite", ["build", "--logLevel", "warn"], ROOT, folders);
  run("node", [`${folders.BUNDLE_DIR}/server/publish.js`], ROOT, folders);
  return folder;
}

/** Writes the floor: each post as one plain HTML file. @returns the folder to serve. */
export function writeFloor(): string {
  const folder = join(WORK, "floor");
  const template = readFileSync(join(REFERENCES, "floor/page.html"), "utf8");
  const styles = readFileSync(join(REFERENCES, "article.css"), "utf8").replace(/\s+/g, " ").trim();
  const posts = readPosts(ROOT);
  mkdirSync(join(folder, "blog"), { recursive: true });
  for (const [index, post] of posts.entries()) {
    const next = posts[(index + 1) % posts.length] ?? post;
    const texts: Record<string, string> = {
      title: post.title,
      description: post.excerpt,
      styles,
      article: renderArticle(post.content).html,
      next: `/blog/${next.id}`,
    };
    const page = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => texts[name] ?? "");
    writeFileSync(join(folder, "blog", `${post.id}.html`), page);
  }
  return folder;
}

/** A site generator with the smallest site that its getting-started guide suggests. */
interface Reference {
  readonly name: string;
  /** Where it is installed; it builds into `out`. */
  readonly folder: string;
  /** Replaces its posts. */
  givePosts(posts: string): void;
  /** Deletes what earlier builds left, so that the next one starts from nothing. */
  forget(): void;
  build(): void;
}

const NAMES: Readonly<Record<string, string>> = {
  eleventy: "Eleventy, minimal",
  astro: "Astro, minimal",
  next: "Next.js static export, minimal",
};
const LEFTOVERS = ["out", ".next", ".astro", ".cache", "node_modules/.astro", "node_modules/.vite"];

/** The references that can be installed here, each once, from its lock file; the others are named in a message. */
export function installReferences(): Reference[] {
  return Object.keys(NAMES).flatMap((key) => {
    try {
      return [install(key)];
    } catch (error) {
      console.error(`${NAMES[key]} cannot be installed here and is left out: ${String(error)}`);
      return [];
    }
  });
}

function install(key: string): Reference {
  const folder = join(WORK, key);
  const source = join(REFERENCES, key);
  const lock = join(folder, "package-lock.json");
  const isCurrent =
    existsSync(join(folder, "node_modules")) &&
    existsSync(lock) &&
    readFileSync(lock).equals(readFileSync(join(source, "package-lock.json")));
  cpSync(source, folder, { recursive: true });
  cpSync(join(REFERENCES, "article.css"), join(folder, "article.css"));
  cpSync(join(ROOT, ".npmrc"), join(folder, ".npmrc"));
  // Not `npm ci`, which rejects a lock file without another platform's optional packages.
  if (!isCurrent) run("npm", ["install", "--no-save", "--ignore-scripts", "--no-audit"], folder);
  return {
    name: NAMES[key] ?? key,
    folder,
    givePosts(posts) {
      rmSync(join(folder, "posts"), { recursive: true, force: true });
      cpSync(posts, join(folder, "posts"), { recursive: true });
      for (const file of readdirSync(source)) {
        if (file.startsWith("posts.11tydata"))
          cpSync(join(source, file), join(folder, "posts", file));
      }
    },
    forget() {
      for (const name of LEFTOVERS) rmSync(join(folder, name), { recursive: true, force: true });
    },
    build: () => run("npm", ["run", "build"], folder),
  };
}

export interface Served {
  readonly origin: string;
  /** Requests and bytes sent since the server started, headers included. */
  traffic(): { readonly requests: number; readonly bytes: number };
  close(): Promise<void>;
}

/** Serves a built folder with brotli, like our bundled server, on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = createSiteServer({ folder, base: "/" });
  const sockets = new Set<Socket>();
  let requests = 0;
  server.on("connection", (socket: Socket) => sockets.add(socket));
  server.on("request", () => (requests += 1));
  const port = await listen(server, "127.0.0.1", 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    traffic: () => ({
      requests,
      bytes: [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
