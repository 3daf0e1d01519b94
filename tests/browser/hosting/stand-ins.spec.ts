import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import sirv from "sirv";
import { listen } from "#server/preview/server.ts";
import { ready, expect, test as onServer } from "#tests/browser/fixtures.ts";

/** The same site on a host that serves only files and 404.html, without rules or headers (GitHub Pages). */
const onPlainHost = onServer.extend({
  // Playwright requires an object pattern as the first parameter.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    const files = sirv("dist", {
      maxAge: 600,
      extensions: ["html"],
      onNoMatch: (_, response) => {
        response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
        response.end(readFileSync("dist/404.html"));
      },
    });
    const host = createServer((request, response) => files(request, response));
    await use(`http://127.0.0.1:${await listen(host, "127.0.0.1", 0)}`);
    host.close();
  },
});

/** Addresses without a file, and their heading. The file and status that answer each: app/shared/stand-ins.test.ts. */
const ADDRESSES = [
  ["/practices/soil/compost", "Soil Building"],
  ["/practices/unknown-type/and-more", "Regenerative Practices"],
  ["/blog/category/unknown-one", "Unknown-one Articles"],
  // The right slug in the wrong month.
  ["/blog/2025/03/nesting-season-leave-one-paddock-for-the-meadowlarks", "Post Not Found"],
  ["/about/nope", "Page Not Found"],
] as const;

onServer(
  "on a host with redirect rules an address without a file shows its heading, and `?for=` changes the address only on pages that stand in for it",
  async ({ page }) => {
    for (const [address, heading] of ADDRESSES.slice(1, 3)) {
      await page.goto(address);
      await shows(page, address, heading);
    }
    await expect(page.getByText("No articles found in Unknown-one")).toBeVisible();
    await page.goto("/admin/edit-post/x");
    await leadsToLogin(page);

    for (const [address, shown] of [
      ["/about?for=/admin", "/about?for=/admin"],
      ["/practices/unknown?for=/practices/../admin", "/practices/unknown?for=/practices/../admin"],
      [
        "/blog/category/unknown?for=/blog/category/goats%2520and%2520sheep",
        "/blog/category/goats%20and%20sheep",
      ],
    ] as const) {
      await page.goto(address);
      await ready(page);
      expect(await page.evaluate(() => location.pathname + location.search)).toBe(shown);
    }
  },
);

onPlainHost(
  "on a host with only 404.html each address without a file shows its heading, and links from it work @rare",
  async ({ page, expectedErrors }) => {
    // The document itself, and the data file of a missing post.
    expectedErrors.push("404 (Not Found)");
    for (const [address, heading] of ADDRESSES) {
      await page.goto(address);
      await shows(page, address, heading);
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL(/\/getting-started\/faq$/);
    await page.goto("/admin/edit-post/x");
    await leadsToLogin(page);
  },
);

async function shows(page: Page, address: string, heading: string): Promise<void> {
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(heading);
  await expect(page).toHaveTitle(new RegExp(heading));
  await expect(page.locator("html")).toHaveClass(/js/);
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);
}

/** Expects that the desk's address redirected to the login. */
async function leadsToLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
}
