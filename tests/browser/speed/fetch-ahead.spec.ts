import type { Page } from "@playwright/test";
import { awake, expect, test } from "../fixtures.ts";

const POST = "a-grazing-chart-a-photo-post-and-a-drought-date";

/** Addresses of data that the page asks for from now on. */
function askedData(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:data|json)$/.test(pathname) && !pathname.endsWith(".state.json"))
      asked.push(pathname);
  });
  return asked;
}

/** A good connection, whatever this machine is busy with. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: Object.assign(new EventTarget(), { saveData: false, effectiveType: "4g" }),
    }),
  ),
);

test("a page whose link is in view is fetched once; the click asks for nothing", async ({
  page,
}) => {
  const asked = askedData(page);
  const times = () => asked.filter((address) => address === "/practices/soil.data").length;
  await page.goto("/practices");
  await awake(page);
  const link = page.locator("main").getByRole("link", { name: "Soil Building" }).first();
  expect(times()).toBe(0);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(times).toBe(1);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Soil Building");
  expect(times()).toBe(1);
});

test("so is a post's text, with who answers for it", async ({ page }) => {
  const asked = askedData(page);
  await page.goto("/blog/archive");
  await awake(page);
  const link = page.locator(`main a[href$="${POST}"]`);
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() => asked.filter((address) => address.endsWith(`${POST}.json`)))
    .toHaveLength(1);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((address) => address.endsWith(`${POST}.json`))).toHaveLength(1);
});

test("who scrolls past asks for nothing, and one page fetches sixteen others at most", async ({
  page,
}) => {
  const asked = askedData(page);
  await page.goto("/sitemap");
  await awake(page);
  for (let screen = 0; screen < 12; screen += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(350);
  }
  const pages = new Set(asked.filter((address) => !address.startsWith("/data/")));
  expect(pages.size).toBeGreaterThan(5);
  expect(pages.size).toBeLessThanOrEqual(16);
});

test("who saves data has nothing fetched before a finger or pointer is on a link", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("low-data", "on"));
  const asked = askedData(page);
  await page.goto("/blog");
  await page.getByRole("main").getByRole("searchbox").fill("hay");
  await awake(page);
  await page.waitForTimeout(600);
  const posts = () => asked.filter((address) => /^\/blog\/\d{4}\//.test(address));
  expect(posts()).toEqual([]);
  await page.locator("main h2 a, main h3 a").first().hover();
  await expect.poll(posts).toHaveLength(1);
});
