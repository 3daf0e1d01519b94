import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { paperLinksReady } from "./printed-sheets.ts";

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: "dark" }));

/** The distinct values of a style among the elements that match a selector. */
const styles = (page: Page, parts: string, style: string) =>
  page
    .locator(parts)
    .evaluateAll(
      (all, name) => [...new Set(all.map((part) => getComputedStyle(part).getPropertyValue(name)))],
      style,
    );

/** How many of the elements that match a selector are shown. */
const shown = (page: Page, parts: string) =>
  page
    .locator(parts)
    .evaluateAll((all) => all.filter((part) => part.getClientRects().length > 0).length);

/** Expects a print in light colors, without controls and navigation, and with a list of the linked addresses. */
async function printsAsHandout(page: Page): Promise<void> {
  await paperLinksReady(page);
  await expect(page.locator("[data-print]").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  expect(await shown(page, ".top, .foot, [data-print], .next, .tools, .toc")).toBe(0);
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const list = page.locator(".paper-links li");
  await expect(list.first()).toBeVisible();
  const addresses = await list.allTextContents();
  expect(new Set(addresses).size).toBe(addresses.length);
  // A page of this site is listed by its title, followed by the address to type.
  expect(addresses.filter((address) => address.startsWith("/tools/"))).toEqual([]);
  expect(addresses.some((address) => /^[A-Z][^/]+, \/tools\/[\w-]+$/.test(address))).toBe(true);
  // Numbers in the text and addresses in the list match each other.
  const numbers = await page
    .locator("main [data-n]")
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute("data-n"))));
  expect(new Set(numbers)).toEqual(new Set(addresses.map((_, index) => index + 1)));
  const [first] = await page.locator("main [data-n='1']").all();
  expect(await first?.evaluate((link) => getComputedStyle(link, "::after").content)).toBe('"1"');
}

test("a guide prints as a handout in light colors even in the dark theme, with lines to write on; a step may span two sheets, a task never", async ({
  page,
}) => {
  await page.goto("/getting-started/first-steps");
  const lines = page.locator(".worksheet li");
  await expect(lines.first()).toBeHidden();
  await printsAsHandout(page);
  expect(await shown(page, ".worksheet li")).toBe(await lines.count());
  expect(await styles(page, ".steps > li", "break-inside")).toEqual(["auto"]);
  expect(await styles(page, ".steps .tasks > li", "break-inside")).toEqual(["avoid"]);
  await expect(page.locator(".steps h3").first()).toHaveCSS("break-after", "avoid");
});

test("a practice prints its folds open, even where CSS cannot open them; tables break only between rows; every sheet has one footer line", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (text: string) => !text.includes("details-content") && supports(text);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/practices/grazing");
  const limit = page.locator(".ledger .fold").first();
  await expect(limit.locator(".caution")).toBeHidden();
  await limit.getByText("Limit", { exact: true }).click();
  await expect(limit.locator(".caution")).toBeVisible();
  await expect(page.locator(".fold").last()).not.toHaveAttribute("open");
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("main .fold:not([open])")).toHaveCount(0, { timeout: 100 });
  }).toPass();

  const foot = await page.evaluate(() => {
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join("\n");
  });
  expect(foot).toContain(
    '--foot: "Grazing Management | First Paddock · firstpaddock.example/practices/grazing"',
  );
  expect(foot).toMatch(/@bottom-left\s*\{[^}]*var\(--foot/);
  expect(foot).toMatch(/@bottom-right\s*\{[^}]*counter\(page\) " \/ " counter\(pages\)/);

  await page.emulateMedia({ media: "print" });
  expect(await styles(page, ".ledger tbody tr", "break-inside")).toEqual(["avoid"]);
  expect(await styles(page, ".ledger td .caution", "break-before")).toEqual(["auto"]);
  await expect(page.locator(".princ .caution").first()).toHaveCSS("break-before", "avoid");
});
