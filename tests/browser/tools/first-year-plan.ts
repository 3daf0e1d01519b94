import type { Page } from "@playwright/test";
import { ready } from "../fixtures.ts";

/** Answers the assessment, which then shows the first-year plan. Printing only adds a class to the root element. */
export async function openFirstYearPlan(page: Page): Promise<void> {
  await page.goto("/getting-started/assessment");
  await ready(page);
  await page.getByLabel("Grazing approach").selectOption({ index: 1 });
  await page.getByLabel("Motivation").selectOption({ index: 2 });
  await page.getByRole("main").locator("form button[type=submit]").click();
  await page.getByRole("button", { name: "Print the plan" }).waitFor();
  await page.evaluate(() => {
    window.print = () => document.documentElement.classList.add("printed");
  });
}
