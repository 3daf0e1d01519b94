import type { Page } from "@playwright/test";
import { DRAFT, expect as expectDesk, test as atDesk, write } from "../../admin/desk.ts";
import { awake, expect, test } from "../../fixtures.ts";

const NOT_LOADED = "That page could not be loaded.";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name });

test("after a deploy a part is gone: the page stays with what was typed, and the wanted one can be loaded", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("404");
  await page.goto("/blog");
  await awake(page);
  const field = page.getByRole("main").getByRole("searchbox").first();
  await field.fill("typed and not sent");
  await page.route("**/assets/getting-started-*.js", (route) => route.fulfill({ status: 404 }));
  await footerLink(page, "FAQ").click();
  await expect(page.getByRole("alert")).toContainText(NOT_LOADED);
  await expect(field).toHaveValue("typed and not sent");
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByText(NOT_LOADED)).toBeHidden();
  await expect(field).toHaveValue("typed and not sent");
  await footerLink(page, "FAQ").click();
  await expect(page.getByRole("alert")).toContainText(NOT_LOADED);
  await page.unroute("**/assets/getting-started-*.js");
  await page.getByRole("link", { name: "Load it again" }).click();
  await expect(page).toHaveURL(/\/getting-started\/faq$/);
  await expect(title(page)).not.toHaveText("From the pasture");
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
});

test("offline in the middle of a move: the page stays, and leads on when the signal is back", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push("ERR_INTERNET_DISCONNECTED");
  await page.goto("/about");
  await awake(page);
  const read = (await title(page).textContent()) ?? "";
  await context.setOffline(true);
  await footerLink(page, "FAQ").click();
  await expect(page.getByRole("alert")).toContainText(NOT_LOADED);
  await expect(title(page)).toHaveText(read);
  await context.setOffline(false);
  await footerLink(page, "Blog Articles").click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
});

test("a slow backend: the search says that it is searching, and the last word counts", async ({
  page,
}) => {
  await page.route("**/data/**", async (route) => {
    await new Promise((done) => setTimeout(done, 2000));
    await route.fallback();
  });
  await page.goto("/blog");
  await awake(page);
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
  await awake(page);
  await expect(page.getByRole("alert").getByText("could not be loaded")).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox").first()).toHaveValue("water");
  await page.unroute("**/data/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/Found \d+ results/)).toBeVisible();
});

test("a post that cannot be fetched ends at a screen with a way back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("500");
  await page.goto("/blog");
  await awake(page);
  await page.route("**/blog/2*/**/*.json", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("main").locator("article a").first().click();
  await expect(title(page)).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("The site answered 500.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

atDesk(
  "a preview that does not load says so and loses no word",
  async ({ desk, expectedErrors }) => {
    expectedErrors.push("404", "ERR_FAILED");
    await desk.route("**/assets/renderer-*.js", (route) => route.fulfill({ status: 404 }));
    await desk.getByRole("link", { name: "New Post" }).click();
    await write(desk);
    await desk.getByRole("tab", { name: "Preview" }).click();
    await expectDesk(desk.getByText("The preview could not be loaded.")).toBeVisible();
    await desk.getByRole("tab", { name: "Edit" }).click();
    await expectDesk(desk.getByLabel("Content")).toHaveValue(DRAFT.content);
  },
);
