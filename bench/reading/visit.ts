import type { Phone } from "../browser/slow-phone.ts";
import type { Served, Traffic } from "../sites/serve-folder.ts";
import { observePage } from "./observe-page.ts";

/** The cost of a first visit. Times in milliseconds, sizes in bytes on the wire. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly longestTask: number;
  readonly shift: number;
  readonly scriptBytes: number;
  /** Requests until the network is idle, including those of the offline copy. */
  readonly requests: number;
  readonly totalBytes: number;
  readonly requestsBeforePaint: number;
}

/** A page is idle after this time without requests. */
const QUIET_MS = 5000;
const LONGEST_WAIT_MS = 60_000;
const LOOK_MS = 250;

/** Opens an address for the first time and waits until the page is idle. */
export async function visit(phone: Phone, served: Served, address: string): Promise<Visit> {
  const { page } = phone;
  const scriptBytes = countScripts(phone);
  const before = served.traffic();
  await page.addInitScript(observePage);
  await page.goto(served.origin + address, { waitUntil: "load" });
  const after = await untilQuiet(phone, served);
  const seen = await page.evaluate(() => {
    const firstPaint = performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN;
    const asked = performance.getEntriesByType("resource");
    return {
      ...globalThis.__bench,
      firstPaint,
      beforePaint: 1 + asked.filter(({ startTime }) => startTime < firstPaint).length,
    };
  });
  const tasks = seen.tasks.filter(([start]) => start >= seen.firstPaint);
  return {
    firstPaint: seen.firstPaint,
    largestPaint: seen.largest,
    blocking: tasks.reduce((sum, [, length]) => sum + length - 50, 0),
    longestTask: Math.max(0, ...tasks.map(([, length]) => length)),
    shift: seen.shift,
    scriptBytes: scriptBytes(),
    requests: after.requests - before.requests,
    totalBytes: after.bytes - before.bytes,
    requestsBeforePaint: seen.beforePaint,
  };
}

/** Waits until the server gets no more requests. @returns its traffic. */
async function untilQuiet({ page }: Phone, served: Served): Promise<Traffic> {
  const start = performance.now();
  let last = served.traffic();
  let since = start;
  while (performance.now() - since < QUIET_MS && performance.now() - start < LONGEST_WAIT_MS) {
    await page.waitForTimeout(LOOK_MS);
    const now = served.traffic();
    if (now.requests === last.requests && now.bytes === last.bytes) continue;
    last = now;
    since = performance.now();
  }
  return last;
}

/** Bytes of the scripts that the page loads. */
function countScripts({ cdp }: Phone): () => number {
  const scripts = new Set<string>();
  let sum = 0;
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sum += encodedDataLength;
  });
  return () => sum;
}
