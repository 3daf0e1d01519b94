import type { Page } from "@playwright/test";
import { MARK, translatePage } from "#tests/support/translator.ts";
import { expect, hold, ready, test } from "../fixtures.ts";

/** Opens a page and translates it before React hydrates anything: React then renders anew and logs error 418. */
async function openTranslated(page: Page, address: string, expectedErrors: string[]) {
  expectedErrors.push("Minified React error #418");
  await page.goto(address);
  await ready(page);
  await page.evaluate(translatePage, MARK);
}

/** The page's visible text, without the translator's marks and without status messages, which appear later. */
function shown(page: Page): Promise<string> {
  return page.evaluate((mark) => {
    for (const part of document.querySelectorAll<HTMLElement>("main [role=status]")) {
      part.hidden = true;
    }
    const main = document.querySelector("main");
    return (main?.innerText ?? "").replaceAll(mark, "").replaceAll(/\s+/g, " ");
  }, MARK);
}

/** Types into the first field of a planner's screen. */
async function typeAt(page: Page, screen: string): Promise<void> {
  await page.locator(`nav a[href="#${screen}"]`).click();
  const field = page.locator(`#${screen}[data-on] input[inputmode=decimal]:visible`).first();
  await field.fill("17");
  await field.blur();
}

for (const [planner, tag, ...screens] of [
  ["my-season", "", "grass", "paddocks"],
  ["budget", " @rare", "hay", "year"],
  ["water", " @rare", "enough", "near", "fast"],
] as const) {
  test(`a translated ${planner} calculates with what is typed${tag}`, async ({
    page,
    expectedErrors,
  }) => {
    await page.goto(`/tools/${planner}`);
    const plain: string[] = [];
    for (const screen of screens) {
      await typeAt(page, screen);
      // Part of the strip's answer may come with another screen's script.
      await page.waitForLoadState("networkidle");
      await expect(page.locator(".strip-answer")).toHaveText(/\d/);
      plain.push(await shown(page));
    }
    await openTranslated(page, `/tools/${planner}`, expectedErrors);
    for (const [index, screen] of screens.entries()) {
      await typeAt(page, screen);
      await expect.poll(() => shown(page)).toBe(plain[index]);
    }
  });
}

test("in a translated planner the strip shows the answer of another screen once that has loaded @rare", async ({
  page,
  expectedErrors,
}) => {
  const release = await hold(page, "**/near-and-fast-*.js");
  const started = page.waitForResponse(/\/storage-[^/]*\.js$/);
  await openTranslated(page, "/tools/water", expectedErrors);
  await page.locator('nav a[href="#enough"]').click();
  await started;
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  release();
  await expect(page.locator(".strip-answer")).toHaveText(/psi/);
});

test("a translated list of posts can be searched without losing the list or the focus @rare", async ({
  page,
  expectedErrors,
}) => {
  await openTranslated(page, "/blog", expectedErrors);
  const posts = page.locator(".whole .post-row");
  const count = await posts.count();
  const field = page.locator(".side-search input");
  await field.pressSequentially("grass");
  await expect(page.locator(".found-posts .post-row").first()).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("");
  await expect(posts.first()).toBeVisible();
  await expect(posts).toHaveCount(count);
  expect(count).toBeGreaterThan(1);
});

test("a translated assessment answers every submission, and keeps ticked boxes @rare", async ({
  page,
  expectedErrors,
}) => {
  await openTranslated(page, "/getting-started/assessment", expectedErrors);
  const main = page.getByRole("main");
  const answers = [];
  for (const index of [2, 3]) {
    for (const question of await main.getByRole("combobox").all()) {
      await question.selectOption({ index });
    }
    await main.locator("form button[type=submit]").click();
    const first = page.locator("#first-step-titles li").first();
    await expect(first).not.toHaveText(answers.at(-1) ?? "");
    answers.push(await first.innerText());
  }
  const box = page.locator(".checklist input").first();
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
});

test("the browser's translator leaves the desk untranslated @rare", async ({ page }) => {
  await page.goto("/admin/login");
  await page.evaluate(translatePage, MARK);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await page.locator("#desk").innerText()).not.toContain(MARK);
});
