import { ready, expect, PHONE, test } from "../fixtures.ts";
import { mainNavigation } from "#app/document/layout/navigation.ts";
import { PAGES } from "#tests/support/content-pages.ts";

/** The entries' addresses are tested on the built documents (tests/site/specified-screens.test.ts). */
const GROUPS = mainNavigation(PAGES, "en").filter(({ items }) => items);

test.describe("on a wide screen", () => {
  test("dropdowns open by hover or button, one at a time, and close with Escape; the header stays in view and changes after 10 pixels; a link opens at the top", async ({
    page,
  }) => {
    await page.goto("/");
    await ready(page);
    const main = page.getByRole("navigation", { name: "Main" });
    for (const { label, items = [] } of GROUPS) {
      await main.getByRole("link", { name: label, exact: true }).hover();
      for (const item of items) {
        await expect(main.getByRole("link", { name: item.label, exact: true })).toBeVisible();
      }
      await expect(main.locator("[data-open]")).toHaveCount(1);
    }
    await page.mouse.move(640, 700);
    await expect(main.locator("[data-open]")).toHaveCount(0);

    const about = page.getByRole("button", { name: "About menu" });
    const mission = main.getByRole("link", { name: "Our Mission" });
    await about.focus();
    await page.keyboard.press("Enter");
    await expect(about).toHaveAttribute("aria-expanded", "true");
    await mission.focus();
    await page.keyboard.press("Escape");
    await expect(mission).toBeHidden();
    await expect(about).toBeFocused();
    await expect(about).toHaveAttribute("aria-expanded", "false");

    await about.click();
    await expect(mission).toBeVisible();
    await page.getByRole("button", { name: "Practices menu" }).click();
    await expect(about).toHaveAttribute("aria-expanded", "false");
    await expect(mission).toBeHidden();
    await page.keyboard.press("Escape");

    const root = page.locator("html");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          // The site's own listener was registered first, so it has run when this one is called.
          addEventListener("scroll", () => requestAnimationFrame(resolve), { once: true });
          scrollTo(0, 10);
        }),
    );
    await expect(root).not.toHaveClass(/scrolled/);
    await page.evaluate(() => scrollTo(0, 11));
    await expect(root).toHaveClass(/scrolled/);
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(page.getByRole("banner")).toBeInViewport();
    await page.getByRole("main").getByRole("link", { name: "View all articles" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe("on a small screen", () => {
  test.use(PHONE);

  test("the menu opens, its groups expand with the overview first; Escape and navigation close it", async ({
    page,
  }) => {
    await page.goto("/");
    await ready(page);
    const button = page.getByRole("button", { name: "Menu", exact: true });
    const menu = page.getByRole("navigation", { name: "Mobile menu" });
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByText("Practices", { exact: true }).click();
    await expect(menu.getByRole("link").first()).toHaveText("Practices overview");
    await menu.getByText("About", { exact: true }).click();
    await expect(menu.getByRole("link", { name: "Soil Building" })).toBeHidden();
    await menu.getByText("Practices", { exact: true }).click();
    const link = menu.getByRole("link", { name: "Soil Building" });
    // Prevents the navigation, to see that the link itself closes the menu, which is then closed on return by Back.
    await page.evaluate(() =>
      addEventListener("click", (event) => event.preventDefault(), { once: true }),
    );
    await link.click();
    await expect(menu).toBeHidden();
    await button.click();
    await link.click();
    await expect(page).toHaveURL("/practices/soil");
    await expect(menu).toBeHidden();
    await button.click();
    await page.locator("#small-menu input").fill("water");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog?q=water");
    await expect(page.getByText(/^Found \d+ results? for water/)).toBeVisible();
  });
});
