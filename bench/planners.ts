import type { Page } from "@playwright/test";
import { goalTable, median } from "./figures.ts";
import { launchBrowser, onPhone, SLOW_4G } from "./phone.ts";
import { buildOurs, serveFolder } from "./sites.ts";

const TIMES = 7;
const LATER_DIGITS = 3;
const ANSWER = ".strip-answer";

/** How soon a planner answers on a slow phone: a digit typed as soon as its field can be seen, and later ones. */
export async function measurePlanners(): Promise<string> {
  const site = await serveFolder(buildOurs());
  const browser = await launchBrowser();
  const visible: number[] = [];
  const first: number[] = [];
  const later: number[] = [];
  try {
    for (let time = 0; time < TIMES; time += 1) {
      await onPhone(browser, SLOW_4G, async ({ page }) => {
        await page.addInitScript(watchAnswer, ANSWER);
        await page.goto(`${site.origin}/tools/my-season`, { waitUntil: "commit" });
        const field = page.getByRole("textbox", { name: /^Cows/ }).first();
        await field.focus();
        visible.push(await page.evaluate(() => performance.now()));
        await page.keyboard.press("End");
        first.push(await timeToAnswer(page));
        await page.waitForTimeout(1000);
        for (let digit = 0; digit < LATER_DIGITS; digit += 1) {
          await page.keyboard.press("Backspace");
          await page.waitForTimeout(1000);
          later.push(await timeToAnswer(page));
        }
      });
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return `My Season, ${SLOW_4G.down / 1e6} Mbps, ${SLOW_4G.roundTripMs} ms a round trip, a processor ${SLOW_4G.cpu} times slower, an empty
cache; medians of ${TIMES} visits. From the key press until the answer in the strip has changed. The field has the
focus ${Math.round(median(visible))} ms after the navigation began.

${goalTable([
  ["The first digit, typed at once", median(first), 1500, "ms"],
  ["Later digits", median(later), 100, "ms"],
])}`;
}

declare global {
  /** The time of the latest key press and of the answer's latest change. */
  var __answer: { pressed: number; changed: number };
}

/** Runs first in the document. It must not refer to anything outside itself. */
function watchAnswer(selector: string): void {
  const times = { pressed: Number.NaN, changed: Number.NaN };
  globalThis.__answer = times;
  addEventListener("keydown", () => (times.pressed = performance.now()), true);
  new MutationObserver((changes) => {
    const inAnswer = changes.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(selector);
    });
    if (inAnswer) times.changed = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Presses a digit. @returns milliseconds until the answer has changed. */
async function timeToAnswer(page: Page): Promise<number> {
  await page.keyboard.press("1");
  await page.waitForFunction(() => globalThis.__answer.changed > globalThis.__answer.pressed);
  return page.evaluate(() => globalThis.__answer.changed - globalThis.__answer.pressed);
}
