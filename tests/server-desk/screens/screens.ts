import { expect, type Page } from "@playwright/test";
import type { FullDesk } from "./full-desk.ts";

/** A screen of the server edition's desk, and what to do there before looking at it. */
export interface DeskScreen {
  readonly name: string;
  readonly path: string | ((desk: FullDesk) => string);
  /** Whose screen it is; the owner's if nothing else is said. */
  readonly as?: "owner" | "editor" | "contributor" | "nobody";
  readonly act?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
};

/** Presses a button that opens a dialog. */
const dialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole("dialog").first()).toBeVisible();
};

const unfold = (text: string) => async (page: Page) => {
  await page.getByText(text, { exact: true }).first().click();
};

const draft = ({ posts }: FullDesk) => `/admin/edit-post/${posts.draft}`;
const changed = ({ posts }: FullDesk) => `/admin/edit-post/${posts.changed}`;
const inReview = ({ posts }: FullDesk) => `/admin/edit-post/${posts.inReview}`;
const letter = ({ letters }: FullDesk) => `/admin/newsletter/${letters.draft}`;

/** Every screen of the server edition's desk, and the states in which it holds more. */
export const DESK_SCREENS: readonly DeskScreen[] = [
  { name: "login", path: "/admin/login", as: "nobody" },
  { name: "forgot", path: "/admin/forgot", as: "nobody" },
  { name: "welcome, expired", path: "/admin/welcome#none", as: "nobody" },
  { name: "first steps", path: "/admin/first-steps" },
  { name: "posts", path: "/admin" },
  { name: "posts of an editor", path: "/admin", as: "editor" },
  { name: "posts of a contributor", path: "/admin", as: "contributor" },
  { name: "no posts found", path: "/admin?q=zebra" },
  { name: "trash", path: "/admin?state=trash" },
  {
    name: "posts selected",
    path: "/admin",
    act: async (page) => {
      const boxes = page.getByRole("checkbox", { name: /^Select: / });
      for (const index of [0, 1]) await boxes.nth(index).check();
    },
  },
  {
    name: "post deleted",
    path: "/admin?state=published",
    act: async (page) => {
      await press(/^Delete: /)(page);
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    },
  },
  { name: "new post", path: "/admin/new-post" },
  {
    name: "new post, errors",
    path: "/admin/new-post",
    act: async (page) => {
      await press("Publish Post")(page);
      await expect(page.getByText("Title is required")).toBeVisible();
    },
  },
  { name: "draft", path: draft, act: unfold("Search and sharing") },
  {
    name: "draft's preview",
    path: draft,
    act: (page) => page.getByRole("tab", { name: "Preview" }).click(),
  },
  { name: "post with changes", path: changed },
  { name: "publish menu", path: changed, act: dialog("More ways to publish") },
  { name: "preview links", path: changed, act: dialog("Preview link") },
  { name: "link dialog", path: draft, act: dialog("Link") },
  { name: "link by title", path: draft, act: dialog("Link to a post, page or file") },
  { name: "picture dialog", path: draft, act: dialog("Picture") },
  { name: "drawings", path: draft, act: dialog("Choose a drawing") },
  { name: "see it as a page", path: draft, act: dialog("See it as a page") },
  { name: "before you publish", path: draft, act: dialog("Publish Post") },
  { name: "review, of an editor", path: inReview, as: "editor" },
  { name: "review, sent back", path: inReview, as: "editor", act: dialog("Send back") },
  { name: "review, of a contributor", path: inReview, as: "contributor" },
  { name: "revisions", path: ({ posts }) => `/admin/revisions/${posts.changed}` },
  { name: "pictures", path: "/admin/pictures" },
  {
    name: "picture, cropped",
    path: "/admin/pictures",
    act: async (page) => {
      await dialog(/^A gate left open/)(page);
      await page.getByRole("radio", { name: "Crop" }).check();
    },
  },
  { name: "categories", path: "/admin/categories" },
  { name: "category renamed", path: "/admin/categories", act: dialog(/^Rename Springs/) },
  { name: "redirects", path: "/admin/redirects", act: unfold("Paste a list") },
  { name: "newsletter", path: "/admin/newsletter" },
  { name: "letter", path: letter },
  { name: "letter as a mail", path: letter, act: dialog("See it as a mail") },
  { name: "letter's sending", path: letter, act: dialog("Send...") },
  { name: "letter sent", path: ({ letters }) => `/admin/newsletter/${letters.sent}` },
  { name: "pages", path: "/admin/pages" },
  { name: "page", path: "/admin/pages/pages.tools.stop-grazing" },
  { name: "page's revisions", path: "/admin/pages/pages.tools.stop-grazing/revisions" },
  { name: "settings", path: "/admin/settings" },
  { name: "settings' revisions", path: "/admin/settings/revisions" },
  { name: "people", path: "/admin/people", act: unfold("Who did what") },
  { name: "import and export", path: "/admin/import-export" },
  { name: "status", path: "/admin/status" },
  { name: "account", path: "/admin/account" },
  {
    name: "account, two steps",
    path: "/admin/account",
    act: async (page) => {
      await press("Set it up")(page);
      await expect(page.getByRole("img", { name: "QR code for the app" })).toBeVisible();
    },
  },
];
