import { expect, ready, test } from "../fixtures.ts";

interface Line {
  readonly saveData: boolean;
  readonly effectiveType: string;
  readonly type?: string;
}

const FAST: Line = { saveData: false, effectiveType: "4g", type: "wifi" };

/** Simulates a connection type. */
const onLine = (line: Line) => ({ value: line }) satisfies PropertyDescriptor & { value: Line };

for (const [name, line, rules] of [
  ["fast and unmetered", FAST, 1],
  ["slow", { ...FAST, effectiveType: "3g" }, 0],
  ["cellular", { ...FAST, type: "cellular" }, 0],
  ["saving data", { ...FAST, saveData: true }, 0],
] as const) {
  test(`on a connection that is ${name} the browser gets ${rules} set of speculation rules`, async ({
    page,
  }) => {
    await page.addInitScript(
      (descriptor) => Object.defineProperty(navigator, "connection", descriptor),
      onLine(line),
    );
    await page.goto("/about");
    if (!line.saveData) await ready(page);
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(rules);
  });
}

test("a link leads to its page at the top, with the focus where a new document has it", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole("main").getByRole("link", { name: "View all articles" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("hovering over a link prefetches its page", async ({ page }) => {
  await page.addInitScript(
    (descriptor) => Object.defineProperty(navigator, "connection", descriptor),
    onLine(FAST),
  );
  // Only DevTools reports it, and while it is open Chromium prefetches instead of prerendering.
  const tools = await page.context().newCDPSession(page);
  await tools.send("Preload.enable");
  const fetched = new Promise<string>((found) => {
    tools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") found(prefetchUrl);
    });
  });
  await page.goto("/about");
  await ready(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).hover();
  expect(await fetched).toMatch(/\/privacy$/);
});
