import type { Page } from "@playwright/test";
import { expect, hold, ready, test } from "../fixtures.ts";

const box = "main input[type=search]";

/** Focuses the search box, which makes React hydrate the list, and waits for that. */
async function hydrated(page: Page): Promise<void> {
  await page.locator(box).focus();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".blog-search") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
}

/** Records the successive texts of the line above the list, in the body's `data-said`. */
async function noteResultCount(page: Page): Promise<void> {
  await page.evaluate(() => {
    const line = document.querySelector(".found");
    const note = () => {
      document.body.dataset.said = `${document.body.dataset.said ?? ""}${line?.textContent ?? ""}|`;
    };
    if (line) new MutationObserver(note).observe(line, { childList: true, subtree: true });
  });
}

test("searching the list shows 'Searching articles', then 'Found N results'; address, box and results stay in sync with Back and Forward", async ({
  page,
}) => {
  await page.goto("/blog");
  await ready(page);
  const rows = page.getByRole("main").getByRole("article");
  const before = await rows.allTextContents();
  await hydrated(page);
  // Hydration changed nothing.
  expect(await rows.allTextContents()).toEqual(before);
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

  // Back at the list, the box is empty, and a new search works.
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(page.locator(box)).toHaveValue("");
  await page.locator(box).pressSequentially("stockpiled");
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
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await page.reload();
  await page.goForward();
  await expect(page.getByText(/^Found 3 results for stockpiled/)).toBeVisible();
  await expect(page.locator(box)).toHaveValue("stockpiled");
});

test("after a search by keyboard from any page the first result is two tab stops away, and 'Show more' focuses the first new one", async ({
  page,
}) => {
  await page.goto("/about");
  await ready(page);
  await page.keyboard.press("/");
  await page.keyboard.type("hay");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Found \d+ results? for hay/)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Clear search" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".found-posts a").first()).toBeFocused();

  await page.route("**/data/search-0.json", async (route) => {
    const posts: object[] = await (await route.fetch()).json();
    const many = Array.from({ length: 5 }, (_, copy) =>
      posts.map((post, index) => ({ ...post, id: `post-${copy}-${index}` })),
    );
    await route.fulfill({ json: many.flat() });
  });
  await page.reload();
  await page.getByRole("button", { name: "Show more articles" }).press("Enter");
  const results = page.locator(".found-posts").getByRole("article");
  await expect(results.nth(24).getByRole("link").first()).toBeFocused();
});

test("no result shows the specified texts; a typo gets similar words and categories; an empty term opens /blog; with low data no typed letter is lost", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/blog?q=zebra");
  await expect(page.getByText("No posts found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or browse all articles")).toBeVisible();
  await expect(page.getByRole("link", { name: "View All Articles" })).toHaveAttribute(
    "href",
    "/blog",
  );
  await page.locator(box).fill("econmics");
  await expect(page.getByRole("heading", { name: "Or look in a category" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Economic Insights" }).last()).toHaveAttribute(
    "href",
    "/blog/category/economic%20insights",
  );
  await page.locator(box).fill("padock");
  await page.getByRole("link", { name: "paddock", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=paddock");
  await expect(page.getByText(/^Found \d+ results? for paddock/)).toBeVisible();
  await page.locator(box).fill("   ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog");
  await expect(main.getByRole("article")).toHaveCount(12);

  await page.evaluate(() => localStorage.setItem("low-data", "on"));
  await page.goto("/blog");
  await page.locator(box).pressSequentially("stockpiled");
  await expect(page).toHaveURL("/blog?q=stockpiled");
  await expect(page.getByText(/^Found \d+ results? for stockpiled/)).toBeVisible();
  await expect(page.locator(box)).toHaveValue("stockpiled");
});

test("a list without a search ignores a search in its address @rare", async ({ page }) => {
  await page.goto("/blog/archive?q=rest");
  await ready(page);
  await expect(page.getByText("Found 12 results")).toBeVisible();
});

test("a pending search does not show the full list as its result; matches are marked; the previous results stay, pale, until the next ones arrive", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  // The document has loaded, but not the scripts that its load event waits for.
  await page.goto("/blog?q=stockpiled", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Found 12 results")).toBeHidden();
  release();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - search "Search articles":
        - searchbox "Search articles": stockpiled
        - button "Search"
      - paragraph:
        - status: /Found \\d+ results for stockpiled/
        - link "Clear search"
      - article:
        - heading [level=2]:
          - link
  `);
  await expect(page.locator("html")).not.toHaveClass(/asking/);

  const rows = page.getByRole("main").getByRole("article");
  expect(await rows.count()).toBeGreaterThan(0);
  const marks = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector("mark")?.textContent.toLowerCase()),
  );
  expect(new Set(marks)).toEqual(new Set(["stockpiled"]));
  const dates = await rows
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual(dates.toSorted().toReversed());

  await page.locator(box).fill("hay");
  await expect(page.getByText(/^Found \d+ results? for hay/)).toBeVisible();
  // Stops the clock while the search is pending, because the backend answers within half a second.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const list = page.locator(".found-posts");
  const found = await list.getByRole("article").count();
  await page.locator(box).fill("hay b");
  await expect(page.getByText("Searching articles")).toBeVisible();
  await expect(list.getByRole("article")).toHaveCount(found);
  await expect(list).toHaveCSS("opacity", "0.4");
  await page.clock.runFor(5000);
  await expect(page.getByText(/for hay b/)).toBeVisible();
  await expect(list).toHaveCSS("opacity", "1");
});

test("in Spanish Back restores the results, also when scrolled below them, and text typed before the script has loaded is kept", async ({
  page,
}) => {
  const found = page.getByText(/páginas con “descanso”/);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/es/search?q=descanso");
  await expect(found).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goto("/es");
  await page.goBack();
  await expect(found).toBeAttached();
  await expect(page.locator(box)).toHaveValue("descanso");

  const release = await hold(page, "**/assets/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  // The list of all pages is hidden, because arriving results would move it while a reader taps it.
  await expect(page.getByText("Buscando…")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Todas las páginas" })).toBeHidden();
  await page.locator(box).fill("agua");
  release();
  await expect(found).toBeAttached();
  await expect(page.locator(box)).toHaveValue("agua");
  const all = page.getByRole("heading", { name: "Todas las páginas" });
  await expect(all).toBeVisible();
  await page.goto("/es/search?q=%20");
  await expect(all).toBeVisible();
  await expect(page.getByText("Buscando…")).toBeHidden();
});
