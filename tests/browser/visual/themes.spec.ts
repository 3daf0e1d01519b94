import { expect, test } from "../fixtures.ts";

const DARK = "rgb(21, 17, 11)";
const LIGHT = "rgb(250, 245, 233)";

for (const [device, chosen, background] of [
  ["light", "dark", DARK],
  ["dark", "light", LIGHT],
] as const) {
  test(`on a ${device} device the chosen ${chosen} theme is set before the first paint`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript((theme) => {
      localStorage.setItem("theme", theme);
      // The root element's theme when parsing of the body starts, before the first paint.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
      }).observe(document, { childList: true, subtree: true });
    }, chosen);
    await page.goto("/");
    expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe(
      chosen,
    );
    await expect(page.locator("body")).toHaveCSS("background-color", background);
    await expect(page.locator(".hero .by-choice .pic")).toBeVisible();
    await expect(page.locator(".hero .by-device .pic")).toBeHidden();
    const shown = () =>
      page
        .locator(".hero .by-choice .pic")
        .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
    await expect.poll(shown).toMatch(chosen === "dark" ? /-dusk\.svg$/ : /(?:wide|narrow)\.svg$/);
  });
}
