import type { Page } from "@playwright/test";
import { expect, hold, ready, test } from "./fixtures.ts";

/** Records the page's requests for React. */
function reactRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/(?:react|hydrate)-/.test(request.url())) requested.push(request.url());
  });
  return requested;
}

test("a page that is only read loads no React, even when its menus and settings are used", async ({
  page,
}) => {
  const requested = reactRequests(page);
  await page.goto("/practices/soil");
  await ready(page);
  await page.getByLabel("Colors").selectOption("dark");
  await page.keyboard.press("/");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
});

test("when React cannot load, the search is submitted as a form, and works after a reload @rare", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("404");
  await page.clock.install();
  await page.route("**/assets/react-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/blog");
  await ready(page);
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("stockpiled");
  await field.press("Enter");
  await expect(page).toHaveURL("/blog?q=stockpiled");
  // The page waits for ten seconds; the test skips that time with a fake clock.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.getByText("Found 12 results")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute("**/assets/react-*.js");
  await page.reload();
  await expect(page.getByText(/^Found \d+ results? for/)).toBeVisible();
});

/** Answers both questions and submits them. */
async function askForFirstStep(page: Page): Promise<void> {
  await page.getByLabel("Grazing approach").selectOption({ index: 1 });
  await page.getByLabel("Motivation").selectOption({ index: 1 });
  await page.getByRole("main").locator("form button[type=submit]").click();
}

test("an assessment submitted before React has loaded is answered later, even after the page reported a failure; its plan waits for its stylesheet", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/react-*.js");
  const releaseStyles = await hold(page, "**/assets/planner-*.css");
  const requested = page.waitForRequest("**/assets/planner-*.css");
  await page.clock.install();
  await page.goto("/getting-started/assessment");
  await askForFirstStep(page);
  const form = page.getByRole("main").locator("form");
  await expect(form).toHaveAttribute("aria-busy", "true");
  const message = page.getByRole("alert").filter({ hasText: "The assessment couldn’t load." });
  await expect(message).toBeHidden();
  await page.clock.runFor(21_000);
  await expect(message).toBeVisible();
  release();
  await expect(message).toBeHidden();
  await expect(page.locator(".result-head")).toBeVisible();
  await expect(form).not.toHaveAttribute("aria-busy", "true");
  await expect(page.getByLabel("Grazing approach")).not.toHaveValue("");
  await requested;
  const print = page.getByRole("button", { name: "Print the plan" });
  await expect(print).toHaveCount(0);
  releaseStyles();
  await expect(print).toBeVisible();
});

test("when the script of the assessment or of its plan fails to load, the answers and the first step stay, and the next click works @rare", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("ERR_FAILED");
  const script = "**/assets/assessment-*.js";
  const plan = "**/assets/first-year-plan-*.js";
  await page.route(script, (route) => route.abort());
  await page.route(plan, (route) => route.abort());
  await page.goto("/getting-started/assessment");
  await ready(page);
  const failed = page.waitForEvent("requestfailed");
  await askForFirstStep(page);
  await failed;
  const form = page.getByRole("main").locator("form");
  await expect(form).not.toHaveAttribute("aria-busy", "true");
  await expect(page.getByLabel("Motivation")).not.toHaveValue("");
  await page.unroute(script);
  await form.locator("button[type=submit]").click();
  await expect(page.locator(".result-head")).toBeVisible();

  await expect(page.getByRole("alert").getByText("This part didn’t load.")).toBeVisible();
  await expect(page.locator(".result-head")).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  const failedAgain = page.waitForEvent("requestfailed");
  await again.click();
  await failedAgain;
  await expect(again).toBeFocused();
  await page.unroute(plan);
  await again.click();
  await expect(page.getByRole("heading", { name: /first year/i })).toBeVisible();
  await expect(page.getByText("This part didn’t load.")).toHaveCount(0);
});
