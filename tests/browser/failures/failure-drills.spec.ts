import {
  DRAFT,
  expect as expectDesk,
  test as atDesk,
  write,
} from "#tests/browser/admin/support/desk.ts";
import { ready, expect, test } from "#tests/browser/fixtures.ts";

test("a slow backend: the search says that it is searching, and the last word counts", async ({
  page,
}) => {
  await page.route("**/data/**", async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.fallback();
  });
  await page.goto("/blog");
  await ready(page);
  const field = page.getByRole("main").getByRole("searchbox").first();
  await field.fill("water");
  await field.press("Enter");
  await expect(page.getByText("Searching articles")).toBeVisible();
  await field.fill("no such thing at all");
  await field.press("Enter");
  await expect(page.getByText("No posts found")).toBeVisible();
  await expect(field).toHaveValue("no such thing at all");
});

test("a backend that fails: the search keeps the word, and trying again finds", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("500");
  await page.route("**/data/**", (route) => route.fulfill({ status: 500 }));
  await page.goto("/blog?q=water");
  await ready(page);
  await expect(page.getByRole("alert").getByText("The articles didn’t load")).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox").first()).toHaveValue("water");
  await page.unroute("**/data/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Found \d+ results? for water$/)).toBeVisible();
});

atDesk(
  "a preview that does not load says so, loses no word, and comes on the next try",
  async ({ desk, expectedErrors }) => {
    expectedErrors.push("404", "ERR_FAILED");
    const scripts = "**/assets/*renderer-*.js";
    await desk.route(scripts, (route) => route.fulfill({ status: 404 }));
    await desk.getByRole("link", { name: "New Post" }).click();
    await write(desk);
    await desk.getByRole("tab", { name: "Preview" }).click();
    await expectDesk(desk.getByText("The preview couldn’t be loaded.")).toBeVisible();
    await desk.getByRole("tab", { name: "Edit" }).click();
    await expectDesk(desk.getByLabel("Content")).toHaveValue(DRAFT.content);
    await desk.getByRole("tab", { name: "Preview" }).click();
    await expectDesk(desk.getByText("The preview couldn’t be loaded.")).toBeVisible();
    await desk.unroute(scripts);
    await desk.getByRole("button", { name: "Try again" }).click();
    await expectDesk(desk.locator(".editor .prose")).not.toBeEmpty();
    await expectDesk(desk.getByText("The preview couldn’t be loaded.")).toHaveCount(0);
  },
);
