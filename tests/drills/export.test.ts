import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addImage } from "#server/images/store.ts";
import { openDatabase } from "#server/database/open.ts";
import { testDesk } from "#server/testing/desk.ts";
import { change, DRAFT, makePost } from "#server/testing/drafts.ts";
import { importFirstPosts } from "#server/transfer/first-posts.ts";
import { BUILD_TIMEOUT_MS, buildSite } from "../server/build-site.ts";

const folder = mkdtempSync(join(tmpdir(), "paddock-export-"));
const out = join(folder, "site");
const dataFolder = join(folder, "data");
let picture: { readonly name: string; readonly bytes: Uint8Array };

beforeAll(async () => {
  const database = await openDatabase({ dataFolder, databaseUrl: undefined });
  await importFirstPosts(database.db, "content/posts", Date.UTC(2026, 10, 1));
  const ana = await testDesk(database).owner();
  const id = await makePost(ana, { title: "Only at the desk", slug: "first-address" });
  const draft = { ...DRAFT, title: "Only at the desk", slug: "only-at-the-desk" };
  await change(ana, id, 1, { draft, intent: "publish" });
  await ana.send("POST", "/api/redirects", {
    address: "/2019/old-page.php",
    leadsTo: "/blog/2026/11/first-address",
  });
  await makePost(ana, { title: "A draft", slug: "a-draft" }, "save");
  const color = { create: { width: 600, height: 400, channels: 3, background: "#876" } } as const;
  await addImage(database.db, await sharp(color).png().toBuffer(), "cow.png", {
    by: null,
    at: Date.now(),
  });
  picture = await database.db
    .selectFrom("image_files")
    .select(["name", "bytes"])
    .executeTakeFirstOrThrow();
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  "exports the server edition’s site as plain files: published posts, lists, pictures, no drafts",
  () => {
    const settings = {
      DATA_DIR: dataFolder,
      OUT_DIR: out,
      // A different address needs its own bundle; the checkout's stays unchanged.
      BUNDLE_DIR: ".output-server-export",
      SITE_ORIGIN: "https://ranch.example",
    };
    // An export has the demo's pages, whose search runs in the browser.
    buildSite({ EDITION: "demo", ...settings });
    const env = { ...process.env, ...settings };
    const { status, stderr } = spawnSync(process.execPath, ["scripts/export.ts"], {
      env,
      encoding: "utf8",
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const text = (file: string) => readFileSync(join(out, file), "utf8");
    const files = readdirSync(out, { recursive: true, encoding: "utf8" });
    const page = files.find((file) => /only-at-the-desk(?:\.html|\/index\.html)$/.test(file)) ?? "";
    expect(text(page)).toContain("<strong>trough</strong>");
    expect(text("sitemap.xml")).toContain(
      "<loc>https://ranch.example/blog/2026/11/only-at-the-desk",
    );
    expect(text("feed.xml")).toContain("Only at the desk");
    expect(files.filter((file) => file.includes("a-draft"))).toEqual([]);
    expect(readFileSync(join(out, "media", picture.name))).toEqual(Buffer.from(picture.bytes));
    expect(existsSync(join(out, "404.html"))).toBe(true);
    const to = "/blog/2026/11/only-at-the-desk";
    for (const moved of ["blog/2026/11/first-address.html", "2019/old-page.php.html"]) {
      expect(text(moved)).toContain(`<meta http-equiv="refresh" content="0; url=${to}"/>`);
      expect(text(moved)).toContain(`rel="canonical" href="https://ranch.example${to}"`);
    }
    // Pages are exported in the format of the repository's own files.
    const mission = "content/pages/about/mission.yaml";
    expect(readFileSync(join(`${out}-texts`, mission), "utf8")).toBe(readFileSync(mission, "utf8"));
  },
  BUILD_TIMEOUT_MS,
);

test("reports that there is no site to export, and creates no empty one", () => {
  const empty = join(folder, "empty");
  const env = { ...process.env, DATA_DIR: empty };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/export.ts"], {
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no database at .+\. Set DATA_DIR .+\n$/);
  expect(existsSync(empty)).toBe(false);
});
