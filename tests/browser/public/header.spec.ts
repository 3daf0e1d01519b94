import { ready, expect, test } from "../fixtures.ts";
import { mainNavigation } from "#app/document/layout/navigation.ts";
import { PAGES } from "#tests/support/content-pages.ts";

/** The groups of the navigation; app/content-model/pages/specification.test.ts has the specified ones. */
const GROUPS = mainNavigation(PAGES, "en").filter(({ items }) => items);

test.describe("on a wide screen", () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, "the wide navigation");

  test("logo, navigation and Get Started lead where the specification says", async ({ page }) => {
    await page.goto("/blog");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "First Paddock" })).toHaveAttribute("href", "/");
    await expect(header.getByRole("link", { name: "Get Started", exact: true })).toHaveAttribute(
      "href",
      "/getting-started/assessment",
    );
    const main = header.getByRole("navigation", { name: "Main" });
    for (const [label, path] of [
      ["About", "/about"],
      ["Getting Started", "/getting-started"],
      ["Practices", "/practices"],
      ["Tools", "/tools"],
      ["Blog", "/blog"],
    ] as const) {
      await expect(main.getByRole("link", { name: label, exact: true })).toHaveAttribute(
        "href",
        path,
      );
    }
  });

  test("a dropdown opens on hover, one at a time", async ({ page }) => {
    await page.goto("/");
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
  });

  test("each entry of a dropdown leads to its page", async ({ page }) => {
    await page.goto("/");
    const entries = page.getByRole("navigation", { name: "Main" }).locator("[data-dropdown] ul a");
    const found = await entries.evaluateAll((all) =>
      all.map((link) => ({ label: link.textContent, to: link.getAttribute("href") })),
    );
    expect(found).toEqual(
      GROUPS.flatMap(({ items = [] }) => items.map(({ label, to }) => ({ label, to }))),
    );
  });

  test("by keyboard: the button opens, Escape closes and gives the focus back", async ({
    page,
  }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Practices menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const water = page.getByRole("navigation", { name: "Main" }).getByRole("link", {
      name: "Water Systems",
    });
    await expect(water).toBeVisible();
    await water.focus();
    await page.keyboard.press("Escape");
    await expect(water).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("opening a second dropdown closes the first", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "About menu" }).click();
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("link", { name: "Our Mission" })).toBeVisible();
    await page.getByRole("button", { name: "Practices menu" }).click();
    await expect(page.getByRole("button", { name: "About menu" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await expect(main.getByRole("link", { name: "Our Mission" })).toBeHidden();
  });
});

test.describe("on a small screen", () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 1000, "the small-screen menu");

  test("the menu opens, its groups expand with the overview first, and it closes on navigation", async ({
    page,
  }) => {
    await page.goto("/");
    await ready(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Mobile menu" });
    await expect(menu).toBeVisible();
    await menu.getByText("Practices", { exact: true }).click();
    await expect(menu.getByRole("link").first()).toHaveText("Practices overview");
    await menu.getByText("About", { exact: true }).click();
    await expect(menu.getByRole("link", { name: "Soil Building" })).toBeHidden();
    await menu.getByText("Practices", { exact: true }).click();
    await menu.getByRole("link", { name: "Soil Building" }).click();
    await expect(page).toHaveURL("/practices/soil");
    await expect(menu).toBeHidden();
  });

  test("Escape closes the menu", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Mobile menu" });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  test("its search leads to the blog search", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.locator("#small-menu input").fill("water");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog?q=water");
    await expect(page.getByText(/^Found \d+ results? for water/)).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu and its groups open", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Mobile menu" });
      await menu.getByText("Practices", { exact: true }).click();
      await menu.getByRole("link", { name: "Soil Building" }).click();
      await expect(page).toHaveURL("/practices/soil");
    });
  });
});

test("the header stays in view and changes its style after more than 10 pixels", async ({
  page,
}) => {
  await page.goto("/practices/grazing");
  await ready(page);
  const root = page.locator("html");
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // The site's own listener was registered first, so it has run by then.
        addEventListener("scroll", () => requestAnimationFrame(resolve), { once: true });
        scrollTo(0, 10);
      }),
  );
  await expect(root).not.toHaveClass(/scrolled/);
  await page.evaluate(() => scrollTo(0, 11));
  await expect(root).toHaveClass(/scrolled/);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.getByRole("banner")).toBeInViewport();
});
