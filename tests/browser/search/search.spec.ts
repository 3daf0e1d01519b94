import type { Page } from "@playwright/test";
import { ready, expect, test } from "../fixtures.ts";

const box = "main input[type=search]";

/** Hydrates the list with the first sign of use. */
async function hydrated(page: Page): Promise<void> {
  await page.locator(box).focus();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".blog-search") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
}

/** Records the successive texts of the line above the list, in the page itself. */
async function noteResultCount(page: Page): Promise<void> {
  await page.evaluate(() => {
    const line = document.querySelector(".found");
    const note = () => {
      document.body.dataset.said = `${document.body.dataset.said ?? ""}${line?.textContent ?? ""}|`;
    };
    if (line) new MutationObserver(note).observe(line, { childList: true, subtree: true });
  });
}

test("searching from the list: 'Searching articles', then 'Found N results'; address, box and results stay in step with back and forward", async ({
  page,
}) => {
  await page.goto("/blog");
  await hydrated(page);
  await noteResultCount(page);
  await page.locator(box).fill("  Meadowlark ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog?q=Meadowlark");
  await expect(page.getByText(/^Found 1 result for Meadowlark/)).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.said)).toMatch(
    /^Searching articles.*Found \d+ results?/,
  );
  await expect(
    page
      .getByText(/Nesting Season/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  await page.locator(box).fill("stockpiled");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog?q=stockpiled");
  await expect(page.getByText(/^Found 3 results for stockpiled/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All Posts" }).click();
  await expect(page).toHaveURL("/blog/all");
  await expect(page.locator(box)).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/blog?q=stockpiled");
  await expect(page.locator(box)).toHaveValue("stockpiled");
  await expect(page.getByText(/^Found 3 results/).first()).toBeVisible();
  await page.goForward();
  await expect(page.locator(box)).toHaveValue("");
});

test("no result: the texts of the specification and a way on; an empty term leads to /blog", async ({
  page,
}) => {
  await page.goto("/blog?q=zebra");
  await ready(page);
  await expect(page.getByText("No posts found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or browse all articles")).toBeVisible();
  await expect(page.getByRole("link", { name: "View All Articles" })).toHaveAttribute(
    "href",
    "/blog",
  );
  await page.locator(box).fill("   ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(12);
});

test("a term in the address of a list without a search leaves the list as it is", async ({
  page,
}) => {
  await page.goto("/blog/archive?q=rest");
  await ready(page);
  await expect(page.getByText("Found 12 results")).toBeVisible();
  await page.goto("/blog/category/animal%20health?q=rest");
  await ready(page);
  await expect(page.locator(".post-list")).toHaveCSS("opacity", "1");
});

test("from any page, a search by keyboard is two tab stops from its first result", async ({
  page,
}) => {
  const isOnFirstResult = () =>
    page.evaluate(() => document.activeElement === document.querySelector(".found-posts a"));
  for (const start of ["/about", "/blog"]) {
    await page.goto(start);
    await ready(page);
    await page.keyboard.press("/");
    await page.keyboard.type("hay");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Found \d+ results? for hay/)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Clear search" })).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await isOnFirstResult(), start).toBe(true);
  }
});

test("what was found before stays, pale, until the next search is answered", async ({ page }) => {
  await page.goto("/blog?q=hay");
  await expect(page.getByText(/^Found \d+ results? for hay/)).toBeVisible();
  // Half a second, in which the backend answers.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const list = page.locator(".found-posts");
  const rows = await list.getByRole("article").count();
  await page.locator(box).fill("hay b");
  await expect(page.getByText("Searching articles")).toBeVisible();
  await expect(list.getByRole("article")).toHaveCount(rows);
  await expect(list).toHaveCSS("opacity", "0.4");
  await page.clock.runFor(5000);
  await expect(page.getByText(/for hay b/)).toBeVisible();
  await expect(list).toHaveCSS("opacity", "1");
});
