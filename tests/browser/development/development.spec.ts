import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#server/testing/child.ts";
import { startSignedIn } from "#tests/browser/admin/support/desk.ts";
import { expect, ready, test as onServer } from "#tests/browser/fixtures.ts";

const START_TIMEOUT_MS = 60_000;

/** The development server, `npm run dev`. */
const test = onServer.extend({
  baseURL: [
    // Playwright requires an object pattern as the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = await freePort();
      const vite = spawn(
        process.execPath,
        ["node_modules/vite/bin/vite.js", "--port", String(port), "--strictPort"],
        { env: { ...process.env, NODE_ENV: "development" } },
      );
      await once(vite.stdout, "data");
      await use(`http://localhost:${port}`);
      vite.kill();
    },
    { scope: "test", timeout: START_TIMEOUT_MS },
  ],
});

test("the development server serves a page with its islands, a feed, a missing page and the desk", async ({
  page,
}) => {
  test.setTimeout(START_TIMEOUT_MS);
  await page.goto("/blog");
  await ready(page);
  await page.getByRole("main").getByRole("searchbox").fill("polywire");
  await expect(page.getByText(/Found \d+ results?/)).toBeVisible();
  expect((await page.request.get("/feed.xml")).headers()["content-type"]).toBe(
    "application/rss+xml",
  );
  expect((await page.request.get("/no/such/page")).status()).toBe(404);
  await startSignedIn(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Posts" })).toBeVisible();
});
