import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { matchPath } from "react-router";
import type { FullDesk } from "./full-desk.ts";

/** A screen of the server edition's desk, and what to do there before looking at it. */
export interface DeskScreen {
  readonly name: string;
  readonly path: string | ((desk: FullDesk) => string);
  /** Whose screen it is; the owner's if nothing else is said. */
  readonly as?: "owner" | "editor" | "contributor" | "nobody";
  readonly act?: (page: Page) => Promise<void>;
  /** Whether it is there for some seconds only, too short for a walk with many stops. */
  readonly isBrief?: boolean;
  /** Whether it is a page as readers have it, whose sheet asks for the browser's own size of text. */
  readonly isReaders?: boolean;
}

/** All is done by keyboard: a mouse is never needed. That Tab leads to each control, keyboard.ts finds out. */
async function key(control: Locator, name = "Enter"): Promise<void> {
  // Where the focus returns to after a dialog.
  await control.evaluate((element) => element.setAttribute("data-pressed", ""));
  await control.focus();
  await control.press(name);
}

const press = (name: string | RegExp) => (page: Page) =>
  key(page.getByRole("button", { name, exact: typeof name === "string" }).first());

/** Presses a button that opens a dialog. */
const dialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole("dialog").first()).toBeVisible();
};

const unfold = (text: string) => (page: Page) =>
  key(page.locator("summary", { hasText: text }).first());

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
  { name: "post deleted forever", path: "/admin?state=trash", act: dialog(/^Delete forever: /) },
  {
    name: "posts selected",
    path: "/admin",
    act: async (page) => {
      const boxes = page.getByRole("checkbox", { name: /^Select: / });
      for (const index of [0, 1]) await key(boxes.nth(index), "Space");
    },
  },
  {
    name: "several posts, unfinished",
    path: "/admin?state=draft",
    act: async (page) => {
      await key(page.getByRole("checkbox", { name: /^Select: Why we rest/ }), "Space");
      await dialog("Publish")(page);
    },
  },
  {
    name: "post deleted",
    isBrief: true,
    path: "/admin?state=published",
    act: async (page) => {
      await press(/^Delete: /)(page);
      await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
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
    act: (page) => key(page.getByRole("tab", { name: "Edit" }), "ArrowRight"),
  },
  { name: "post with changes", path: changed },
  {
    name: "post viewed",
    path: ({ posts }) => `/admin/view-post/${posts.draft}`,
    isReaders: true,
  },
  { name: "publish menu", path: changed, act: dialog("More ways to publish") },
  { name: "preview links", path: changed, act: dialog("Preview link") },
  { name: "link dialog", path: draft, act: dialog("Link") },
  { name: "link by title", path: draft, act: dialog("Link to a post, page or file") },
  {
    name: "picture dialog",
    path: draft,
    act: async (page) => {
      await dialog("Picture")(page);
      await expect(page.getByRole("dialog").getByRole("button", { name: "A tank" })).toBeVisible();
    },
  },
  { name: "drawings", path: draft, act: dialog("Choose a drawing") },
  { name: "see it as a page", path: draft, act: dialog("See it as a page") },
  { name: "before you publish", path: draft, act: dialog("Publish Post") },
  { name: "review, of an editor", path: inReview, as: "editor" },
  { name: "review, sent back", path: inReview, as: "editor", act: dialog("Send back") },
  { name: "review, of a contributor", path: inReview, as: "contributor" },
  { name: "revisions", path: ({ posts }) => `/admin/revisions/${posts.changed}` },
  { name: "pictures", path: "/admin/pictures" },
  { name: "file erased", path: "/admin/pictures", act: dialog(/^Erase for good… Water/) },
  {
    name: "picture, cropped",
    path: "/admin/pictures",
    act: async (page) => {
      await dialog(/^A gate left open/)(page);
      await key(page.getByRole("radio", { name: "Focus point" }), "ArrowRight");
      await expect(page.getByRole("slider", { name: "Left edge" })).toBeVisible();
    },
  },
  { name: "categories", path: "/admin/categories" },
  { name: "category renamed", path: "/admin/categories", act: dialog(/^Rename Springs/) },
  { name: "category removed", path: "/admin/categories", act: dialog(/^Remove Springs/) },
  { name: "redirects", path: "/admin/redirects", act: unfold("Paste a list") },
  { name: "newsletter", path: "/admin/newsletter" },
  { name: "subscriber removed", path: "/admin/newsletter", act: dialog(/^Remove dee/) },
  { name: "letter deleted", path: "/admin/newsletter", act: dialog(/^Delete What the winter/) },
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
  {
    name: "person with another address",
    path: "/admin/people",
    act: press(/^Change email of Ben/),
  },
  { name: "person deleted", path: "/admin/people", act: dialog(/^Delete the account of Dan/) },
  { name: "import and export", path: "/admin/import-export" },
  {
    name: "import checked",
    path: "/admin/import-export",
    act: async (page) => {
      await page
        .getByLabel("Choose a file, or several that belong together")
        .setInputFiles("content/posts/2024-07-08-rest-is-the-tool-you-already-own.md");
      await expect(page.getByText("Checked 1 post.")).toBeVisible();
    },
  },
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

/** Addresses of the desk's route table that no screen above has. */
export function forgottenRoutes(): string[] {
  const table = readFileSync("app/desk/main.tsx", "utf8");
  const routes = Array.from(table.matchAll(/screen\("([^"*]*)"/g), ([, path = ""]) =>
    path.startsWith("/") ? path : `/admin/${path}`,
  );
  const ids = { draft: "1", changed: "1", inReview: "1", sent: "1" };
  const desk = { editor: "", contributor: "", posts: ids, letters: ids };
  const shown = DESK_SCREENS.map(({ path }) => (typeof path === "string" ? path : path(desk)));
  return routes.filter(
    (route) => !shown.some((path) => matchPath(route, path.split(/[?#]/)[0] ?? "")),
  );
}
