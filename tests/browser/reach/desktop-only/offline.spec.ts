import { awake, expect, test } from "../../fixtures.ts";
import { saved, saveSite, SAVING } from "./saved-copy.ts";

test.use({ serviceWorkers: "allow" });
test.setTimeout(3 * SAVING);

test("after one visit the whole site reads without a signal", async ({ page, context }) => {
  await page.goto("/about");
  // Nobody asks: the copy is saved in the background.
  await expect(saved(page)).toBeVisible({ timeout: SAVING });
  await expect(page.getByRole("button", { name: "Remove the saved copy" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save for reading offline" })).toBeHidden();
  await context.setOffline(true);
  const title = page.getByRole("heading", { level: 1 });

  await test.step("home", async () => {
    await page.goto("/");
    await expect(title).toHaveText(/one reasonable change/);
    await expect(saved(page)).toBeVisible();
  });
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
    await expect(page.getByText(/^Found \d+ results?$/)).toBeVisible();
    await page.getByRole("main").getByRole("searchbox").fill("zzzz");
    await page.keyboard.press("Enter");
    await expect(page.getByText("No posts found").first()).toBeVisible();
  });
  await test.step("an address with a slash or a campaign's mark", async () => {
    await page.goto("/about/mission/?utm_source=feed");
    await expect(page).toHaveURL("/about/mission?utm_source=feed");
    await expect(title).toHaveText(/Mission/);
    await awake(page);
    await page.goto("/about/mission.html");
    await expect(page).toHaveURL("/about/mission");
    await awake(page);
  });
  await test.step("a practice nobody has heard of", async () => {
    await page.goto("/practices/unheard-of");
    await expect(title).toHaveText("Regenerative Practices");
  });
  await test.step("an address that is not in the copy", async () => {
    await page.goto("/no/such/page");
    await expect(title).toHaveText(/offline.*not saved/);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(title).toHaveText(/one reasonable change/);
  });
});

test("removing the copy takes away worker and files, and it does not come back", async ({
  page,
}) => {
  await saveSite(page);
  await page.getByRole("button", { name: "Remove the saved copy" }).click();
  await expect(page.getByRole("button", { name: "Save for reading offline" })).toBeVisible();
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await page.goto("/about");
  await page.waitForTimeout(5000);
  expect(await left()).toEqual({ workers: 0, caches: [] });
});

test("with low data nothing is saved until asked for", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("low-data", "on"));
  await page.goto("/about");
  await page.waitForTimeout(5000);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.getByRole("button", { name: "Save for reading offline" }).click();
  await expect(saved(page)).toBeVisible({ timeout: SAVING });
});
