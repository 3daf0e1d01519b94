import type { Page } from "@playwright/test";
import { expect, ready, test } from "#tests/browser/fixtures.ts";
import { budgetSheet } from "#app/language/es.ts";
import { printedSheets, UPRIGHT } from "#tests/browser/visual/printed-sheets.ts";
import { misspelled } from "#tests/content/words/spanish-spelling.ts";

/**
 * Words on the page that are neither Spanish nor a name or unit, outside parts marked as English. The built documents
 * are checked by tests/site/languages.test.ts.
 */
async function englishIn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[lang="en"], script, style')) continue;
      found.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "placeholder", "alt", "title"]) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        if (!element.closest('[lang="en"]')) found.push(element.getAttribute(name) ?? "");
      }
    }
    return found;
  });
  return misspelled(texts).filter((word) => !budgetSheet.months.includes(word));
}

/** Answers the assessment, which then shows the plan for the first year. */
async function answer(page: Page): Promise<void> {
  await page.goto("/es/getting-started/assessment");
  await ready(page);
  await page.getByLabel("Forma de pastoreo").selectOption("continuous-grazing");
  await page.getByLabel("Motivo").selectOption("reduce-input-costs");
  await page.getByRole("button", { name: "Ver mi primer paso" }).click();
  await expect(page.getByRole("heading", { name: "Su primer paso" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Su primer año en una hoja" })).toBeVisible();
}

test("the assessment answers in Spanish, and its plan for the first year can be kept and printed", async ({
  page,
}) => {
  await answer(page);
  await expect(page.getByText(/a más tardar el sábado \d+ de [a-z]+/)).toBeVisible();
  const acres = page.getByLabel("Todo el rancho, acres");
  await acres.fill("0");
  await expect(page.getByText("Escriba un número de 1 a 500,000.")).toBeVisible();
  await acres.fill("cuatrocientos");
  await expect(
    page.getByText("Escriba un número, como 1,300 o 2.5, sin otra unidad."),
  ).toBeVisible();
  await acres.fill("1.300");
  await expect(page.getByText("¿1,300 o 1.3?")).toBeVisible();
  await acres.fill("400");
  await page.getByLabel("Ganado, cabezas", { exact: true }).fill("60");
  await page.getByLabel("El día que se cierra la puerta").fill("2027-05-08");
  await expect(page.getByText("40 de 400 acres, para las 60 cabezas")).toBeVisible();
  await expect(page.getByText("Revise el 7 de junio y el 7 de julio.")).toBeVisible();
  await page.getByRole("button", { name: "Guardar en este" }).click();
  await expect(page.getByRole("button", { name: "Guardado ✓" })).toBeVisible();

  await answer(page);
  await expect(acres).toHaveValue("400");
  await page.evaluate(() => {
    window.print = () => {};
  });
  for (const format of UPRIGHT) {
    await page.getByRole("button", { name: "Imprimir el plan" }).click();
    await expect(page.locator(".sheet-plan")).toContainText("8 de mayo");
    // Checked before printing, which may leave the printed list of addresses, in English, in the page.
    if (format === "Letter") expect(await englishIn(page)).toEqual([]);
    expect((await printedSheets(await page.pdf({ format }))).length, format).toBe(1);
  }
});

test("the chosen language is remembered for the home page; the browser's language and a link to a page in the other do not change it", async ({
  page,
}) => {
  await page.goto("/tools/turn-in");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/tools\/turn-in$/);
  await page.goto("/");
  await expect(page).toHaveURL(/\/es$/);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/tools/turn-in");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/es/tools/turn-in");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});
