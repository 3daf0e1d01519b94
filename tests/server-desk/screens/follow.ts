import type { Page } from "@playwright/test";

/**
 * Goes to another screen of the open desk by a link to it, or, if the page has none, by the same client-side
 * navigation. That takes a fifth of the time of loading its address.
 */
export async function follow(page: Page, address: string): Promise<void> {
  // Marks the old heading, so that callers can wait for the next screen's.
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-left", ""));
  const link = page.locator(`a[href="${address}"]`).filter({ visible: true }).first();
  if ((await link.count()) > 0) return link.click();
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
