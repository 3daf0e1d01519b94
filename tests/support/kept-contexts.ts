import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** What all tests of a worker browse with: a browser that has the site's files opens a page in half the time. */
interface Kept {
  readonly context: BrowserContext;
  /** The page from which it is cleared. A test may browse with it: another one takes twice as long to open. */
  readonly blank: Page;
  readonly viewport: ReturnType<Page["viewportSize"]>;
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
  await keep(kept, name, context);
  return context;
}

async function keep(kept: KeptContexts, name: string, context: BrowserContext): Promise<Kept> {
  const blank = await context.newPage();
  const browser = await context.newCDPSession(blank);
  const own = { context, blank, viewport: blank.viewportSize(), browser };
  kept.set(name, own);
  return own;
}

/** Leaves nothing of a test but the files that its browser remembers. */
export async function clearContext(
  kept: KeptContexts,
  name: string,
  origin: string,
): Promise<void> {
  const own = kept.get(name);
  if (!own) return;
  const { context } = own;
  const { blank, browser } = own.blank.isClosed() ? await keep(kept, name, context) : own;
  if (blank.url() !== "about:blank") await leave(blank, own.viewport);
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

/** Leaves the site. */
async function leave(page: Page, viewport: ReturnType<Page["viewportSize"]>): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear());
  if (viewport) await page.setViewportSize(viewport);
  await page.goto("about:blank");
}
