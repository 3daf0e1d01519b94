import type { Page } from "@playwright/test";
import { ready, expect, test } from "../fixtures.ts";

/** Records what a page downloads besides its document and drawings. */
function extras(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    const heavy = ["script", "font", "stylesheet", "fetch", "xhr"].includes(request.resourceType());
    const foreign = /unsplash|pexels/.test(request.url());
    // The single stylesheet is always allowed.
    const styles = request.url().includes("/assets/site-");
    if ((heavy && !styles) || foreign) found.push(request.url());
  });
  return found;
}

/** Scrolls to the end and waits until IntersectionObservers have run. */
const lookAtTheEnd = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const footer = document.querySelector("footer");
        if (!footer) throw new Error("The page has no footer.");
        const watch = new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
        });
        watch.observe(footer);
        footer.scrollIntoView();
      }),
  );

/** Simulates a browser with Save-Data. */
const saveData = () =>
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), { saveData: true, effectiveType: "4g" }),
  });

/** Expects that pages load no photo, font or script. */
async function loadNothingMore(page: Page, addresses: readonly string[]): Promise<void> {
  await page.clock.install();
  const downloads = extras(page);
  for (const address of addresses) {
    await page.goto(address);
    await lookAtTheEnd(page);
    // Gives delayed fetches time to start.
    await page.clock.runFor(10_000);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(downloads).toEqual([]);
  await expect(lowData(page)).toBeChecked();
  const fonts = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status !== "unloaded").map(({ family }) => family),
  );
  expect(fonts.filter((family) => !family.includes("Stand-in"))).toEqual([]);
}

const lowData = (page: Page) => page.getByRole("checkbox", { name: /Low data/ });

test("with low data switched on a page loads no photo, font or script", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("low-data", "on"));
  await loadNothingMore(page, [
    "/practices/grazing?utm_source=newsletter",
    "/blog/2025/05/three-published-ranch-stories-and-what-they-do-not-prove",
  ]);
});

test("with the browser's Save-Data a page loads none either, but the reader's own choice takes precedence @rare", async ({
  page,
}) => {
  await page.addInitScript(saveData);
  await loadNothingMore(page, ["/"]);
  const box = lowData(page);
  await expect(box).toBeChecked();
  await box.uncheck();
  // The first interaction loads the script, which applies the choice.
  await expect(page.locator("html")).not.toHaveClass(/low-data/);
  await page.reload();
  await ready(page);
  await expect(box).not.toBeChecked();
});
