import { readFile } from "node:fs/promises";
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

/** Opens every fold of the shown screen. Screens and some folds load their content when first opened. */
export async function unfoldAll(page: Page): Promise<void> {
  const screen = page.locator(".screen[data-on]");
  await expect(screen.getByText("Loading…", { exact: true })).toHaveCount(0);
  await screen
    .locator("details")
    .evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
  await expect(screen.locator("details[open] > summary:only-child")).toHaveCount(0);
}

/** The button "Keep on this phone", or "in this browser" with a mouse. */
export const keep = (page: Page) =>
  page.locator(".tool-strip").getByRole("button", { name: /^Keep/ });
export const kept = (page: Page) => expect(page.locator(".strip-keep")).toHaveText("Kept ✓");

/** Opens My Season, enters this many cows and keeps the ranch. */
export async function keepMine(page: Page, animals: string): Promise<void> {
  await openPlanner(page);
  await field(page, "Cows").first().fill(animals);
  await keep(page).click();
  await kept(page);
}

/** Presses a button that downloads a file, and returns the file's text. */
export async function fileFrom(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).first().click();
  return readFile(await (await download).path(), "utf8");
}

/** Opens a backup, or a file of moves, on the screen Keep. */
export async function openFile(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a backup" }).click();
  const buffer = Buffer.from(text);
  await (await chooser).setFiles({ name: "a.json", mimeType: "application/json", buffer });
}

/** Opens a backup of the example ranch with other values. */
export async function openRanch(
  page: Page,
  change: (example: Example) => Readonly<Record<string, unknown>>,
): Promise<void> {
  const props = await page.locator("[data-props]").first().getAttribute("data-props");
  const { example } = JSON.parse(props ?? "{}") as { example: Example };
  await show(page, "Keep");
  await openFile(page, JSON.stringify({ ...example, ...change(example) }));
}

interface Example {
  readonly season: Readonly<Record<string, unknown>>;
  readonly paddocks: readonly { readonly id: string }[];
}

/** Changes the stored ranch directly in the database, without the planner. */
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
