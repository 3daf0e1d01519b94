import {
  DRAFT,
  expect as expectDesk,
  test as atDesk,
  write,
} from "#tests/browser/admin/support/desk.ts";
import { expect, hold, ready, test } from "#tests/browser/fixtures.ts";

test("a search whose data fails keeps the word and can be tried again; a slow one says so, then that it is still trying; the last word wins", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("500");
  await page.route("**/data/**", (route) => route.fulfill({ status: 500 }));
  await page.goto("/blog?q=hay");
  await ready(page);
  await expect(page.getByRole("alert").getByText("The articles didn’t load")).toBeVisible();
  const field = page.getByRole("main").getByRole("searchbox").first();
  await expect(field).toHaveValue("hay");
  await page.unroute("**/data/**");
  const answer = await hold(page, "**/data/**");
  await page.clock.install();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Searching articles$/)).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(page.getByText("Searching articles. Still trying")).toBeVisible();
  for (const word of ["no such thing at all", "water"]) {
    await field.fill(word);
    await field.press("Enter");
  }
  answer();
  await expect(page.getByText(/^Found \d+ results? for water$/)).toBeVisible();
  await expect(field).toHaveValue("water");

  await page.unroute("**/data/**");
  const answerInSpanish = await hold(page, "**/data/**");
  await page.goto("/es/search?q=acido");
  await expect(page.getByText("Buscando…")).toBeVisible();
  answerInSpanish();
  await expect(page.getByText("con “acido”")).toBeVisible();
});

atDesk(
  "a preview that fails to load says so, loses no text, and loads on the next try @rare",
  async ({ desk, expectedErrors }) => {
    expectedErrors.push("404", "ERR_FAILED");
    const scripts = "**/assets/*renderer-*.js";
    await desk.route(scripts, (route) => route.fulfill({ status: 404 }));
    await desk.getByRole("link", { name: "New Post" }).click();
    await write(desk);
    await desk.getByRole("tab", { name: "Preview" }).click();
    await expectDesk(desk.getByText("The preview couldn’t be loaded.")).toBeVisible();
    await desk.unroute(scripts);
    await desk.getByRole("button", { name: "Try again" }).click();
    await expectDesk(desk.locator(".editor .prose")).not.toBeEmpty();
    await expectDesk(desk.getByText("The preview couldn’t be loaded.")).toHaveCount(0);
    await desk.getByRole("tab", { name: "Edit" }).click();
    await expectDesk(desk.getByLabel("Content")).toHaveValue(DRAFT.content);
  },
);
