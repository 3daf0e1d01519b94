import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Adds up how far content has moved while loading (the layout shift score). */
async function shifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        total.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift);
}

test("photos load near the viewport in a suitable width and fade in over their drawing; neither photos nor late fonts shift the layout", async ({
  page,
}) => {
  const requested: string[] = [];
  const drawings: string[] = [];
  page.on("request", (request) => {
    if (/unsplash|pexels/.test(request.url())) requested.push(request.url());
    if (request.url().includes("home-hero")) drawings.push(request.url());
  });
  const moved = await shifts(page);
  await page.goto("/");
  await expect(page.locator(".hero .by-device .pic")).toBeVisible();
  expect(drawings).toHaveLength(1);
  const photo = page.locator(".hero .photo.ready");
  await expect(photo).toHaveCSS("opacity", "1");
  await expect(photo.locator("img")).toHaveAttribute("alt", /./);
  expect(await moved()).toBeLessThan(0.05);
  await expect(photo.locator("img")).toHaveAttribute("srcset", /480w.*1600w/);
  await expect(page.locator(".hero .photo img")).toHaveAttribute("sizes", /./);
  expect(requested.every((address) => /[?&]w=\d+/.test(address))).toBe(true);
  const atTop = requested.length;
  expect(atTop).toBeLessThan(await page.locator("[data-photo]").count());
  await page.locator(".cta").scrollIntoViewIfNeeded();
  await expect(page.locator(".cta .photo.ready")).toHaveCount(1);
  expect(requested.length).toBeGreaterThan(atTop);

  await page.route("**/*.woff2", async (route) => {
    await new Promise((go) => setTimeout(go, 700));
    await route.fallback();
  });
  await page.goto("/practices/grazing");
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("700 20px Besley"))).toBe(true);
  expect(await moved()).toBeLessThan(0.05);
});

test.describe("with the photo hosts unreachable", () => {
  test.use({ photoHost: "blocked" });

  test("no picture is broken, and drawings of tools replace the portraits", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = "eager";
        await image.decode();
      }
    });
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
    );
    expect(broken).toEqual([]);
    await expect(page.locator(".photo.ready")).toHaveCount(0);

    await page.goto("/about/team");
    await page.locator(".member").last().scrollIntoViewIfNeeded();
    const members = await page.locator(".member").count();
    expect(members).toBeGreaterThan(0);
    await expect(page.locator(".member img.pic")).toHaveCount(members);
    await expect(page.locator(".member .photo img")).toHaveCount(0);
    const drawn = () =>
      page
        .locator(".member img.pic")
        .evaluateAll(
          (all) =>
            all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
              .length,
        );
    await expect.poll(drawn).toBe(members);
  });
});
