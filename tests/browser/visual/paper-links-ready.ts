import type { Page } from "@playwright/test";
import { ready } from "../fixtures.ts";

/** Nobody touches the page: soon after it has loaded it fetches the script that lists its links on paper. */
export async function paperLinksReady(page: Page): Promise<void> {
  await ready(page);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name, duration }) => name.includes("/assets/paper-links-") && duration > 0),
  );
}
