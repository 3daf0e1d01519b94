import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** What all tests of a worker browse with: a browser that has the site's files opens a page in half the time. */
interface Kept {
  readonly context: BrowserContext;
  /** A page of its own, from which it is cleared. */
  readonly blank: Page;
  readonly browser: CDPSession;
}
export type KeptContexts = Map<string, Kept>;

export async function takeContext(
  browser: Browser,
  kept: KeptContexts,
  name: string,
): Promise<BrowserContext> {
  const before = kept.get(name);
  if (before) return before.context;
  const context = await browser.newContext();
  const blank = await context.newPage();
  kept.set(name, { context, blank, browser: await context.newCDPSession(blank) });
  return context;
}

/** Leaves nothing of a test but the files that its browser remembers. */
export async function clearContext(
  kept: KeptContexts,
  name: string,
  origin: string,
): Promise<void> {
  const own = kept.get(name);
  if (!own) return;
  const { context, blank, browser } = own;
  // Playwright's clock, once installed, stays.
  if (await blank.evaluate(() => "__pwClock" in globalThis)) {
    kept.delete(name);
    await context.close();
    return;
  }
  for (const page of context.pages()) if (page !== blank) await page.close();
  const storageTypes = "local_storage,indexeddb,cache_storage";
  await browser.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await context.clearCookies();
  await context.clearPermissions();
  await context.unrouteAll();
  await context.setOffline(false);
}
