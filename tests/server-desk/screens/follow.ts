import type { Page } from "@playwright/test";

/** Goes to another screen of the desk by a link to it, if there is one: that takes a tenth of the time of loading its address. */
export async function follow(page: Page, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]`).filter({ visible: true }).first();
  if ((await link.count()) === 0) {
    await page.goto(new URL(address, page.url()).href);
    return;
  }
  // Marks the old heading, so that callers can wait for the next screen's.
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-left", ""));
  await link.click();
}
