import type { Page } from "@playwright/test";
import { expect, hold, ready, test } from "#tests/browser/fixtures.ts";
import { works } from "#tests/browser/tools/works.ts";
import {
  countRegistrations,
  kept,
  LONG_AFTER_LOAD_MS,
  saved,
  SAVING_MS,
  visit,
} from "./saved-copy.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"],
});
test.setTimeout(2 * SAVING_MS);
test.beforeEach(({ page }) => page.clock.install());

/** Waits until saving has progressed past two of its progress records, which it writes after every ten files. */
async function begun(page: Page): Promise<void> {
  await expect
    .poll(async () => (await kept(page)).copy.length, { timeout: SAVING_MS })
    .toBeGreaterThan(30);
}

test("each page that is read is kept, a planner in working order from the first visit, and nothing else is fetched", async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  context.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const title = page.getByRole("heading", { level: 1 });
  await visit(page, "/tools/water");
  await works(page);
  await expect
    .poll(async () => (await kept(page)).read.toSorted().join(" "))
    .toMatch(/\/keep-screen-[\w-]+\.js.*\/water-[\w-]+\.js.*\/tools\/water/s);
  await expect.poll(async () => (await kept(page)).read.join()).toMatch(/\/fonts\/.*\.woff2/);
  expect((await kept(page)).copy).toEqual([]);
  expect(requested).not.toContain("/offline-list.json");
  expect(requested).not.toContain("/offline");

  await visit(page, "/practices/water");
  await expect
    .poll(async () => (await kept(page)).read)
    .toEqual(expect.arrayContaining(["/practices/water", "/offline"]));

  await context.setOffline(true);
  await page.goto("/tools/water");
  await works(page);
  await page.goto("/practices/water?from=feed");
  await expect(title).toHaveText("Water Systems");
  await page.goto("/getting-started/faq");
  await expect(title).toHaveText(/offline.*isn’t saved/);
  // Nor is the Spanish offline page, as only English pages were read.
  await page.goto("/es/tools/turn-in");
  await expect(title).toHaveText(/offline.*isn’t saved/);
  // The offline page's drawing was never fetched: the worker sends a blank picture, not a broken one.
  const drawing = page.locator(".error-page img");
  await expect
    .poll(() => drawing.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
});

