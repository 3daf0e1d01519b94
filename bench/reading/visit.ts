import type { Phone } from "../browser/slow-phone.ts";
import { observePage } from "./observe-page.ts";

/** What a first visit to a page costs. Times in milliseconds, sizes in bytes on the wire. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly longestTask: number;
  readonly shift: number;
  /** Scripts, those of pages that are fetched ahead too: nothing tells them apart. */
  readonly scriptBytes: number;
  /** Data fetched for pages that its links lead to. */
  readonly aheadBytes: number;
  readonly totalBytes: number;
  readonly requestsBeforePaint: number;
}

/** After load: long enough for what a page does at idle, such as React waking. */
const SETTLE = 5000;

/** Opens an address for the first time and waits until the page has come to rest. */
export async function visit(phone: Phone, address: string): Promise<Visit> {
  const { page } = phone;
  const bytes = countBytes(phone);
  await page.addInitScript(observePage);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE);
  const seen = await page.evaluate(() => {
    const firstPaint = performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN;
    const [navigation] = performance.getEntriesByType("navigation");
    const loaded =
      navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : Infinity;
    const asked = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const ahead = asked.filter(
      ({ name, startTime }) => startTime > loaded && /(?<!\.state)\.json$|\.data$/.test(name),
    );
    return {
      ...globalThis.__bench,
      firstPaint,
      aheadBytes: ahead.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: 1 + asked.filter(({ startTime }) => startTime < firstPaint).length,
    };
  });
  const tasks = seen.tasks.filter(([start]) => start >= seen.firstPaint);
  return {
    firstPaint: seen.firstPaint,
    largestPaint: seen.largest,
    blocking: tasks.reduce((sum, [, length]) => sum + length - 50, 0),
    longestTask: Math.max(0, ...tasks.map(([, length]) => length)),
    shift: seen.shift,
    scriptBytes: bytes.ofScripts(),
    aheadBytes: seen.aheadBytes,
    totalBytes: bytes.ofAll(),
    requestsBeforePaint: seen.requests,
  };
}

function countBytes({ cdp }: Phone) {
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  cdp.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  const sum = (wanted: (type: string) => boolean) =>
    [...sizes]
      .filter(([request]) => wanted(types.get(request) ?? ""))
      .reduce((total, [, size]) => total + size, 0);
  return { ofScripts: () => sum((type) => type === "Script"), ofAll: () => sum(() => true) };
}
