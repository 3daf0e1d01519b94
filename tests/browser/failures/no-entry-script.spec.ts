import type { Page } from "@playwright/test";
import { expect, hold, ready, test } from "#tests/browser/fixtures.ts";

const ENTRY = "**/assets/entry.client-*.js";

test.use({ expectedErrors: ["ERR_FAILED", "Failed to fetch"] });

/** Fails the first requests for a script; all of them by default. Returns the resource type of each failed request. */
async function failing(page: Page, script: string, times = Number.POSITIVE_INFINITY) {
  const failed: string[] = [];
  await page.route(script, (route) => {
    if (failed.length >= times) return route.fallback();
    failed.push(route.request().resourceType());
    return route.abort();
  });
  return failed;
}

// The page waits longer before each retry; the tests skip that time with a fake clock.
test.beforeEach(({ page }) => page.clock.install());

/** Waits until the page has stopped retrying by itself. */
async function givenUp(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(page.locator("html")).toHaveClass(/failed/, { timeout: 500 });
  }).toPass();
}

/** Counts calls of `print`. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0 });
    window.print = () => {
      (window as unknown as { prints: number }).prints += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
}

test("an entry script that fails once is loaded again, and the click made meanwhile takes effect @rare", async ({
  page,
}) => {
  await failing(page, ENTRY, 1);
  await page.goto("/practices/soil");
  await page.getByRole("button", { name: "Practices menu" }).click();
  await ready(page);
  await expect(page.getByRole("button", { name: "Practices menu" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("without its entry script a page works as without JavaScript, and prints", async ({
  page,
}) => {
  const prints = await countPrints(page);
  const requests = await failing(page, ENTRY);
  await page.goto("/practices/soil");
  await page.getByRole("button", { name: "Print" }).click();
  expect(await prints()).toBe(1);
  await givenUp(page);
  // Retries by fetch, because browsers cache a failed import.
  expect(requests).toEqual(["fetch", "fetch", "fetch", "fetch"]);
  await page.getByRole("button", { name: "Print" }).click();
  expect(await prints()).toBe(2);

  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Practices" }).hover();
  await expect(menu.getByRole("link", { name: "Soil Building" })).toBeVisible();
  await page.mouse.move(640, 800);
  await expect(menu.getByRole("link", { name: "Soil Building" })).toBeHidden();
  await menu.getByRole("button", { name: "Practices menu" }).focus();
  await expect(menu.getByRole("link", { name: "Soil Building" })).toBeVisible();

  await page.getByLabel("Email address").fill("ana@example.com");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/practices/soil");
  await expect(page.getByLabel("Email address")).toHaveValue("ana@example.com");

  await page.unroute(ENTRY);
  await page.getByRole("button", { name: "Sign up" }).click();
  await ready(page);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("This is a demo, so we didn’t send")).toBeVisible();
});

test("while the entry script stalls, a click is not held back for long @rare", async ({ page }) => {
  await page.route(ENTRY, () => {});
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  const button = page.getByRole("button", { name: "Practices menu" });
  await button.click();
  await page.clock.runFor(11_000);
  await givenUp(page);
  await button.click();
  await expect(page.getByRole("link", { name: "Soil Building" }).first()).toBeVisible();
});

test("a stylesheet that stalls delays the text only for a while, and is applied when it arrives @rare", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.css");
  await page.goto("/tools/water", { waitUntil: "commit" });
  const end = page.getByRole("contentinfo");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(end).toHaveCount(0);
  // The planners' stylesheet is given up first, then the site's.
  await expect(async () => {
    await page.clock.runFor(8000);
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();
  release();
  await expect(end).toHaveCSS("display", "flow-root");
});

test("a search in the address shows the full list when the entry script cannot load @rare", async ({
  page,
}) => {
  await failing(page, ENTRY);
  await page.goto("/blog?q=rest");
  await givenUp(page);
  await expect(page.getByText("Found 12 results")).toBeVisible();
  await expect(page.getByText("The search couldn’t load.")).toBeVisible();
  // The page tries again when the browser goes online.
  await page.unroute(ENTRY);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await ready(page);
  await expect(page.locator("html")).not.toHaveClass(/failed/);
  await expect(page.locator("html")).toHaveClass(/js/);
});

for (const [name, script, tag] of [
  ["entry script", ENTRY, " @rare"],
  ["own script", "**/assets/budget-*.js", ""],
] as const) {
  test(`a planner whose ${name} does not load says so, names the blank forms, and can be tried again${tag}`, async ({
    page,
  }) => {
    const requests = await failing(page, script);
    await page.goto("/tools/budget");
    const message = page.getByRole("alert").filter({ hasText: "This planner couldn’t load." });
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(message).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(message).toContainText("Check your signal and try again, or load the page again.");
    await expect(page.getByRole("link", { name: "blank forms", exact: true })).toBeVisible();
    // Its fields can be filled in, and the example's answers are hidden.
    await expect(page.locator("#hay").getByRole("textbox").first()).toBeVisible();
    await expect(page.locator(".ticket, .strip-answer").filter({ visible: true })).toHaveCount(0);
    // Not imported: most browsers cache a failed import, so a retry would fail too.
    expect(requests).not.toContain("script");
    await page.unroute(script);
    await message.getByRole("button", { name: "Try again" }).click();
    await expect(message).toBeHidden();
    await expect(page.getByText("This planner needs JavaScript")).toBeHidden();
    await expect(page.locator(".strip-answer")).toBeVisible();
  });
}

test("a desk whose script does not load says so, and opens after a reload @rare", async ({
  page,
}) => {
  const script = "**/assets/main-*.js";
  await page.route(script, (route) => route.abort());
  await page.goto("/admin/login");
  const message = page.getByRole("alert").filter({ hasText: "The editor’s desk couldn’t load." });
  await expect(message).toBeVisible();
  await page.unroute(script);
  await message.getByRole("link", { name: "load the page again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(message).toHaveCount(0);
});
