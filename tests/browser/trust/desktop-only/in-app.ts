import type { Page } from "@playwright/test";

/** Goes to an address the way a link of the site does, keeping what the page has in memory. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    await router.navigate(to);
  }, address);
}
