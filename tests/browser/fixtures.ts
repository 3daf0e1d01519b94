import { test as base, expect, type Page } from "@playwright/test";
import { clearContext, type KeptContexts, takeContext } from "#tests/support/kept-contexts.ts";

/** Hosts that a page may load photographs from; tests stub them. */
const PHOTO_HOSTS = new Set(["images.unsplash.com", "images.pexels.com"]);
/** A transparent one-pixel image, in Base64. */
const PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** A phone, for `test.use`. Its pixel ratio stays 1: painting more pixels would take most of a test's time. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Playwright's own message when the configuration blocks service workers. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

interface Fixtures {
  /** Whether the photo hosts answer or are unreachable. */
  readonly photoHost: "answers" | "blocked";
  /** Substrings of console errors that a test expects. */
  readonly expectedErrors: string[];
}

/**
 * Every browser test fails on a console error or warning, an uncaught error, a violation of the
 * content security policy, or a request to an unknown host.
 */
export const test = base.extend<Fixtures, { kept: KeptContexts }>({
  // oxlint-disable-next-line no-empty-pattern
  kept: [async ({}, use) => use(new Map()), { scope: "worker" }],
  context: async (
    {
      browser,
      kept,
      serviceWorkers,
      baseURL,
      bypassCSP,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      viewport,
    },
    use,
  ) => {
    if (serviceWorkers === "allow") {
      // A context of its own, because files saved by service workers would remain for the next test.
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    // Tests emulate themes and motion on the page: a separate context would fetch every file anew.
    const device = { hasTouch, isMobile, viewport };
    const name = JSON.stringify({ baseURL, bypassCSP, javaScriptEnabled, ...device });
    await use(await takeContext(browser, kept, name));
    await clearContext(kept, name, new URL(baseURL ?? "").origin);
  },
  photoHost: ["answers", { option: true }],
  expectedErrors: [[], { option: true }],
  page: async ({ page, photoHost, expectedErrors, baseURL }, use) => {
    const problems: string[] = [];
    const own = new URL(baseURL ?? "http://127.0.0.1").host;
    const note = (problem: string) => {
      if (!expectedErrors.some((expected) => problem.includes(expected))) problems.push(problem);
    };
    page.on("console", (message) => {
      if (message.text().includes(BLOCKED_WORKER)) return;
      if (["error", "warning"].includes(message.type())) note(`console: ${message.text()}`);
    });
    page.on("pageerror", ({ message, stack = "" }) => note(`uncaught: ${message} ${stack}`));
    // The console reports only some violations; the event reports all.
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
        const place = `${sourceFile}:${lineNumber}`;
        console.error(`content policy: ${violatedDirective} ${blockedURI} at ${place}`);
      });
    });
    page.on("request", (request) => {
      const { host, protocol } = new URL(request.url());
      if (!protocol.startsWith("http") || host === own || PHOTO_HOSTS.has(host)) return;
      note(`request to an unknown host: ${request.url()}`);
    });
    await stubOtherHosts(page, photoHost === "answers");
    if (photoHost === "blocked") expectedErrors.push("net::ERR_FAILED");
    await use(page);
    expect(problems).toEqual([]);
  },
});

/**
 * Stubs requests to other hosts. Uses the browser's own interception, because `page.route` would
 * intercept every request and disable the browser's cache.
 */
async function stubOtherHosts(page: Page, answers: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId, request }) => {
    const known = PHOTO_HOSTS.has(new URL(request.url).host);
    const answer =
      known && answers
        ? session.send("Fetch.fulfillRequest", {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: "Content-Type", value: "image/gif" }],
            body: PIXEL,
          })
        : session.send("Fetch.failRequest", { requestId, errorReason: "Failed" });
    // The page may already be closed.
    answer.catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
}

/** Waits until the document's scripts have run or, at the desk, the router has hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

/** Holds back the requests for an address until the returned function is called. */
export async function hold(requests: Pick<Page, "route">, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await requests.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

export { expect };
