import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postFile } from "#app/content-model/posts/write-post.ts";
import { categoryPath } from "#app/domain/posts/lists/category.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { createSiteServer, listen } from "#server/preview/server.ts";
import { startSignedIn } from "#tests/browser/admin/support/desk.ts";
import { CATEGORIES, oddPosts, RARE } from "#tests/hostile/odd-posts.ts";
import { ready, expect, test as onOwnPosts } from "#tests/browser/fixtures.ts";

/** How long searching the texts of 5,000 posts may take on a busy machine, in milliseconds. */
const SEARCHING_MS = 20_000;

// The build rejects titles with a lone surrogate.
const posts = oddPosts(5000).map((post) => ({ ...post, title: post.title.toWellFormed() }));

/** The site built from its own posts, because guides link to them, and 5,000 odd ones. */
const test = onOwnPosts.extend<object, { manyPosts: string }>({
  manyPosts: [
    // Playwright requires an object pattern as the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const home = mkdtempSync(join(tmpdir(), "first-paddock-many-posts-"));
      const [source, folder] = [join(home, "posts"), join(home, "dist")];
      // The framework requires its output inside the project.
      const bundle = `.output-many-posts-${process.pid}`;
      cpSync("content/posts", source, { recursive: true });
      for (const { name, text } of posts.map((post) => postFile(post)))
        writeFileSync(join(source, name), text);
      execFileSync("npm", ["run", "--silent", "build"], {
        env: { ...process.env, POSTS_DIR: source, OUT_DIR: folder, BUNDLE_DIR: bundle },
        stdio: "pipe",
      });
      const server = createSiteServer({ folder, base: "/" });
      await use(`http://127.0.0.1:${await listen(server, "127.0.0.1", 4700)}`);
      server.close();
      for (const made of [home, bundle]) rmSync(made, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ manyPosts }, use) => {
    await use(manyPosts);
  },
});

// One worker, one build.
test.describe.configure({ mode: "default" });

test("5,000 posts with odd titles: every kind of page renders, with a clean console", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("404 (Not Found)");
  test.setTimeout(120_000);
  const addresses = [
    "/",
    "/blog",
    "/blog/archive",
    "/sitemap",
    "/practices/water",
    ...CATEGORIES.map(categoryPath),
    ...posts.slice(0, 16).map(postPath),
    "/blog/2015/05/no-such-post",
  ];
  for (const address of addresses) {
    await page.goto(address);
    await ready(page);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    await expect(page.getByRole("contentinfo"), address).toBeVisible();
  }
});

test("5,000 posts with odd titles: a search finds a rare word, and the list has a second page", async ({
  page,
}) => {
  const rare = posts.filter(({ content }) => content.includes(RARE.word));
  const titles = page.locator(".post-row h2 a").filter({ visible: true });
  await page.goto(`/blog?q=${RARE.word}`);
  await expect(page.locator(".found")).toContainText(`Found ${rare.length} results for`, {
    timeout: SEARCHING_MS,
  });
  await expect(titles.first()).toHaveAttribute("href", rare.map(postPath)[0] ?? "");
  await page.goto("/blog");
  const first = await titles.first().getAttribute("href");
  await page.getByRole("link", { name: "Older articles" }).click();
  await expect(page).toHaveURL("/blog/page/2");
  await expect(titles.first()).not.toHaveAttribute("href", first ?? "");
});

test("5,000 posts with odd titles: the desk finds one and opens it", async ({ page }) => {
  await startSignedIn(page);
  await page.goto("/admin");
  await page.getByPlaceholder("Search posts...").fill("<script>alert(4977)");
  const found = page.locator("tbody tr");
  await expect(found).toHaveCount(1);
  await found.getByRole("link", { name: /edit/i }).click();
  await expect(page.getByLabel("Content")).toHaveValue("Text of post 4977.");
});
