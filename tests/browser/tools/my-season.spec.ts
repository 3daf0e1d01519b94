import type { Locator } from "@playwright/test";
import { expect, hold, test } from "../fixtures.ts";
import { field, openPlanner, show } from "./planner.ts";

test("on a wide screen: a press beside a hint, the axis of time and the chart by week", async ({
  page,
}) => {
  await openPlanner(page);
  const axis = page.getByRole("img", { name: /^The season\./ });

  await test.step("each number has its origin for a screen reader, too", async () => {
    const cows = page.getByRole("textbox", { name: "Cows", exact: true });
    await expect(cows).toHaveAccessibleDescription(/^example/);
    await expect(page.getByRole("button", { name: "More: Cows" })).toBeVisible();
  });

  await test.step("the press after a field with a hint is not lost, and an answer has the width of its fields", async () => {
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

  await test.step("the chart shows the whole season, each week under its place on the axis, and names each day to move by ear", async () => {
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

  await test.step("all answers of the season stand on one axis, which a phone has no room for", async () => {
    await show(page, "Grass");
    // The first key replaces the figure.
    await field(page, "Cows").focus();
    await page.keyboard.type("120");
    await expect(page.locator(".season-axis")).toContainText("74 of 180 days");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(axis).toBeHidden();
  });
});

test("a later screen that does not load says so, and comes on the next try @rare", async ({
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
  // At once: the planner also fetches the screen by itself, and the button goes.
  await page.getByRole("button", { name: "Try again" }).dispatchEvent("click");
  await expect(page.getByRole("button", { name: "One paddock more" })).toBeVisible();
});

test("an address with a later screen is answered by it, with what is typed before @rare", async ({
  page,
}) => {
  const come = await hold(page, "**/assets/dry-year-screen-*.js");
  await page.goto("/tools/my-season#dry-year");
  await field(page, "Standing").fill("1800");
  come();
  await expect(page.locator("#dry-year .ticket-sum")).toContainText("(1,800 − 600) lb");
  await expect(field(page, "Standing")).toHaveValue("1800");
});

test("a planner's scripts come with its page, but not where data is saved @rare", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/assets/entry.client-*.js", () => {});
  await page.goto("/tools/my-season");
  await expect.poll(() => asked.some((url) => /\/my-season-[\w-]+\.js/.test(url))).toBe(true);
  await page.evaluate(() => localStorage.setItem("low-data", "on"));
  asked.length = 0;
  await page.reload({ waitUntil: "load" });
  await page.waitForTimeout(300);
  expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
});

test("presses and typing before React has loaded are replayed in order", async ({ page }) => {
  const come = await hold(page, "**/assets/my-season-*.js");
  await page.goto("/tools/my-season");
  const strip = page.locator(".tool-strip");
  await field(page, "Cows").fill("50");
  await expect(strip).toContainText("Starting…");
  await page.getByRole("button", { name: "More: Cows" }).click();
  await field(page, "Weight of one").fill("1200");
  come();
  await expect(field(page, "Cows")).toHaveValue("51");
  await expect(field(page, "Weight of one")).toHaveValue("1200");
  await expect(page.getByText("÷ 1,591 lb a day")).toBeVisible();
  await expect(strip).not.toContainText("Starting…");
});

test("a link to a field opens its screen and moves to it", async ({ page }) => {
  // The tests have no tabs.
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
