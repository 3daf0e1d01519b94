import type { Page } from "@playwright/test";
import { demoAccount } from "#content/site.ts";
import { expect, test as base } from "#tests/browser/fixtures.ts";

/** Fills in and submits the login form. */
export async function submitLogin(
  page: Page,
  { email, password }: { email: string; password: string } = demoAccount,
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export const PHOTO = "https://images.pexels.com/photos/1/cow.jpeg";

export interface Draft {
  readonly title: string;
  readonly category: string;
  readonly tags: string;
  readonly excerpt: string;
  readonly content: string;
}

export const DRAFT: Draft = {
  title: "Fixing a Float Valve",
  category: "Water",
  tags: "water-systems, practical-tips",
  excerpt: "Ten minutes and a five-dollar part.",
  content: "### Tools\n\n- pliers\n- a **new washer**",
};

/** Fills in the fields of a new post; the slug follows the title. */
export async function write(page: Page, draft: Draft = DRAFT): Promise<void> {
  await page.getByLabel("Title", { exact: true }).fill(draft.title);
  await page.getByLabel("Excerpt").fill(draft.excerpt);
  await page.getByLabel("Content").fill(draft.content);
  await page.getByLabel("Category").selectOption(draft.category);
  await page.getByLabel("Tags", { exact: true }).fill(draft.tags);
  await page.getByLabel("Cover image").fill(PHOTO);
}

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** Starts a tab signed in, as after an earlier visit; it can still sign out. */
export async function startSignedIn(page: Page): Promise<void> {
  const { id, username, email } = demoAccount;
  await page.addInitScript((user) => {
    // about:blank has no storage.
    if (location.origin === "null") return;
    if (sessionStorage.getItem("started")) return;
    sessionStorage.setItem("started", "yes");
    localStorage.setItem("user", user);
  }, JSON.stringify({ id, username, email }));
}

/** A browser test that starts signed in, at the dashboard or at a new post. */
export const test = base.extend<{ desk: Page; newPost: Page }>({
  newPost: async ({ page }, use) => {
    await startSignedIn(page);
    await page.goto("/admin/new-post");
    await expect(heading(page, "Create New Post")).toBeVisible();
    await use(page);
  },
  desk: async ({ page }, use) => {
    await startSignedIn(page);
    await page.goto("/admin");
    await expect(heading(page, "Posts")).toBeVisible();
    await use(page);
  },
});

/** Pastes rich and plain text into the content. */
export async function paste(page: Page, html: string, plain: string): Promise<void> {
  await page.getByLabel("Content").evaluate(
    (area, [rich, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", rich ?? "");
      clipboardData.setData("text/plain", text ?? "");
      area.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, plain],
  );
}
export { expect };
