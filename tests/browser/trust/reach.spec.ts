import { awake, expect, test } from "../fixtures.ts";

/** One screen of every kind. */
const SCREENS = [
  "/",
  "/about/team",
  "/about/reasonable-change",
  "/getting-started/assessment",
  "/getting-started/quick-start",
  "/practices/water",
  "/blog",
  "/blog/archive",
  "/blog/2024/09/stocking-rate-first-the-sums-that-come-before-paddocks",
  "/sitemap",
  "/admin/login",
];

test("at 400 % zoom (320 px) nothing is pushed off the screen", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of SCREENS) {
    await page.goto(address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, address).toBeLessThanOrEqual(0);
  }
});

test("by keyboard, forwards and back, what has the focus shows it and is never under the header", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/getting-started/quick-start");
  await awake(page);
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press(key);
      const fault = await page.evaluate(() => {
        const focused = document.activeElement;
        // The header itself, and the link that skips it and lies over it.
        const atTop = focused?.closest("header, .skip");
        if (!focused || focused === document.body || atTop) return "";
        const { outlineStyle, boxShadow } = getComputedStyle(focused);
        const { top, bottom } = focused.getBoundingClientRect();
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const name = focused.outerHTML.slice(0, 120);
        if (outlineStyle === "none" && boxShadow === "none") return `shows no focus: ${name}`;
        if (bottom <= header || top >= innerHeight) return `is out of sight: ${name}`;
        return "";
      });
      expect(fault).toBe("");
    }
  }
});

test("on touch every control is at least 44 px high and wide", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "a mouse is finer than a thumb");
  test.slow();
  for (const address of SCREENS) {
    await page.goto(address);
    const small = await page.evaluate(() => {
      const controls = "button, input:not([type=hidden]), select, textarea, summary, nav a, a.btn";
      return Array.from(document.querySelectorAll<HTMLElement>(controls)).flatMap((control) => {
        // A field that its label wraps is hit by the label.
        const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
        const seen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!seen || width === 0 || (width >= 44 && height >= 44)) return [];
        return `${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 100)}`;
      });
    });
    expect.soft(small, address).toEqual([]);
  }
});
