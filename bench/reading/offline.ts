import type { Browser } from "@playwright/test";
import { type Served, serveFolder } from "../sites/serve-folder.ts";

/** Long enough after the first visit for a site to save itself for offline use. */
const SAVING = 20_000;

/**
 * Whether a page can be read again when its server is down: a first visit, time to save, the server
 * stops, and the same address is opened again.
 */
export async function readableOffline(
  browser: Browser,
  folder: string,
  address: string,
): Promise<boolean> {
  const served: Served = await serveFolder(folder);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(served.origin + address, { waitUntil: "load" });
    const title = await page.locator("h1").first().textContent();
    const registers = page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const limit = page.waitForTimeout(SAVING).then(() => false);
    if (await Promise.race([registers, limit])) await page.waitForTimeout(SAVING / 2);
    await served.close();
    const again = await context.newPage();
    // The HTTP cache would expire within an hour, so it is cleared.
    const tools = await context.newCDPSession(again);
    await tools.send("Network.clearBrowserCache");
    await again.goto(served.origin + address, { waitUntil: "load", timeout: 10_000 });
    return (await again.locator("h1").first().textContent()) === title;
  } catch {
    return false;
  } finally {
    await context.close();
    await served.close().catch(() => undefined);
  }
}
