import type { Page } from "@playwright/test";
import { expect, ready } from "#tests/browser/fixtures.ts";

/** Goes to a page from the Spanish home page. */
export async function openFromSpanishHome(page: Page, link: string): Promise<void> {
  await page.goto("/es");
  await ready(page);
  await page.locator("main").getByRole("link", { name: link, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/es$/);
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
}

/** Presses the page's button to print, and waits until the page asks the browser to. */
export async function pressPrint(page: Page): Promise<void> {
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.print = () => resolve();
      }),
  );
  await page.getByRole("button", { name: "Imprimir" }).click();
  await pressed;
}
