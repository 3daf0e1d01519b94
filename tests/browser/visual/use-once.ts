import type { Page } from "@playwright/test";
import { ready } from "../fixtures.ts";

/** A reader's first sign of use brings the script that lists a page's links on paper. */
export async function useOnce(page: Page): Promise<void> {
  await ready(page);
  const script = page.waitForResponse(/\/assets\/paper-links-/);
  await page.mouse.move(5, 5);
  await (await script).finished();
}
