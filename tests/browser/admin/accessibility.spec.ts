import { axeFaults as faults } from "../axe.ts";
import { expect, heading, test } from "./desk.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("the login, with its banner", async ({ page }) => {
      await page.goto("/admin/login");
      await page.getByLabel("Email").fill("a@b.example");
      await page.getByLabel("Password").fill("wrong");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Invalid email or password")).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test("the dashboard, a toast, and nothing found", async ({ desk }) => {
      expect(await faults(desk)).toEqual([]);
      await desk
        .getByRole("button", { name: /^Delete:/ })
        .first()
        .click();
      await expect(desk.getByRole("button", { name: "Undo" })).toBeVisible();
      expect(await faults(desk)).toEqual([]);
      await desk.getByPlaceholder("Search posts...").fill("no such thing");
      await expect(desk.getByText("No posts found.")).toBeVisible();
      expect(await faults(desk)).toEqual([]);
    });

    test("the editor, with every message, its preview and its dialogs", async ({ desk }) => {
      await desk.getByRole("link", { name: "New Post" }).click();
      await expect(heading(desk, "Create New Post")).toBeVisible();
      await desk.getByRole("button", { name: "Publish Post" }).click();
      await expect(desk.getByText("Title is required")).toBeVisible();
      expect(await faults(desk)).toEqual([]);
      await desk.getByLabel("Content").fill("### Tools\n\n| a | b |\n| - | - |\n| 1 | 2 |");
      await desk.getByRole("tab", { name: "Preview" }).click();
      await expect(desk.getByRole("table")).toBeVisible();
      await desk.getByLabel("Cover image").fill("nothing");
      await expect(desk.getByRole("img", { name: "Invalid Image URL" })).toBeVisible();
      expect(await faults(desk)).toEqual([]);
      await desk.getByRole("link", { name: "View site" }).click();
      await expect(desk.getByRole("dialog")).toBeVisible();
      expect(await faults(desk)).toEqual([]);
      await desk.keyboard.press("Escape");
      await expect(desk.getByRole("dialog")).toBeHidden();
      await desk.evaluate(() => {
        localStorage.removeItem("user");
        dispatchEvent(new StorageEvent("storage", { key: "user" }));
      });
      await expect(desk.getByRole("dialog")).toBeVisible();
      expect(await faults(desk)).toEqual([]);
    });
  });
}
