import { test as base, expect, type Page } from "@playwright/test";

/** Hosts that a page may ask for photographs; the tests answer for them. */
const PHOTO_HOSTS = new Set(["images.unsplash.com", "images.pexels.com"]);
/** A photograph of one transparent pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** What Playwright itself writes where the configuration blocks service workers. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

interface Fixtures {
  /** How the photo host behaves: it answers, or it cannot be reached. */
  readonly photoHost: "answers" | "blocked";
  /** Console errors that a test expects, as parts of their text. */
  readonly expectedErrors: string[];
}

/**
 * Every browser test fails on a console error or warning, an uncaught error, a violation of the
 * content policy, or a request to a host that the site has no business with.
 */
export const test = base.extend<Fixtures>({
  photoHost: ["answers", { option: true }],
  expectedErrors: [[], { option: true }],
  page: async ({ page, photoHost, expectedErrors, baseURL }, use) => {
    const faults: string[] = [];
    const own = new URL(baseURL ?? "http://127.0.0.1").host;
    const note = (fault: string) => {
      if (!expectedErrors.some((expected) => fault.includes(expected))) faults.push(fault);
    };
    page.on("console", (message) => {
      if (message.text().includes(BLOCKED_WORKER)) return;
      if (["error", "warning"].includes(message.type())) note(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
    // The console names only some violations; the event names each.
    await page.exposeFunction("noteViolation", (violation: string) => note(violation));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
        const place = `${sourceFile}:${lineNumber}`;
        void (window as unknown as { noteViolation(text: string): Promise<void> }).noteViolation(
          `content policy: ${violatedDirective} ${blockedURI} at ${place}`,
        );
      });
    });
    // Only requests to other hosts: those of the site keep the browser's cache.
    const isForeign = ({ host, protocol }: URL) => protocol.startsWith("http") && host !== own;
    await page.route(isForeign, (route) => {
      const { host } = new URL(route.request().url());
      if (!PHOTO_HOSTS.has(host)) {
        note(`request to an unknown host: ${route.request().url()}`);
        return route.abort();
      }
      if (photoHost === "blocked") return route.abort();
      return route.fulfill({ contentType: "image/gif", body: PIXEL });
    });
    if (photoHost === "blocked") expectedErrors.push("net::ERR_FAILED");
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** Waits until the document's scripts have run or, at the desk, the router has hydrated it. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

export { expect };
