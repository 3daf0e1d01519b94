import { expect, type Page } from "@playwright/test";
import { slugFromTitle } from "#app/domain/posts/slug.ts";
import { coverFile } from "#app/pictures/cover.ts";
import { DRAFT } from "#server/testing/drafts.ts";
import { ANA } from "../fixtures.ts";
import type { Ask } from "../screens/full-desk.ts";

/** The post's text in the editor. */
export const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

/** Waits until the indicator says that the draft is saved. */
export const saved = (page: Page) => expect(page.getByText(/Draft saved \d/)).toBeVisible();

/** Signs in by the dialog over a page whose session has ended. */
export async function signInAgain(page: Page, password = ANA.password): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "You’re signed out" });
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Fills the form of a new post, ready to be published. */
export async function write(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/admin/new-post`);
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Excerpt").fill("A tank.");
  await page.getByLabel("Category").selectOption("Water");
  await content(page).fill("First paragraph.\n\nSecond paragraph.");
  await page.getByRole("button", { name: "Use this drawing" }).click();
}

/**
 * Saves a new post, ready to be published, as the form would.
 *
 * @param more fields that differ from the default draft.
 * @returns the address of its editor.
 */
export async function draftOf(
  page: Page,
  origin: string,
  title: string,
  more: {
    readonly content?: string;
    readonly excerpt?: string;
    readonly intent?: string;
    readonly publishAt?: number;
  } = {},
): Promise<string> {
  const { intent = "save", publishAt, ...fields } = more;
  const id = crypto.randomUUID();
  const post = { ...DRAFT, title, slug: slugFromTitle(title) };
  const answer = await page.request.put(`${origin}/api/posts/${id}`, {
    headers: { Origin: origin },
    data: {
      draft: {
        ...post,
        coverImage: `/${coverFile(post, "card")}`,
        content: "First paragraph.\n\nSecond paragraph.",
        ...fields,
      },
      intent,
      publishAt,
    },
  });
  expect(answer.status()).toBe(201);
  return `${origin}/admin/edit-post/${id}`;
}

/** The version of the post at an editor's address. */
export async function versionOf(ask: Ask, edit: string): Promise<number> {
  return Number((await ask("GET", `posts/${/[^/]+$/.exec(edit)?.[0]}`)).of("version"));
}