test("the whole site is saved on request, as both tabs report, works without a signal, in Spanish too, and can be removed for good", async ({
  page,
  context,
}) => {
  const release = await hold(context, "**/offline-list.json");
  await page.goto("/about");
  await page.getByRole("button", { name: "Save for reading offline" }).click();
  // The button is hidden once it is pressed.
  await expect(page.locator(".offline-copy").getByRole("status")).toBeFocused();
  await test.step("a second tab that is told to save while the first is saving", async () => {
    const second = await context.newPage();
    await second.goto("/about");
    await second.getByRole("button", { name: "Save for reading offline" }).click();
    await expect(second.getByText("Saving…")).toBeVisible();
    release();
    // Nothing else is held back, and routing hundreds of requests through the test would be slow.
    await context.unroute("**/offline-list.json");
    await expect(page.getByText(/^Saving \d+ of \d+…$/)).toBeVisible();
    await expect(saved(page)).toBeVisible({ timeout: SAVING_MS });
    await expect(saved(second)).toBeVisible();
    await second.close();
  });
  await expect(page.getByRole("button", { name: "Remove the saved copy" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save for reading offline" })).toBeHidden();
  const { copy, read } = await kept(page);
  // Only the files of the open page, not the whole site a second time.
  expect(read.length).toBeLessThan(60);
  expect(copy.filter((path) => /^\/(?:admin|share|api)|feed|posts\.json/.test(path))).toEqual([]);
  await context.setOffline(true);
  const title = page.getByRole("heading", { level: 1 });

  await test.step("a practice, with its drawing and fonts", async () => {
    await page.goto("/practices/water");
    await expect(title).toHaveText("Water Systems");
    const drawing = page.locator("main img.pic").first();
    await expect
      .poll(() => drawing.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0);
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter((face) => face.status === "loaded").map(({ family }) => family),
      );
    await expect.poll(loaded).toEqual(expect.arrayContaining(["Besley", "Libre Franklin"]));
  });
  await test.step("a post", async () => {
    await page.goto("/blog/2024/07/rest-is-the-tool-you-already-own");
    await expect(title).toHaveText("Rest Is the Tool You Already Own");
  });
  await test.step("search, from the address and from the box", async () => {
    await page.goto("/blog?q=paddock");
    await expect(page.getByText(/^Found \d+ results? for paddock$/)).toBeVisible();
    await page.getByRole("main").getByRole("searchbox").fill("zzzz");
    await page.keyboard.press("Enter");
    await expect(page.getByText("No posts found").first()).toBeVisible();
  });
  await test.step("an address with a trailing slash and a campaign parameter", async () => {
    await page.goto("/about/mission/?utm_source=feed");
    await expect(title).toHaveText(/Mission/);
  });
  await test.step("an address that is not in the copy", async () => {
    await page.goto("/no/such/page");
    await expect(title).toHaveText(/offline.*isn’t saved/);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Before You Open the Gate" }).click();
    await expect(title).toHaveText("Before You Open the Gate");
    await page.goBack();
    await expect(main.getByRole("link", { name: "My Season" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(title).toHaveText(/one paddock first/);
    await expect(saved(page)).toBeVisible();
  });
  await test.step("everything under Tools is saved, and a planner works", async () => {
    await page.goto("/tools");
    const links = page.locator("main a[href^='/tools/'], header a[href^='/tools/']");
    const addresses = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
    );
    // Four planners, the blank forms and five field sheets.
    expect(addresses.size).toBe(10);
    expect(copy).toEqual(expect.arrayContaining([...addresses]));
    await page.goto("/tools/my-season");
    await works(page);
  });
  await test.step("in Spanish: a sheet, the search and a page that is not saved", async () => {
    await page.goto("/es");
    const sheet = page.getByRole("main").getByRole("link", { name: "Antes de abrir la puerta" });
    await sheet.first().click();
    await expect(page.getByText("Un animal que jadea, se tambalea")).toBeVisible();
    await page.goto("/es/search?q=acido");
    await expect(page.getByRole("status").first()).toContainText("con “acido”");
    await page.goto("/es/nada");
    await expect(title).toContainText("No hay señal");
  });
  await test.step("removing the copy removes the worker and its files for good", async () => {
    await context.setOffline(false);
    await page.goto("/");
    const button = page.getByRole("button", { name: "Remove the saved copy" });
    await button.focus();
    // The worker is still busy keeping pages that were read when the reader removes the copy.
    await button.evaluate(async (pressed: HTMLElement) => {
      const { active } = await navigator.serviceWorker.ready;
      for (let message = 0; message < 30; message += 1)
        active?.postMessage({ read: [location.href], again: true });
      pressed.click();
    });
    await expect(page.getByRole("button", { name: "Save for reading offline" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Save for reading offline" })).toBeVisible();
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
    const registrations = await countRegistrations(page);
    await visit(page, "/about");
    expect(await registrations()).toBe(0);
    expect(await left()).toEqual({ workers: 0, caches: [] });
  });
});

test("when the script for saving does not load, the page says so in its language @rare", async ({
  page,
  context,
}) => {
  await context.route("**/assets/offline-copy-*.js", (route) => route.abort());
  for (const [address, button, failed] of [
    ["/about", "Save for reading offline", "Not saved. Check your signal"],
    ["/es", "Guardar para leer sin señal", "No se pudo guardar el sitio."],
  ] as const) {
    await page.goto(address);
    await page.getByRole("button", { name: button }).click();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByText(failed)).toBeVisible({ timeout: 500 });
    }).toPass();
  }
});

test("when the browser blocks storage, the page says that the site could not be saved @rare", async ({
  page,
}) => {
  // With all cookies blocked, Chrome refuses even a lock.
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException("denied", "SecurityError"));
  });
  await visit(page, "/about");
  await page.getByRole("button", { name: "Save for reading offline" }).click();
  await expect(page.locator(".offline-copy").getByRole("status")).toContainText(
    "couldn’t be saved",
  );
});

test("on a visit on a later day the whole site is saved automatically, but not on a metered connection", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("first-visit", "Mon Jan 01 2024");
    const isAtHome = localStorage.getItem("at-home") !== null;
    const type = isAtHome ? "wifi" : "cellular";
    Object.defineProperty(navigator, "connection", {
      value: { effectiveType: "4g", type, saveData: false },
    });
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, "/about");
  // The page requests the copy's script before it tells the worker what to save.
  await expect.poll(async () => (await kept(page)).read).toContain("/about");
  expect(requested.filter((path) => /offline-(?:copy|list)/.test(path))).toEqual([]);
  expect((await kept(page)).copy).toEqual([]);

  await page.evaluate(() => localStorage.setItem("at-home", ""));
  await visit(page, "/about");
  // The test above shows that saving also finishes.
  await begun(page);
});

test("with low data nothing is saved until the reader asks, and removing the copy during saving stops the saving", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("low-data", "on");
    // WebKitGTK has no storage manager.
    Object.defineProperty(navigator, "storage", { value: undefined });
  });
  const registrations = await countRegistrations(page);
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await ready(page);
  await page.clock.runFor(LONG_AFTER_LOAD_MS);
  expect(await registrations()).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.getByRole("button", { name: "Save for reading offline" }).click();
  await begun(page);
  await page.getByRole("button", { name: "Remove the saved copy" }).click();
  await expect(page.getByRole("button", { name: "Save for reading offline" })).toBeVisible();
  // Lets pending fetches end, and then expects no new ones.
  await page.waitForTimeout(300);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.waitForTimeout(300);
  expect(requested).toEqual([]);
});
