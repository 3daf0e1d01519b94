import type { Page } from "@playwright/test";
import { ready, expect, test } from "../fixtures.ts";
import { eitherQuotes } from "#tests/support/quotes.ts";

const POST = "/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks";

test("all parts of a post, at once on a direct visit", async ({ page }) => {
  await page.goto(POST);
  const main = page.getByRole("main");
  const hero = main.locator(".page-head");
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText(
    "Nesting Season: Leave One Paddock for the Meadowlarks",
  );
  await expect(hero.locator("img.pic")).toBeVisible();
  await expect(hero.locator(".photo")).toHaveAttribute("data-photo", /pexels-photo-26591139/);
  await expect(hero.locator(`time[datetime="2025-04-10"]`)).toHaveText("April 10, 2025");
  await expect(hero).toContainText("First Paddock Editorial Team");
  await expect(hero.getByRole("link", { name: "Wildlife & Biodiversity" })).toHaveAttribute(
    "href",
    "/blog/category/wildlife%20%26%20biodiversity",
  );
  await expect(hero).toContainText("5 min read");
  await expect(hero).toContainText("Closing a quarter of one pasture until August");
  await expect(main.getByRole("heading", { level: 3, name: "Choose the refuge" })).toBeVisible();
  for (const tag of ["biodiversity", "rest-recovery", "grazing-management"]) {
    await expect(
      main.getByRole("list", { name: "Tags" }).getByRole("link", { name: tag, exact: true }),
    ).toHaveAttribute("href", `/blog?q=${tag}`);
  }
  const author = main.getByRole("region", { name: "About the author" });
  await expect(author.getByRole("heading")).toHaveText("First Paddock Editorial Team");
  await expect(author.locator("img")).toBeVisible();
  await expect(author).toContainText("regenerative ranching");
  await expect(author).toContainText("over 15 years of experience");
  await expect(author).toContainText("illustrative");
  await expect(author.getByRole("link")).toHaveAttribute("href", "/about/team");
  const related = page.locator("section", {
    has: page.getByRole("heading", { name: "Related Articles" }),
  });
  await expect(related.getByRole("article")).toHaveCount(3);
  const more = await related
    .getByRole("link", { name: /^Read more/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const titles = await related
    .getByRole("heading", { level: 3 })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(more).toHaveLength(3);
  expect(more).toEqual(titles);
  await expect(related).not.toContainText("Nesting Season");
});

test("the same date in every part of the world", async ({ browser, baseURL }) => {
  for (const timezoneId of ["Pacific/Auckland", "Pacific/Pago_Pago", "America/Chicago", "UTC"]) {
    const context = await browser.newContext({ timezoneId, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(POST);
    await ready(page);
    await expect(page.locator(`time[datetime="2025-04-10"]`).first()).toHaveText("April 10, 2025");
    await context.close();
  }
});

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

test("related articles are drawn at random on each load of the page", async ({ page }) => {
  const draws = new Set<string>();
  for (let visit = 0; visit < 8 && draws.size < 2; visit += 1) {
    await page.goto("/blog/2024/07/rest-is-the-tool-you-already-own");
    await ready(page);
    const titles = await page
      .locator("section", { has: page.getByRole("heading", { name: "Related Articles" }) })
      .getByRole("heading", { level: 3 })
      .allTextContents();
    expect(titles).toHaveLength(3);
    draws.add(titles.join());
  }
  expect(draws.size).toBeGreaterThan(1);
});

test("an unknown post: the texts of the specification, with a real 404", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("404");
  const response = await page.goto("/blog/2025/05/no-such-post");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Post Not Found" })).toBeVisible();
  await expect(
    page.getByText(
      eitherQuotes("The blog post you're looking for doesn't exist or has been moved."),
    ),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Back to Blog" })).toHaveAttribute(
    "href",
    "/blog",
  );
});

for (const post of [
  "/blog/2024/11/parasites-flies-and-the-limits-of-rest",
  "/blog/2024/12/a-grazing-chart-a-photo-post-and-a-drought-date",
]) {
  test(`on a phone a table of many columns is turned, and none is out of sight: ${post}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(post);
    expect(await widthsOf(page)).toEqual({ page: 320, scrolling: 0 });
    const heads = page.locator(".prose .scroll:has(th:nth-child(5)) th");
    const lefts = await heads.evaluateAll((all) =>
      all.map((head) => head.getBoundingClientRect().x),
    );
    expect(new Set(lefts).size).toBe(1);
  });
}

test("tables fit the narrowest phone; one that is too wide scrolls in its own frame", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
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
