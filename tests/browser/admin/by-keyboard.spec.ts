import type { Page } from "@playwright/test";
import { demoAccount } from "#content/site.ts";
import { expect, heading, PHOTO, test } from "./support/desk.ts";

/** Presses Tab until the element has the focus; fails if it never gets it. */
async function tabTo(
  page: Page,
  role: "link" | "button" | "combobox" | "textbox" | "searchbox" | "tab",
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("a new editor signs in, writes, previews, publishes, finds, edits, deletes and undoes by keyboard alone", async ({
  page,
}) => {
  test.slow();
  const { keyboard } = page;
  await page.goto("/admin");
  await expect(page.getByLabel("Email")).toBeFocused();
  await keyboard.type(demoAccount.email);
  await keyboard.press("Tab");
  await keyboard.type(demoAccount.password);
  await keyboard.press("Enter");
  await expect(heading(page, "Posts")).toBeVisible();

  await tabTo(page, "link", "New Post");
  await keyboard.press("Enter");
  await expect(heading(page, "Create New Post")).toBeVisible();
  await tabTo(page, "textbox", "Title");
  await keyboard.type("Fixing a Float Valve");
  await tabTo(page, "textbox", "Excerpt");
  await keyboard.type("Ten minutes and a five-dollar part.");
  await tabTo(page, "textbox", "Cover image");
  await keyboard.type(PHOTO);
  await tabTo(page, "textbox", "Content");
  await keyboard.press("Control+b");
  await keyboard.type("Shut the water off");
  await keyboard.press("End");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.type("- pliers");
  await keyboard.press("Enter");
  await keyboard.type("tape");
  await expect(page.getByLabel("Content")).toHaveValue(
    "**Shut the water off**\n\n- pliers\n- tape",
  );
  for (let presses = 0; presses < 4; presses += 1) await keyboard.press("Shift+Tab");
  await tabTo(page, "tab", "Edit");
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveText(["pliers", "tape"]);
  await tabTo(page, "combobox", "Category");
  await keyboard.type("Water");
  await tabTo(page, "textbox", "Slug");
  await expect(page.getByLabel("Slug")).toHaveValue("fixing-a-float-valve");
  await tabTo(page, "combobox", "Tags");
  await keyboard.type("practical-t");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await tabTo(page, "button", "Publish Post");
  await keyboard.press("Enter");
  await expect(page.getByText("13 posts")).toBeVisible();

  await tabTo(page, "searchbox", "Search posts");
  await keyboard.type("float");
  await expect(page.getByText("1 of 13 posts")).toBeVisible();
  await tabTo(page, "link", /^Edit: Fixing/);
  await keyboard.press("Enter");
  await expect(heading(page, "Edit Post")).toBeVisible();
  await tabTo(page, "textbox", "Title");
  await keyboard.press("End");
  await keyboard.type(" Fast");
  await keyboard.press("Control+s");
  await expect(page.getByRole("button", { name: "Update Post" })).toBeFocused();
  await expect(page.getByText("Not saved yet. Press Enter to update.")).toBeVisible();
  await keyboard.press("Enter");
  await expect(page.getByPlaceholder("Search posts...")).toHaveValue("float");
  // The saved row has the focus, so its actions are the next stops.
  await expect(
    page.getByRole("link", { name: "Fixing a Float Valve Fast", exact: true }),
  ).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^View post: Fixing/ })).toBeFocused();

  await tabTo(page, "button", "Delete: Fixing a Float Valve Fast");
  await keyboard.press("Enter");
  await expect(page.getByText("No posts found.")).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByText("1 of 13 posts")).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Fixing a Float Valve Fast", exact: true }),
  ).toBeFocused();
});
