import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** A browser context that all tests of a worker share: with the site's files cached, pages open in half the time. */
interface Kept {
  readonly context: BrowserContext;
  /** The page from which the context is cleared. Tests may use it too, because opening another takes twice as long. */
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

/** Clears everything that a test left in its context, except the browser's cache of files. */
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
  // Playwright's clock cannot be uninstalled, so the context is replaced.
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

/** Resets a page that a test has used, and leaves the site. */
async function leave(page: Page, viewport: ReturnType<Page["viewportSize"]>): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear());
  if (viewport) await page.setViewportSize(viewport);
  await page.goto("about:blank");
}
