import { mkdirSync } from "node:fs";
import { chromium, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "../support/chromium.ts";
import { demoAccount } from "#content/site.ts";
import { createSiteServer, listen } from "#server/preview/server.ts";
import { SCREENS, type Screen } from "./screens.ts";

/*
 * `npm run screenshots [-- part-of-a-name …]` captures every screen of the built site at five widths in both
 * themes, into screenshots/. SIZES=390,1280 and THEMES=light narrow it down. Photographs are blocked unless a
 * screen requests them, because a page must be complete without them.
 */
const WIDTHS = (process.env.SIZES ?? "320,390,768,1280,1920").split(",").map(Number);
const THEMES = (process.env.THEMES ?? "light,dark").split(",");
const OUT = "screenshots";
const wanted = process.argv.slice(2);

const server = createSiteServer({ folder: "dist", base: "/" });
const port = await listen(server, "127.0.0.1", Number(process.env.SHOTS_PORT ?? 4400));
const browser = await chromium.launch(launchOptions("--hide-scrollbars"));
mkdirSync(OUT, { recursive: true });

/** Noise, the busiest possible photograph: text readable over it is readable over any. */
const photo = await sharp({
  create: {
    width: 1200,
    height: 800,
    channels: 3,
    background: "#7a8a5a",
    noise: { type: "gaussian", mean: 125, sigma: 60 },
  },
})
  .jpeg()
  .toBuffer();

/** Waits for every picture, including those far below and those just replaced by React. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = "eager";
    const later = ".month, .chart-grid tr, .post-table tr";
    for (const part of document.querySelectorAll<HTMLElement>(later)) {
      part.style.contentVisibility = "visible";
    }
    return [...document.images].every((image) => image.complete);
  });
}

async function shoot(screen: Screen, width: number, theme: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme: theme === "dark" ? "dark" : "light",
    timezoneId: "America/Chicago",
    reducedMotion: "reduce",
  });
  await context.route(/images\.(?:unsplash|pexels)\.com/, (route) =>
    screen.photos ? route.fulfill({ body: photo, contentType: "image/jpeg" }) : route.abort(),
  );
  if (screen.signedIn) {
    const { id, username, email } = demoAccount;
    await context.addInitScript(
      (user) => localStorage.setItem("user", user),
      JSON.stringify({ id, username, email }),
    );
  }
  const page = await context.newPage();
  await page.goto(screen.address, { waitUntil: "load" });
  await page.waitForTimeout(
    screen.address.startsWith("/admin") || screen.address.includes("?") ? 1600 : 700,
  );
  await settle(page);
  await page.waitForTimeout(screen.photos ? 1500 : 300);
  // A page that stands in for a missing file looks complete until React starts loading its content.
  await page.locator("h1").first().waitFor();
  await expect(page.locator(".spinner")).toHaveCount(0);
  await settle(page);
  await screen.act?.(page);
  await page.waitForTimeout(screen.act ? 300 : 0);
  await page.screenshot({
    path: `${OUT}/${screen.name}-${width}-${theme}.png`,
    fullPage: screen.act === undefined,
  });
  await context.close();
}

for (const screen of SCREENS) {
  if (wanted.length > 0 && !wanted.some((part) => screen.name.includes(part))) continue;
  const { from = 0, upTo = Number.POSITIVE_INFINITY } = screen;
  for (const width of WIDTHS.filter((size) => size >= from && size <= upTo)) {
    for (const theme of THEMES) await shoot(screen, width, theme);
  }
  console.log(screen.name);
}
await browser.close();
server.close();
