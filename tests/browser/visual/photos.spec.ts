import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Adds up how far the page has moved under the reader (the layout shift score). */
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

test("a photo fades in over its drawing and moves nothing", async ({ page }) => {
  const moved = await shifts(page);
  await page.goto("/about/team");
  const photo = page.locator(".photo.ready").first();
  await expect(photo).toHaveCSS("opacity", "1");
  await expect(photo.locator("img")).toHaveAttribute("alt", /./);
  expect(await moved()).toBeLessThan(0.05);
});

test("late fonts move nothing", async ({ page }) => {
  const moved = await shifts(page);
  await page.route("**/*.woff2", async (route) => {
    await new Promise((go) => setTimeout(go, 700));
    await route.fallback();
  });
  await page.goto("/practices/grazing");
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("700 20px Besley"))).toBe(true);
  expect(await moved()).toBeLessThan(0.05);
});
