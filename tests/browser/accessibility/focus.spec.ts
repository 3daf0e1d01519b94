import type { Page } from "@playwright/test";
import { contrast } from "../../support/contrast.ts";
import { SCREENS } from "../../screens/screens.ts";
import { ready, expect, test } from "../fixtures.ts";
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
/** Header and footer are the same on every public page: they are walked through on one. */
const WHOLE = "home";
/** More stops than any of these pages has. */
const MANY = 150;

interface Stop {
  readonly place: "main" | "around it" | "nowhere";
  readonly problem: string;
  readonly name: string;
  /** The ring's color and that of the ground behind it. */
  readonly colors?: readonly (readonly number[])[];
}
/** What a ring of focus needs (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** Where the focus is, and what is wrong with how it is shown. */
async function stopAt(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { place: "nowhere", problem: "", name: "" };
    const name = focused.outerHTML.slice(0, 120);
    // Where a link's area is larger than its words, that has the ring; and where a field is only a part
    // of what looks like one, the whole.
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
      // Of what is as tall as the window, such as the field for a whole post, a part is enough.
      const enough = bottom - top > innerHeight / 3 ? seen.length - 1 : 0;
      return covers.length > enough ? `lies under ${covers[0]}: ${name}` : "";
    }

    /** Red, green and blue, 0 to 255, and the alpha, 0 to 1. */
    function parts(color: string): number[] {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    }

    /** The first ground behind the element that is a plain color. */
    function groundOf(element: Element): number[] {
      for (let part = element.parentElement; part; part = part.parentElement) {
        const ground = parts(getComputedStyle(part).backgroundColor);
        if (ground[3] === 1) return ground;
      }
      return [255, 255, 255];
    }

    /** The bar, held in place while the page scrolls, that covers a point of the element. */
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
