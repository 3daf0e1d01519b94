import { expect, test } from "../fixtures.ts";

/** The longest transition or animation of any element, in seconds. */
const LONGEST = () =>
  Math.max(
    ...[...document.querySelectorAll("*")].flatMap((part) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(part);
      const moves =
        animationName === "none"
          ? transitionDuration
          : `${transitionDuration}, ${animationDuration}`;
      return moves.split(", ").map((time) => Number.parseFloat(time));
    }),
  );

test("pages keep motion short, and have none with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const calm = await page.evaluate(LONGEST);
  expect(calm).toBeGreaterThan(0);
  expect(calm).toBeLessThanOrEqual(0.4);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await page.evaluate(LONGEST)).toBe(0);
});

test("the desk's loading indicator does not move with reduced motion @rare", async ({ page }) => {
  // The desk's scripts never arrive.
  await page.route("**/assets/*.js", () => {});
  await page.goto("/admin", { waitUntil: "commit" });
  const spinner = page.locator(".desk-wait .spinner");
  await expect(spinner).toBeVisible();
  await expect(spinner).toHaveCSS("width", "56px");
  await expect(spinner).toHaveCSS("animation-name", "none");
});
