import type { Page } from "@playwright/test";
import { expect, ready, test } from "../fixtures.ts";

interface Line {
  readonly saveData: boolean;
  readonly effectiveType: string;
  readonly type?: string;
}

const FAST: Line = { saveData: false, effectiveType: "4g", type: "wifi" };
const RULES = "script[type=speculationrules]";

/** Simulates a connection from the next page on. */
const useLine = (page: Page, line: Line) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
    line,
  );

test("hovering over a link prefetches its page on a fast and unmetered connection, but not on one that is slow, cellular or saves data", async ({
  page,
}) => {
  for (const line of [
    { ...FAST, effectiveType: "3g" },
    { ...FAST, type: "cellular" },
    { ...FAST, saveData: true },
  ]) {
    await useLine(page, line);
    await page.goto("/about");
    if (!line.saveData) await ready(page);
    await expect(page.locator(RULES)).toHaveCount(0);
  }

  await useLine(page, FAST);
  // Only DevTools reports prefetching; while it is attached, Chromium prefetches instead of prerendering.
  const tools = await page.context().newCDPSession(page);
  await tools.send("Preload.enable");
  const fetched = new Promise<string>((found) => {
    tools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") found(prefetchUrl);
    });
  });
  await page.goto("/about");
  await ready(page);
  await expect(page.locator(RULES)).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).hover();
  expect(await fetched).toMatch(/\/privacy$/);
});
