import { expect, test } from "../fixtures.ts";

test.use({ forcedColors: "active" });

for (const path of ["/", "/practices/grazing", "/getting-started/assessment", "/blog"]) {
  test(`${path} keeps its text, controls and scales visible in forced colors`, async ({ page }) => {
    await page.goto(path);
    const unseen = await page.evaluate(() => {
      const probe = document.createElement("i");
      probe.style.color = "Canvas";
      document.body.append(probe);
      const canvas = getComputedStyle(probe).color;
      probe.remove();
      // With forced colors every background is the canvas color, so text in that color is invisible.
      return [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, button, label, th, td)")]
        .filter((part) => part.textContent?.trim() && getComputedStyle(part).color === canvas)
        .map((part) => part.outerHTML.slice(0, 90));
    });
    expect(unseen).toEqual([]);
    const button = page.locator(".top .btn");
    await expect(button).toHaveCSS("border-top-width", "2px");
  });
}

test("filled squares differ from empty ones in forced colors", async ({ page }) => {
  await page.goto("/");
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await background(".years .ten i.on")).not.toBe(await background(".years .ten i:not(.on)"));
});
