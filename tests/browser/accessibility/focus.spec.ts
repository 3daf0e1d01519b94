import type { Page } from "@playwright/test";
import { contrast } from "#tests/support/contrast.ts";
import { SCREENS } from "#tests/screens/screens.ts";
import { ready, expect, test } from "../fixtures.ts";
import { openScreen } from "./every-screen.ts";

/** One screen of each kind; the others consist of the same parts. */
const KINDS = [
  "home",
  "about-science",
  "assessment",
  "quick-start",
  "practice-water",
  "blog",
  "blog-search-empty",
  "post",
  "site-map",
  "login",
  "dashboard",
  "new-post",
];
/** The one page on which header and footer, the same everywhere, are tested too. */
const WHOLE = "home";
/** More tab stops than any of these pages has. */
const MANY = 150;

interface Stop {
  readonly place: "main" | "around it" | "nowhere";
  readonly problem: string;
  readonly name: string;
  /** Colors of the focus ring and its background. */
  readonly colors?: readonly (readonly number[])[];
}
/** Minimum contrast of a focus ring (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** The current focus and any problem with its visibility. */
async function stopAt(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { place: "nowhere", problem: "", name: "" };
    const name = focused.outerHTML.slice(0, 120);
    // The ring may be on a link's larger click area (::after), or on the whole of
    // a composite field.
    const box = focused.closest(".tags-box, .writing");
    const ring = [
      getComputedStyle(focused),
      getComputedStyle(focused, "::after"),
      ...(box ? [getComputedStyle(box)] : []),
    ].find(
      ({ outlineStyle, outlineColor }) => outlineStyle !== "none" && parts(outlineColor)[3] !== 0,
    );
    return {
      place: focused.closest("main") ? "main" : "around it",
      problem: ring ? problemOf(focused) : `shows no focus: ${name}`,
      name,
      ...(ring ? { colors: [parts(ring.outlineColor), groundOf(box ?? focused)] } : {}),
    };

    function problemOf(element: Element): string {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
      const seen = [top + 2, (top + bottom) / 2, bottom - 2].filter(
        (y) => y >= 0 && y < innerHeight,
      );
      if (seen.length === 0) return `is out of sight: ${name}`;
      const covers = seen.flatMap((y) => whatLiesOver(element, x, y) ?? []);
      // Of a very tall element, such as the field for a post's text, a visible part is enough.
      const enough = bottom - top > innerHeight / 3 ? seen.length - 1 : 0;
      return covers.length > enough ? `lies under ${covers[0]}: ${name}` : "";
    }

    /** Red, green and blue, 0 to 255, and the alpha, 0 to 1. */
    function parts(color: string): number[] {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    }

    /** The nearest opaque background color behind the element. */
    function groundOf(element: Element): number[] {
      for (let part = element.parentElement; part; part = part.parentElement) {
        const ground = parts(getComputedStyle(part).backgroundColor);
        if (ground[3] === 1) return ground;
      }
      return [255, 255, 255];
    }

    /** The sticky bar that covers a point of the element, if any. */
    function whatLiesOver(element: Element, x: number, y: number): string | undefined {
      const over = document.elementFromPoint(x, y);
      if (!over || over.contains(element) || element.contains(over)) return undefined;
      for (let part: Element | null = over; part; part = part.parentElement) {
        const held = /sticky|fixed/.test(getComputedStyle(part).position);
        if (held && !part.contains(element)) return part.outerHTML.slice(0, 40);
      }
      return undefined;
    }
  });
}

for (const kind of KINDS) {
  test(`by keyboard, forward and backward, the focus is visible and never covered: ${kind}`, async ({
    page,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push("404 (Not Found)");
    const screen = SCREENS.find(({ name }) => name === kind);
    if (!screen) throw new Error(`There is no screen ${kind}.`);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openScreen(page, screen);
    await ready(page);
    const goesOn = ({ place }: Stop) => (kind === WHOLE ? place !== "nowhere" : place === "main");
    const problems: string[] = [];
    await page.locator("main").focus();
    for (const back of [false, true]) {
      if (back) await page.keyboard.down("Shift");
      let stops = 0;
      for (; stops < MANY; stops += 1) {
        await page.keyboard.down("Tab");
        const stop = await stopAt(page);
        if (!goesOn(stop)) break;
        if (stop.problem) problems.push(stop.problem);
        const [ring, ground] = stop.colors ?? [];
        if (ring && ground && contrast(ring, ground) < LEAST_CONTRAST) {
          problems.push(`shows its focus too faintly: ${stop.name}`);
        }
      }
      expect(stops, back ? "stops on the way back" : "stops on the way").toBeLessThan(MANY);
      expect(stops).toBeGreaterThan(0);
      await page.keyboard.up("Tab");
    }
    expect(problems).toEqual([]);
  });
}

test("after a link within the page, the next tab stop is in its section", async ({ page }) => {
  for (const address of ["/practices/grazing", "/privacy"]) {
    await page.goto(address);
    await ready(page);
    const entries = await page.evaluate(() => history.length);
    const link = page.locator("main a[href^='#']").nth(2);
    const id = (await link.getAttribute("href"))?.slice(1) ?? "";
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await page.keyboard.press("Tab");
    const isAfter = await page.evaluate((name) => {
      const section = document.getElementById(name);
      const focused = document.activeElement;
      return Boolean(focused && section && section.compareDocumentPosition(focused) & (4 | 16));
    }, id);
    expect(isAfter, address).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  }
});
