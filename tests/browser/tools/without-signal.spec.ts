import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { kept, saveSite, SAVING_MS } from "../offline/saved-copy.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"],
});
test.setTimeout(SAVING_MS);

const PLANNERS = new Set(["/tools/my-season", "/tools/budget", "/tools/water", "/tools/tests"]);

/** Checks that the planner rejects wrong numbers, answers valid ones, and can print its sheets. */
async function works(page: Page): Promise<void> {
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  const screen = page.locator(".screen[data-on]");
  // The tests open with an index of them.
  if ((await screen.locator(".tool-number input").count()) === 0)
    await page.getByRole("link", { name: "Nitrate" }).click();
  const field = screen.locator(".tool-number input").first();
  const message = screen.locator(".tool-field .finding.refused").first();
  await field.fill("abc");
  await expect(message).toHaveText("Enter a number, such as 1,300 or 2.5.");
  await field.fill("7");
  await expect(message).toBeHidden();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".sheets .sheet").first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  // Every screen, though only the first came with the planner.
  const tabs = page.getByRole("navigation", { name: "Parts of this planner" }).getByRole("link");
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "step");
    await expect(screen.getByText(/^(?:Loading…|This part didn’t load)/)).toHaveCount(0);
    await expect(screen.getByRole("button").or(screen.getByRole("link")).first()).toBeVisible();
  }
}

test("the first tool opened works offline the next time", async ({ page, context }) => {
  await page.goto("/tools/water");
  await works(page);
  await expect
    .poll(async () => (await kept(page)).read.join(" "), { timeout: SAVING_MS })
    .toMatch(/\/tools\/water.*\/water-[\w-]+\.js.*\/keep-screen-[\w-]+\.js/s);
  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto("/tools/water");
  await works(page);
});

test("everything under Tools opens from the saved copy, and every planner works, without a signal", async ({
  page,
  context,
}) => {
  await saveSite(page, "/tools");
  const links = page.locator("main a[href^='/tools/'], header a[href^='/tools/']");
  const addresses = new Set(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
  );
  // Four planners, the blank forms and five field sheets.
  expect(addresses.size).toBe(10);
  // Fetched from the host directly, because opening a page would save it.
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text();
    titles.set(address, /<title>([^<]+)/.exec(html)?.[1] ?? "no title");
  }
  await context.setOffline(true);
  for (const [address, title] of titles) {
    await page.goto(address);
    await expect(page, address).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    if (PLANNERS.has(address)) await works(page);
    if (address === "/tools/blank-forms")
      await expect(page.locator(".sheet").first()).toBeVisible();
  }
  expect([...PLANNERS].filter((planner) => !titles.has(planner))).toEqual([]);
});
