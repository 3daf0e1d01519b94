import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const POST = "/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks";

test("'Back to Blog' goes back one step, or to /blog where there is none", async ({
  page,
  expectedErrors,
}) => {
  // The entry script never loads; the first click must count anyway.
  await page.route("**/assets/entry.client-*.js", (route) => route.abort());
  expectedErrors.push("net::ERR_FAILED");
  await page.goto("/blog/archive");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Nesting Season/ })
    .first()
    .click();
  await expect(page).toHaveURL(POST);
  await page.getByRole("main").getByText("Back to Blog").click();
  await expect(page).toHaveURL("/blog/archive");

  await page.goto(POST);
  await page.getByRole("main").getByText("Back to Blog").click();
  await expect(page).toHaveURL("/blog");
});

test("three related articles are drawn at random on each load, and stay put while the page is open", async ({
  page,
}) => {
  // A separate script draws the articles after the page is ready; `data-drawn` shows that it has run.
  await page.addInitScript(() => {
    const { random } = Math;
    Math.random = () => {
      document.documentElement.dataset["drawn"] = "";
      return random();
    };
  });
  const titles = page.locator(".related").getByRole("heading", { level: 3 });
  const draws = new Set<string>();
  for (let visit = 0; visit < 8 && draws.size < 2; visit += 1) {
    await page.goto("/blog/2024/07/rest-is-the-tool-you-already-own");
    await expect(page.locator("html")).toHaveAttribute("data-drawn");
    await expect(titles).toHaveCount(3);
    draws.add((await titles.allTextContents()).join());
  }
  expect(draws.size).toBeGreaterThan(1);
  // In this time zone, west of Greenwich, a date converted through UTC would be the day before.
  await expect(page.locator(`time[datetime="2024-07-08"]`).first()).toHaveText("July 8, 2024");
  const drawn = await titles.allTextContents();
  await page.locator(".related").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.setViewportSize({ width: 900, height: 700 });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await titles.allTextContents()).toEqual(drawn);
});

test("on the narrowest phone tables fit, one with many columns stacks its cells, and one that is too wide scrolls in its own frame", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/blog/2024/11/parasites-flies-and-the-limits-of-rest");
  expect(await widthsOf(page)).toEqual({ page: 320, scrolling: 0 });
  const heads = page.locator(".prose .scroll:has(th:nth-child(5)) th");
  const lefts = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(1);
  await page.goto("/blog/2024/10/trading-hay-days-for-grazing-days");
  expect(await widthsOf(page)).toEqual({ page: 320, scrolling: 0 });
  const tables = page.locator(".prose table");
  await tables.evaluateAll((all) => {
    for (const table of all) table.style.minWidth = "400px";
  });
  expect(await widthsOf(page)).toEqual({ page: 320, scrolling: await tables.count() });
});

function widthsOf(page: Page): Promise<{ page: number; scrolling: number }> {
  return page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    scrolling: [...document.querySelectorAll(".prose .scroll")].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ).length,
  }));
}
