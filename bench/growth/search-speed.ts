import type { Browser, Page } from "@playwright/test";
import { demoAccount } from "../../content/site.ts";
import { SLOW_4G, slowPhone } from "../browser/slow-phone.ts";

const PHONE = {
  ...SLOW_4G,
  name: "4 times slower, no limit on the network",
  down: 1e9,
  roundTrip: 0,
};

/** Milliseconds from a search term in the blog's field to the frame with its first result. */
export async function searchOnBlog(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await slowPhone(browser, PHONE);
  try {
    await page.goto(`${origin}/blog`, { waitUntil: "load" });
    await page.waitForTimeout(6000);
    const box = page.locator("main input[type=search]");
    // Focusing the field loads its script.
    await box.focus();
    await page.waitForTimeout(3000);
    const found = page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sent = Number.NaN;
          addEventListener("input", ({ timeStamp }) => (sent = timeStamp), true);
          const look = () => {
            const text = document.querySelector(".found")?.textContent ?? "";
            if (sent > 0 && /^Found \d+ results? for|^Found \d+ results? so far/.test(text)) {
              done(performance.now() - sent);
            } else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await box.fill("meadowlark");
    return await found;
  } finally {
    await context.close();
  }
}

/** Milliseconds from a key press in the dashboard's search to the updated frame, for the slowest key. */
export async function searchInDesk(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await slowPhone(browser, PHONE);
  try {
    await page.goto(`${origin}/admin`, { waitUntil: "load" });
    await page.getByLabel("Email").fill(demoAccount.email);
    await page.getByLabel("Password").fill(demoAccount.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    const box = page.getByPlaceholder("Search posts...");
    await box.waitFor();
    await page.waitForTimeout(3000);
    await watchKeys(page);
    await box.pressSequentially("meadowlark", { delay: 250 });
    await page.waitForTimeout(1000);
    return await page.evaluate(() => Number(document.body.dataset.slowestKey ?? "16"));
  } finally {
    await context.close();
  }
}

/** The browser's Event Timing: from the key press to the next frame, in steps of 8 ms. */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const slowest = Number(document.body.dataset.slowestKey ?? "0");
        document.body.dataset.slowestKey = String(Math.max(slowest, duration));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}
