import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/*
 * Builds a copy of the site again and again in one folder, and after each change once more from
 * nothing: both must be the same to the byte. `npm run build` must have made the bundle.
 */
const checkout = resolve(import.meta.dirname, "..");
const TEXT = "content/posts/2024-11-14-parasites-flies-and-the-limits-of-rest.md";
const EXTRA = "content/posts/2024-11-20-soon-gone.md";
let work = "";
const settings: Record<string, string> = {};

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "site-"));
  for (const part of ["public", "node_modules", "package.json", "package-lock.json", "app"]) {
    symlinkSync(join(checkout, part), join(work, part));
  }
  cpSync(join(checkout, "content"), join(work, "content"), { recursive: true });
  cpSync(join(checkout, ".output"), join(work, "bundle"), { recursive: true });
  cpSync(join(work, TEXT), join(work, EXTRA));
  build("kept");
}, 120_000);

afterAll(() => rmSync(work, { recursive: true }));

function build(out: string): void {
  execFileSync(process.execPath, [join(checkout, "build/build-site.ts")], {
    cwd: work,
    env: {
      ...process.env,
      BUNDLE_DIR: "bundle",
      OUT_DIR: out,
      NODE_ENV: "production",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(work, file), "utf8");
  expect(change(before)).not.toBe(before);
  writeFileSync(join(work, file), change(before));
}

const filesIn = (folder: string) =>
  readdirSync(join(work, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(work, folder, file)).isFile())
    .toSorted();

/** Builds in the kept folder and from nothing, compares, and tells which files were written anew. */
function buildTwice(): Set<string> {
  const times = new Map(filesIn("kept").map((file) => [file, timeOf(file)]));
  build("kept");
  rmSync(join(work, "fresh"), { recursive: true, force: true });
  mkdirSync(join(work, "fresh"));
  build("fresh");
  expect(filesIn("kept")).toEqual(filesIn("fresh"));
  const differing = filesIn("kept").filter(
    (file) =>
      !readFileSync(join(work, "kept", file)).equals(readFileSync(join(work, "fresh", file))),
  );
  expect(differing).toEqual([]);
  return new Set(filesIn("kept").filter((file) => times.get(file) !== timeOf(file)));
}

const timeOf = (file: string) => statSync(join(work, "kept", file)).mtimeMs;
const page = (path: string) => readFileSync(join(work, "kept", `${path}.html`), "utf8");

test("a post's title and text reach its page, its neighbours and the lists; other pages are kept", () => {
  edit(TEXT, (text) =>
    text.replace(/^title: .*$/m, 'title: "Flies <& rest>"').concat("\n\nNew.\n"),
  );
  const anew = buildTwice();
  expect(page("blog/2024/11/parasites-flies-and-the-limits-of-rest")).toContain("<p>New.</p>");
  expect(page("blog/2024/10/trading-hay-days-for-grazing-days")).toContain(
    "Flies &lt;&amp; rest&gt;",
  );
  for (const file of ["blog/archive.html", "blog.html", "sitemap.xml", "feed.xml"]) {
    expect(anew).toContain(file);
  }
  for (const file of ["about/mission.html", "getting-started/faq.html", "about/mission.data"]) {
    expect(anew).not.toContain(file);
  }
}, 120_000);

test("a page's new text shows, and a removed post leaves no file", () => {
  edit("content/pages/about/mission.yaml", (text) => text.replace("title: Mission", "title: Why"));
  rmSync(join(work, EXTRA));
  const anew = buildTwice();
  expect(anew).toContain("about/mission.html");
  expect(anew).not.toContain("about/team.html");
  expect(filesIn("kept").filter((file) => file.includes("soon-gone"))).toEqual([]);
}, 120_000);

test("a template, a style and a setting each make every page anew", () => {
  const [templates = ""] = readdirSync(join(work, "bundle/server/assets")).filter((file) =>
    /^server-build-.*\.js$/.test(file),
  );
  edit(`bundle/server/assets/${templates}`, (code) =>
    code.replaceAll("Skip to content", "Skip to the text"),
  );
  expect(buildTwice()).toContain("about/team.html");
  expect(page("about/team")).toContain("Skip to the text");
  const [styles = ""] = readdirSync(join(work, "bundle/client/assets")).filter((file) =>
    /^site-.*\.css$/.test(file),
  );
  const renamed = join(work, "bundle/client/assets/site-renamed.css");
  renameSync(join(work, "bundle/client/assets", styles), renamed);
  writeFileSync(renamed, readFileSync(renamed, "utf8").replace("body{", "body{scroll-margin:1px;"));
  expect(buildTwice()).toContain("about/team.html");
  expect(page("about/team")).toContain("scroll-margin:1px");
  settings.SITE_ORIGIN = "https://another.example";
  expect(buildTwice()).toContain("about/team.html");
}, 240_000);
