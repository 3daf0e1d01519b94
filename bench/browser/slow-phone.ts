import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** A connection and a processor, emulated by DevTools. */
export interface Circumstances {
  readonly name: string;
  /** Bits per second. */
  readonly down: number;
  /** Round-trip time in milliseconds. */
  readonly roundTrip: number;
  /** Slowdown factor relative to this machine. */
  readonly cpu: number;
}

export const SLOW_4G: Circumstances = { name: "Slow 4G", down: 1_600_000, roundTrip: 150, cpu: 4 };
/** Typical for rural readers; the browser reports its effective type as 3g. */
export const RURAL_3G: Circumstances = { name: "3G", down: 700_000, roundTrip: 400, cpu: 4 };

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A phone with an empty cache. Close its context after use. */
export async function slowPhone(browser: Browser, given: Circumstances): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: given.roundTrip,
    downloadThroughput: given.down / 8,
    uploadThroughput: given.down / 16,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: given.cpu });
  return { context, page, cdp };
}

/** How long the mouse hovers before it clicks. */
const HOVER_MS = 400;
const TOUCH_MS = 80;

/** Taps the selected element for as long as a finger does. */
export async function touch({ page, cdp }: Phone, selector: string): Promise<void> {
  const at = await place(page, selector);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForTimeout(TOUCH_MS);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Hovers over the selected element, then clicks. */
export async function hover({ page }: Phone, selector: string): Promise<void> {
  const { x, y } = await place(page, selector);
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.click(x, y);
}

/** A point inside the last matching element, once it is in view and still. */
async function place(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const target = page.locator(selector).last();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to follow at ${selector} on ${page.url()}`);
  return { x: box.x + Math.min(box.width / 2, 40), y: box.y + Math.min(box.height / 2, 12) };
}
