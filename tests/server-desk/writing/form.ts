import { expect, type Page } from "@playwright/test";

/** The post's text in the editor. */
export const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

/** Waits until the indicator says that the draft is saved. */
export const saved = (page: Page) => expect(page.getByText(/Draft saved \d/)).toBeVisible();

/** Fills the form of a new post, ready to be published. */
export async function write(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/admin/new-post`);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Excerpt").fill("A tank.");
  await page.getByLabel("Category").selectOption("Water");
  await content(page).fill("First paragraph.\n\nSecond paragraph.");
  await page.getByRole("button", { name: "Use this drawing" }).click();
}

/** Follows the link in the message after publishing. Each row of the list behind it has a similar one. */
export const viewPost = (page: Page) =>
  page.getByRole("link", { name: "View post", exact: true }).click();
