import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { CHROMIUM_PATH } from "../tests/support/chromium.ts";

/** A processor and a connection, emulated by DevTools. */
interface Conditions {
  /** Slowdown factor relative to this machine. */
  readonly cpu: number;
  /** Bits per second. */
  readonly down: number;
  readonly roundTripMs: number;
}

export const SLOW_4G: Conditions = { cpu: 4, down: 1_600_000, roundTripMs: 150 };
/** A slow processor with a fast connection. */
export const SLOW_PROCESSOR: Conditions = { cpu: 4, down: 1e9, roundTripMs: 0 };

export interface Phone {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Chromium without access to other hosts, so that photographs are not measured. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  });
}

/** Runs `use` on an emulated phone of 412 x 823 pixels with an empty cache, and closes it afterward. */
export async function onPhone<T>(
  browser: Browser,
  { cpu, down, roundTripMs }: Conditions,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: roundTripMs,
      downloadThroughput: down / 8,
      uploadThroughput: down / 16,
    });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    return await use({ page, cdp });
  } finally {
    await context.close();
  }
}

const TOUCH_MS = 80;

/** Taps the last matching element for as long as a finger does, once it is in view and still. */
export async function touch({ page, cdp }: Phone, selector: string): Promise<void> {
  const target = page.locator(selector).last();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to follow at ${selector} on ${page.url()}`);
  const point = { x: box.x + Math.min(box.width / 2, 40), y: box.y + Math.min(box.height / 2, 12) };
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(TOUCH_MS);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
