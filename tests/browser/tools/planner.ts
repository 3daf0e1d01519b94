import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** A number field by its label, which its plus and minus buttons contain too. */
export const field = (within: Page | Locator, label: string) =>
  within.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** Waits until React has hydrated the planner: it then marks the screen that is shown. */
export async function openPlanner(page: Page, planner = "my-season", screen = ""): Promise<void> {
  await page.goto(`/tools/${planner}${screen && `#${screen}`}`);
  await expect(page.locator(".screens[data-at]")).toBeAttached();
}

/** Shows one of a planner's screens. */
export async function show(page: Page, tab: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Parts of this planner" })
    .getByRole("link", { name: tab, exact: true })
    .click();
}

/** Opens every fold of the screen that is shown. Screens and some folds fetch what is in them when first opened. */
export async function unfoldAll(page: Page): Promise<void> {
  const screen = page.locator(".screen[data-on]");
  await expect(screen.getByText("Loading…", { exact: true })).toHaveCount(0);
  await screen
    .locator("details")
    .evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
  await expect(screen.locator("details[open] > summary:only-child")).toHaveCount(0);
}

/** "Keep on this phone", or "in this browser" with a mouse. */
export const keep = (page: Page) =>
  page.locator(".tool-strip").getByRole("button", { name: /^Keep/ });
export const kept = (page: Page) =>
  expect(page.locator(".tool-strip").getByText("Kept ✓")).toBeVisible();

/** Changes what is kept of the ranch behind the planner's back. */
export const changeStored = (page: Page, change: Readonly<Record<string, unknown>>) =>
  page.evaluate(
    (changes) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("first-paddock-tools");
        opening.addEventListener("success", () => {
          const store = opening.result.transaction("ranch", "readwrite").objectStore("ranch");
          const read = store.get("ranch");
          read.addEventListener("success", () => {
            const { journal, file } = read.result;
            store.put({ journal, file: { ...file, ...changes } }, "ranch");
            store.transaction.addEventListener("complete", () => {
              opening.result.close();
              resolve();
            });
          });
        });
      }),
    change,
  );
