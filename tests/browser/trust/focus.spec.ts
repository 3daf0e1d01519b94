import type { Page } from "@playwright/test";
import { SCREENS } from "../../screens/screens.ts";
import { awake, expect, test } from "../fixtures.ts";
import { openScreen } from "./every-screen.ts";

/** One screen of each kind: those left out are built of the same parts. */
const KINDS = [
  "home",
  "about",
  "about-science",
  "about-team",
  "assessment",
  "quick-start",
  "mistakes",
  "practice-water",
  "blog",
  "blog-search-empty",
  "archive",
  "post",
  "privacy",
  "site-map",
  "not-found",
  "login",
  "dashboard",
  "new-post",
];
/** More stops than any of these pages has. */
const MANY = 200;

/** What is wrong with the element that has the focus; `undefined` when nothing has it. */
async function faultOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const name = focused.outerHTML.slice(0, 120);
    const { outlineStyle, boxShadow } = getComputedStyle(focused);
    if (outlineStyle === "none" && boxShadow === "none") return `shows no focus: ${name}`;
    // A box that its label draws is where the label is.
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
    if (bottom <= 0 || top >= innerHeight) return `is out of sight: ${name}`;
    for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
      const over = y >= 0 && y < innerHeight ? document.elementFromPoint(x, y) : null;
      if (!over || over.contains(focused) || focused.contains(over)) continue;
      for (let part: Element | null = over; part; part = part.parentElement) {
        const { position } = getComputedStyle(part);
        if (!/sticky|fixed/.test(position) || part.contains(focused)) continue;
        return `lies under ${part.outerHTML.slice(0, 40)}: ${name}`;
      }
    }
    return "";
  });
}

for (const kind of KINDS) {
  test(`by keyboard, forwards and back, what has the focus shows it and is never covered: ${kind}`, async ({
    page,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push("404 (Not Found)");
    const screen = SCREENS.find(({ name }) => name === kind);
    if (!screen) throw new Error(`There is no screen ${kind}.`);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openScreen(page, screen);
    await awake(page);
    // Somewhere in the text: links above and below it are reached by either key.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
    });
    for (const key of ["Tab", "Shift+Tab"]) {
      let stops = 0;
      for (; stops < MANY; stops += 1) {
        await page.keyboard.press(key);
        const fault = await faultOfFocus(page);
        if (fault === undefined) break;
        expect.soft(fault).toBe("");
      }
      expect(stops, "stops on the way").toBeGreaterThan(4);
      expect(stops).toBeLessThan(MANY);
    }
  });
}
