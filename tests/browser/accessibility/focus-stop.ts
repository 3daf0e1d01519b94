import type { Page } from "@playwright/test";
import { contrast } from "#tests/support/contrast.ts";

export interface Stop {
  readonly place: "main" | "around it" | "nowhere";
  readonly problem: string;
}
/** Minimum contrast of a focus ring (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** The current focus and any problem with its visibility. */
export async function stopAt(page: Page): Promise<Stop> {
  return stopOf(await page.evaluate(lookAtFocus));
}

/** Converts the findings of `lookAtFocus`, and adds the check of the ring's contrast. */
export function stopOf({ place, problem, name, colors }: ReturnType<typeof lookAtFocus>): Stop {
  const [ring, ground] = colors;
  const isFaint = ring && ground && contrast(ring, ground) < LEAST_CONTRAST;
  return { place, problem: isFaint ? `shows its focus too faintly: ${name}` : problem };
}

/** Runs in the page, so it must not refer to anything else in this file. */
export function lookAtFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    return { place: "nowhere" as const, problem: "", name: "", colors: [] };
  }
  const name = focused.outerHTML.slice(0, 120);
  // The ring may be on a link's larger click area (::after), or around a whole composite field or choice.
  const box = focused.closest(".tags-box, .writing, label");
  const ring = [
    getComputedStyle(focused),
    getComputedStyle(focused, "::after"),
    ...(box ? [getComputedStyle(box)] : []),
  ].find(
    ({ outlineStyle, outlineColor }) => outlineStyle !== "none" && parts(outlineColor)[3] !== 0,
  );
  return {
    place: focused.closest("main") ? ("main" as const) : ("around it" as const),
    // A choice whose own input is visually hidden is judged by its label.
    problem: ring
      ? problemOf(focused.matches(".visually-hidden") && box ? box : focused)
      : `shows no focus: ${name}`,
    name,
    colors: ring ? [parts(ring.outlineColor), groundOf(box ?? focused)] : [],
  };

  function problemOf(element: Element): string {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
    const seen = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => y >= 0 && y < innerHeight);
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
}
