import type { Locator } from "@playwright/test";
import { expect, hold, test } from "../fixtures.ts";
import { field, openPlanner, show } from "./planner.ts";

test("on a wide screen: sources of the numbers, clicks near a hint, the timeline and the weekly chart", async ({
  page,
}) => {
  await openPlanner(page);
  const axis = page.getByRole("img", { name: /^The season\./ });

  await test.step("a screen reader is told where each number comes from", async () => {
    const cows = page.getByRole("textbox", { name: "Cows", exact: true });
    await expect(cows).toHaveAccessibleDescription(/^example/);
    await expect(page.getByRole("button", { name: "More: Cows" })).toBeVisible();
  });

  await test.step("clicking while a field's hint closes is not lost, and a worked answer is as wide as its fields", async () => {
    const hint = page.getByText(/^Weigh a few/);
    await field(page, "Weight").first().click();
    await expect(hint).toBeVisible();
    await page.getByText(/^I don.t know what/).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByText("From last year", { exact: true })).toBeVisible();
    await expect(hint).toBeHidden();
    const ids = await page.locator(".tool [id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await page.getByText("From hay", { exact: true }).click();
    const ticket = page.locator("details", { hasText: "From hay" }).last().locator(".ticket");
    await expect(ticket).toBeVisible();
    expect((await ticket.boundingBox())?.width).toBeGreaterThan(300);
  });

  await test.step("the chart shows the whole season, aligned with the timeline, and names each move for a screen reader", async () => {
    await expect(axis).toBeVisible();
    await show(page, "Chart");
    const chart = page.getByRole("table", { name: "Grazing chart by week" });
    await expect(chart.getByRole("columnheader")).toHaveCount(27);
    await expect(chart.getByRole("row", { name: /^P1/ })).toContainText("planned, move May 18");
    await expect(chart.getByRole("row", { name: /^P2/ })).toContainText(
      "planned from May 18, move May 21",
    );
    await expect(chart.getByRole("row", { name: /^P3/ })).toContainText("planned from May 21 on");
    const left = async (target: Locator) => (await target.boundingBox())?.x ?? 0;
    const weeks = page.locator(".chart-grid thead th");
    expect(Math.abs((await left(weeks.nth(1))) - (await left(axis)))).toBeLessThan(3);
  });

  await test.step("the timeline sums up the season's answers, and is hidden on a phone", async () => {
    await show(page, "Grass");
    // The first key replaces the figure.
    await field(page, "Cows").focus();
    await page.keyboard.type("120");
    await expect(page.locator(".season-axis")).toContainText("74 of 180 days");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(axis).toBeHidden();
  });
});

test("a later screen that fails to load says so, and loads on the next try @rare", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("ERR_FAILED");
  const script = "**/assets/paddocks-screen-*.js";
  await page.route(script, (route) => route.abort());
  await openPlanner(page);
  await show(page, "Paddocks");
  await expect(page.locator("#paddocks").getByText("This part didn’t load.")).toBeVisible();
  await page.unroute(script);
  // Dispatched at once, because the planner also retries by itself and then removes the button.
  await page.getByRole("button", { name: "Try again" }).dispatchEvent("click");
  await expect(page.getByRole("button", { name: "One paddock more" })).toBeVisible();
});

test("an address of a later screen opens it, and what is typed before its script loads is kept @rare", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/dry-year-screen-*.js");
  await page.goto("/tools/my-season#dry-year");
  await field(page, "Standing").fill("1800");
  release();
  await expect(page.locator("#dry-year .ticket-sum")).toContainText("(1,800 − 600) lb");
  await expect(field(page, "Standing")).toHaveValue("1800");
});

test("a planner's scripts are preloaded with its page, but not with low data on @rare", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.route("**/assets/entry.client-*.js", () => {});
  await page.goto("/tools/my-season");
  await expect.poll(() => requested.some((url) => /\/my-season-[\w-]+\.js/.test(url))).toBe(true);
  await page.evaluate(() => localStorage.setItem("low-data", "on"));
  requested.length = 0;
  await page.reload({ waitUntil: "load" });
  await page.waitForTimeout(300);
  expect(requested.filter((url) => url.endsWith(".js"))).toEqual([]);
});

test("presses and typing before React has loaded are replayed in order", async ({ page }) => {
  const release = await hold(page, "**/assets/my-season-*.js");
  await page.goto("/tools/my-season");
  const strip = page.locator(".tool-strip");
  await field(page, "Cows").fill("50");
  await expect(strip).toContainText("Starting…");
  await page.getByRole("button", { name: "More: Cows" }).click();
  await field(page, "Weight of one").fill("1200");
  release();
  await expect(field(page, "Cows")).toHaveValue("51");
  await expect(field(page, "Weight of one")).toHaveValue("1200");
  await expect(page.getByText("÷ 1,591 lb a day")).toBeVisible();
  await expect(strip).not.toContainText("Starting…");
});

test("a link to a field opens its screen and focuses the field", async ({ page }) => {
  // The planner of tests has no tabs.
  for (const [planner, id, tabs] of [
    ["my-season", "paddocks.p3.acres", ["Paddocks"]],
    ["tests", "tests.flies.3", []],
  ] as const) {
    await page.goto(`/tools/${planner}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(page.locator(".tool-tabs [aria-current]")).toHaveText(tabs);
    await expect(page.locator(".screens[data-at] .screen[data-on]")).toBeInViewport();
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  }
});
