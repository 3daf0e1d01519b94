import { demoAccount } from "#content/site.ts";
import { DRAFT, expect, heading, submitLogin, test, write } from "./support/desk.ts";

const question = "Leave without saving?";

test.beforeEach(async ({ desk }) => {
  await desk.getByRole("link", { name: "New Post" }).click();
  await expect(heading(desk, "Create New Post")).toBeVisible();
});

test("leaving by link asks; Escape stays, with every word and the focus", async ({ desk }) => {
  await desk.getByLabel("Title", { exact: true }).fill("Half a thought");
  const link = desk.getByRole("link", { name: "View site" });
  await link.click();
  const dialog = desk.getByRole("dialog", { name: question });
  await expect(dialog.getByRole("button", { name: "Keep writing" })).toBeFocused();
  await desk.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(desk.getByLabel("Title", { exact: true })).toHaveValue("Half a thought");
  await link.click();
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(desk.getByRole("heading", { name: "Latest Insights" })).toBeVisible();
});

test("leaving by the back button asks", async ({ desk }) => {
  await desk.getByLabel("Title", { exact: true }).fill("Half a thought");
  await desk.goBack();
  const dialog = desk.getByRole("dialog", { name: question });
  await dialog.getByRole("button", { name: "Keep writing" }).click();
  await expect(desk.getByLabel("Title", { exact: true })).toHaveValue("Half a thought");
  await expect(desk).toHaveURL(/\/admin\/new-post$/);
  await desk.goBack();
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(heading(desk, "Posts")).toBeVisible();
});

test("reload asks, by the browser's own dialog", async ({ desk }) => {
  await desk.getByLabel("Title", { exact: true }).pressSequentially("Half");
  const asked = desk.waitForEvent("dialog");
  await desk.evaluate(() => void setTimeout(() => location.reload(), 50));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(desk.getByLabel("Title", { exact: true })).toHaveValue("Half");
});

test("a Cancel can be undone without loss", async ({ desk }) => {
  await desk.getByLabel("Title", { exact: true }).fill("Half a thought");
  await desk.getByLabel("Content").fill("And the other half.");
  await desk.getByRole("link", { name: "Cancel" }).click();
  await expect(heading(desk, "Posts")).toBeVisible();
  const toast = desk.getByRole("status").filter({ hasText: "Your changes weren’t saved." });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(heading(desk, "Create New Post")).toBeVisible();
  await expect(desk.getByLabel("Title", { exact: true })).toHaveValue("Half a thought");
  await expect(desk.getByLabel("Content")).toHaveValue("And the other half.");
  await expect(desk.getByText("Not saved yet")).toBeVisible();
  await desk.getByRole("link", { name: "Posts", exact: true }).click();
  await expect(desk.getByRole("dialog", { name: question })).toBeVisible();
});

test("a Cancel of an edited post can be undone too, and returns to the same list", async ({
  desk,
}) => {
  await desk.goto("/admin?q=rest");
  await desk
    .getByRole("link", { name: /^Edit:/ })
    .first()
    .click();
  await desk.getByLabel("Content").press("Control+End");
  await desk.keyboard.type("One more sentence.");
  await desk.getByRole("link", { name: "Cancel" }).click();
  await expect(desk).toHaveURL(/\/admin\?q=rest$/);
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(desk.getByLabel("Content")).toHaveValue(/One more sentence\.$/);
  await expect(desk.getByText("Not saved yet")).toBeVisible();
  await desk.getByRole("button", { name: "Update Post" }).click();
  await expect(desk).toHaveURL(/\/admin\?q=rest$/);
});

test("text typed while saving is kept as unsaved", async ({ desk }) => {
  await write(desk);
  await desk.getByRole("button", { name: "Publish Post" }).click();
  await expect(desk.getByRole("button", { name: "Saving..." })).toBeVisible();
  await desk.getByLabel("Title", { exact: true }).press("End");
  await desk.keyboard.type(", Fast");
  await expect(desk.getByText("Saved. What you’ve typed since isn’t saved yet.")).toBeVisible();
  await expect(desk.getByLabel("Title", { exact: true })).toHaveValue(`${DRAFT.title}, Fast`);
  await desk.getByRole("button", { name: "Publish Post" }).click();
  await expect(heading(desk, "Posts")).toBeVisible();
  await expect(desk.getByText("13 posts")).toBeVisible();
  await expect(desk.getByRole("link", { name: `${DRAFT.title}, Fast`, exact: true })).toBeVisible();
});

test("nothing written, nothing asked; Cancel never asks; neither does saved work", async ({
  desk,
}) => {
  await desk.getByRole("link", { name: "Posts", exact: true }).click();
  await expect(heading(desk, "Posts")).toBeVisible();
  await desk.getByRole("link", { name: "New Post" }).click();
  await desk.getByLabel("Title", { exact: true }).fill("Half a thought");
  await desk.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await desk.evaluate(() => scrollY)).toBeGreaterThan(0);
  await desk.getByRole("link", { name: "Cancel" }).click();
  await expect(heading(desk, "Posts")).toBeVisible();
  // A new route starts at the top (specification, section 2).
  expect(await desk.evaluate(() => scrollY)).toBe(0);
  await desk.getByRole("link", { name: "New Post" }).click();
  await write(desk);
  await desk.getByRole("button", { name: "Publish Post" }).click();
  await expect(heading(desk, "Posts")).toBeVisible();
});

test("Logout asks first too", async ({ desk }) => {
  await desk.getByLabel("Title", { exact: true }).fill("Half a thought");
  await desk.getByRole("button", { name: "Logout" }).click();
  const dialog = desk.getByRole("dialog", { name: question });
  await dialog.getByRole("button", { name: "Keep writing" }).click();
  await expect(desk.getByLabel("Title", { exact: true })).toHaveValue("Half a thought");
  await desk.getByRole("button", { name: "Logout" }).click();
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(desk).toHaveURL(/\/admin\/login$/);
});

test("a session that ends while writing opens the login over the form without loss", async ({
  desk,
  context,
}) => {
  await write(desk);
  const other = await context.newPage();
  await other.goto("/admin");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/admin\/login$/);
  await desk.bringToFront();
  const dialog = desk.getByRole("dialog", { name: "You’re signed out" });
  await expect(dialog).toBeVisible();
  await desk.keyboard.press("Escape");
  await desk.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expect(desk.getByLabel("Email")).toHaveValue(demoAccount.email);
  await expect(desk.getByLabel("Password")).toBeFocused();
  await submitLogin(desk);
  await expect(dialog).toBeHidden();
  await expect(desk.getByLabel("Content")).toHaveValue(DRAFT.content);
  await desk.getByRole("button", { name: "Publish Post" }).click();
  await expect(desk.getByText("13 posts")).toBeVisible();
});

test("the login over the form can be dismissed", async ({ desk }) => {
  await desk.getByLabel("Title", { exact: true }).fill("Half a thought");
  await desk.evaluate(() => {
    localStorage.removeItem("user");
    dispatchEvent(new StorageEvent("storage", { key: "user" }));
  });
  await desk
    .getByRole("dialog", { name: "You’re signed out" })
    .getByRole("button", { name: "Leave without saving" })
    .click();
  await expect(desk).toHaveURL(/\/admin\/login$/);
});
