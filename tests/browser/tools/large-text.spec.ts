import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 320, height: 700 } });

for (const planner of ["my-season", "budget", "water", "tests"])
  for (const text of ["100%", "200%"])
    test(`${planner} at 320 px with text at ${text} fits the screen`, async ({ page }) => {
      await page.goto(`/tools/${planner}`);
      await page.locator(".tool-field input").first().focus();
      await page.evaluate((size) => {
        document.documentElement.style.setProperty("font-size", size);
        for (const each of document.querySelectorAll(".tool details"))
          each.setAttribute("open", "");
      }, text);
      if (planner === "my-season")
        for (const adder of [
          "Save the first day",
          "Add a rest window",
          "Close a paddock for a while",
        ])
          await page.getByRole("button", { name: adder }).click();
      const beside = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              ".tool :is(p, h2, h3, label, input, button, select, summary, legend, svg)",
            ),
          ]
            .filter((each) => !each.closest(".chart-scroll, .visually-hidden"))
            .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
            .map((each) => `${each.tagName} ${each.id || each.textContent.slice(0, 30)}`),
        );
      expect(await beside()).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      // Excludes the site's header, since doubled text is tested for whole pages on wider screens.
      if (text === "100%") expect(width).toBeLessThanOrEqual(320);
    });
