import type { Page } from "@playwright/test";
import { demoAccount } from "#content/site.ts";
import { DRAFT, expect, heading, submitLogin, test, write } from "./support/desk.ts";

const titleField = (desk: Page) => desk.getByLabel("Title", { exact: true });

/** Starts a new post, without leaving the desk. */
async function begin(desk: Page, title = "Half a thought"): Promise<void> {
  await desk.getByRole("link", { name: "New Post" }).click();
  await expect(heading(desk, "Create New Post")).toBeVisible();
  if (title) await titleField(desk).fill(title);
}

test("leaving by a link, the back button, Logout or a reload asks first, and staying keeps the text and the focus", async ({
  desk,
}) => {
  const dialog = desk.getByRole("dialog", { name: "Leave without saving?" });
  const stay = dialog.getByRole("button", { name: "Stay here" });
  const leave = dialog.getByRole("button", { name: "Leave without saving" });
  const link = desk.getByRole("link", { name: "View site" });
  const logout = desk.getByRole("button", { name: "Logout" });
  const isKept = () => expect(titleField(desk)).toHaveValue("Half a thought");
  await begin(desk);

  await test.step("by a link; Escape stays", async () => {
    await link.click();
    await expect(stay).toBeFocused();
    await desk.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await isKept();
  });

  await test.step("by Logout", async () => {
    await logout.click();
    await stay.click();
    await isKept();
  });

  await test.step("by reload, in the browser's own dialog", async () => {
    const prompted = desk.waitForEvent("dialog");
    await desk.evaluate(() => void setTimeout(() => location.reload(), 50));
    const prompt = await prompted;
    expect(prompt.type()).toBe("beforeunload");
    await prompt.dismiss();
    await isKept();
  });

  await test.step("by the back button", async () => {
    await desk.goBack();
    await stay.click();
    await isKept();
    await expect(desk).toHaveURL(/\/admin\/new-post$/);
    await desk.goBack();
    await leave.click();
    await expect(heading(desk, "Posts")).toBeVisible();
  });

  await test.step("confirming leaves the page", async () => {
    await begin(desk);
    await link.click();
    await leave.click();
    await expect(desk).toHaveURL("/");
  });
});

test("leaving without changes asks nothing; Cancel never asks, returns to the same list and can be undone, for an edited post too", async ({
  desk,
}) => {
  const undo = desk
    .getByRole("status")
    .filter({ hasText: "Your changes weren’t saved." })
    .getByRole("button", { name: "Undo" });
  const content = desk.getByLabel("Content");

  await test.step("a new post", async () => {
    await begin(desk, "");
    await desk.getByRole("link", { name: "Posts", exact: true }).click();
    await expect(heading(desk, "Posts")).toBeVisible();
    await begin(desk);
    await content.fill("And the other half.");
    await desk.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await desk.evaluate(() => scrollY)).toBeGreaterThan(0);
    await desk.getByRole("link", { name: "Cancel" }).click();
    await expect(heading(desk, "Posts")).toBeVisible();
    // A new route starts at the top (specification, section 2).
    expect(await desk.evaluate(() => scrollY)).toBe(0);
    await undo.click();
    await expect(heading(desk, "Create New Post")).toBeVisible();
    await expect(titleField(desk)).toHaveValue("Half a thought");
    await expect(content).toHaveValue("And the other half.");
    await expect(desk.getByText("Not saved yet")).toBeVisible();
    await desk.getByRole("link", { name: "Cancel" }).click();
    await expect(heading(desk, "Posts")).toBeVisible();
  });

  await test.step("an edited post", async () => {
    await desk.getByPlaceholder("Search posts...").fill("rest");
    await expect(desk).toHaveURL(/\/admin\?q=rest$/);
    await desk
      .getByRole("link", { name: /^Edit:/ })
      .first()
      .click();
    await content.press("Control+End");
    await desk.keyboard.insertText("One more sentence.");
    await desk.getByRole("link", { name: "Cancel" }).click();
    await expect(desk).toHaveURL(/\/admin\?q=rest$/);
    await undo.click();
    await expect(content).toHaveValue(/One more sentence\.$/);
    await expect(desk.getByText("Not saved yet")).toBeVisible();
  });
});

test("a session that ends while writing opens a login over the form, which can be left; text typed during a save is kept as unsaved", async ({
  desk,
  context,
}) => {
  const dialog = desk.getByRole("dialog", { name: "You’re signed out" });
  await begin(desk, "");
  await write(desk);

  await test.step("signing out in another tab opens the login here, and signing in keeps the text", async () => {
    const other = await context.newPage();
    await other.goto("/admin");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL(/\/admin\/login$/);
    await desk.bringToFront();
    await expect(dialog).toBeVisible();
    await desk.keyboard.press("Escape");
    await desk.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await expect(desk.getByLabel("Email")).toHaveValue(demoAccount.email);
    await expect(desk.getByLabel("Password")).toBeFocused();
    await submitLogin(desk);
    await expect(dialog).toBeHidden();
    await expect(desk.getByLabel("Content")).toHaveValue(DRAFT.content);
  });

  await test.step("text typed during a save is kept as unsaved", async () => {
    await desk.getByRole("button", { name: "Publish Post" }).click();
    await expect(desk.getByRole("button", { name: "Saving..." })).toBeVisible();
    await titleField(desk).press("End");
    await desk.keyboard.type(", Fast");
    await expect(desk.getByText("Saved. What you’ve typed since isn’t saved yet.")).toBeVisible();
    await expect(titleField(desk)).toHaveValue(`${DRAFT.title}, Fast`);
    await desk.getByRole("button", { name: "Publish Post" }).click();
    // Without unsaved text, leaving asks nothing.
    await expect(heading(desk, "Posts")).toBeVisible();
    await expect(desk.getByText("13 posts")).toBeVisible();
    await expect(
      desk.getByRole("link", { name: `${DRAFT.title}, Fast`, exact: true }),
    ).toBeVisible();
  });

  await test.step("the login over the form offers to leave without saving", async () => {
    await begin(desk);
    await desk.evaluate(() => {
      localStorage.removeItem("user");
      dispatchEvent(new StorageEvent("storage", { key: "user" }));
    });
    await dialog.getByRole("button", { name: "Leave without saving" }).click();
    await expect(desk).toHaveURL(/\/admin\/login$/);
  });
});
