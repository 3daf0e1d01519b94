import { expect, type Locator, type Page } from "@playwright/test";
import { DESK_ANSWER } from "#app/backend/desk-headers.ts";
import { DRAFT } from "#server/testing/drafts.ts";
import { addAuthenticator } from "../accounts/authenticator.ts";
import { ANA } from "../fixtures.ts";
import { content } from "../writing/form.ts";
import { asking, type FullDesk } from "./full-desk.ts";

/** A screen of the server edition's desk, and what to do there before looking at it. */
export interface DeskScreen {
  readonly name: string;
  readonly path: string | ((desk: FullDesk) => string);
  /** The role that opens it; the owner by default. */
  readonly as?: "owner" | "editor" | "contributor" | "nobody";
  readonly act?: (page: Page, desk: FullDesk) => Promise<void>;
  /** Closes the dialog that Escape must not close. */
  readonly leave?: (page: Page) => Promise<void>;
  /** Whether its controls are walked on another screen, or it is shown only for seconds: no walk with Tab. */
  readonly isWalked?: boolean;
  /** Whether it is a page for readers, whose style sheet keeps the browser's own text size. */
  readonly isReaders?: boolean;
  /** Whether it represents its kind: `npm test` checks the others in fewer ways. */
  readonly isTypical?: boolean;
  /** Whether it has the same parts as another screen: only `npm run test:all` checks it. */
  readonly isAlike?: boolean;
}

/** Presses a key on a control: no screen may need a mouse. keyboard.ts checks that Tab reaches each control. */
async function key(control: Locator, name = "Enter"): Promise<void> {
  // Marks the control to which the focus must return after a dialog.
  await control.evaluate((element) => {
    for (const one of document.querySelectorAll("[data-pressed]")) {
      one.removeAttribute("data-pressed");
    }
    element.setAttribute("data-pressed", "");
  });
  await control.press(name);
}

const press = (name: string | RegExp) => (page: Page) =>
  key(page.getByRole("button", { name, exact: typeof name === "string" }).first());

const shown = (page: Page) => expect(page.getByRole("dialog").first()).toBeVisible();

/** Presses a button that opens a dialog. */
const opens = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await shown(page);
};

const unfold = (text: string) => (page: Page) =>
  key(page.locator("summary", { hasText: text }).first());

/** Selects the first posts of the list. */
async function selectTwo(page: Page): Promise<void> {
  const boxes = page.getByRole("checkbox", { name: /^Select: / });
  for (const index of [0, 1]) await key(boxes.nth(index), "Space");
}

/** Types into the open post, and presses keys in its text. */
async function write(page: Page, text: string, keys: string): Promise<void> {
  await content(page).fill(text);
  await key(content(page), keys);
}

const draft = ({ posts }: FullDesk) => `/admin/edit-post/${posts.draft}`;
const changed = ({ posts }: FullDesk) => `/admin/edit-post/${posts.changed}`;
const inReview = ({ posts }: FullDesk) => `/admin/edit-post/${posts.inReview}`;
const shared = ({ posts }: FullDesk) => `/admin/edit-post/${posts.shared}`;
const letter = ({ letters }: FullDesk) => `/admin/newsletter/${letters.draft}`;

/**
 * Every screen of the server edition's desk, also in states with more content, as walks of one person after another.
 * The desk is not reloaded between screens, so a screen that leaves something behind is the last of its walk or person.
 */
export const WALKS: Readonly<Record<string, readonly DeskScreen[]>> = {
  "signing in, and the lists of posts": [
    { name: "login", isTypical: true, path: "/admin/login", as: "nobody" },
    { name: "forgot", path: "/admin/forgot", as: "nobody", isAlike: true },
    { name: "welcome, unknown link", path: "/admin/welcome#none", as: "nobody" },
    { name: "first steps", path: "/admin/first-steps" },
    { name: "posts", path: "/admin", isAlike: true },
    // Finds posts in several states.
    { name: "posts selected", isTypical: true, path: "/admin?q=the", act: selectTwo },
    { name: "no posts found", path: "/admin?q=zebra", isAlike: true },
    { name: "trash", path: "/admin?state=trash" },
    {
      name: "post deleted forever",
      path: "/admin?state=trash",
      act: opens(/^Delete forever: /),
      isAlike: true,
    },
    {
      name: "several posts, unfinished",
      path: "/admin?state=draft",
      act: async (page) => {
        await key(page.getByRole("checkbox", { name: /^Select: Why we rest/ }), "Space");
        await opens("Publish")(page);
      },
    },
    {
      name: "several posts, one of them refused",
      isAlike: true,
      path: "/admin?state=published",
      act: async (page) => {
        await selectTwo(page);
        await page.route("**/api/bulk-publish", async (route) => {
          const [first, second] = route.request().postDataJSON().posts;
          const refused = [{ id: second.id, why: "It was changed a moment ago." }];
          const headers = { [DESK_ANSWER]: "1" };
          await route.fulfill({ json: { done: [first], refused }, headers });
        });
        await press("Unpublish")(page);
        await expect(page.getByText("It was changed a moment ago.")).toBeVisible();
        await page.unroute("**/api/bulk-publish");
        // The message with Undo disappears after some seconds.
        await press("Close message")(page);
      },
    },
    {
      name: "post deleted",
      isWalked: true,
      isAlike: true,
      path: "/admin?state=published",
      act: async (page) => {
        await press(/^Delete: /)(page);
        // A second press neither undoes the deletion nor deletes another post.
        await page.keyboard.press("Enter");
        await expect(page.getByRole("group", { name: /^Moved “/ })).toBeFocused();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
        await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
      },
    },
  ],
  "a post": [
    { name: "review, of an editor", path: inReview, as: "editor", isWalked: true },
    { name: "review, sent back", path: inReview, as: "editor", act: opens("Send back") },
    { name: "review, of a contributor", path: inReview, as: "contributor", isAlike: true },
    {
      name: "revisions",
      isTypical: true,
      path: ({ posts }) => `/admin/revisions/${posts.changed}`,
    },
    {
      name: "post viewed",
      path: ({ posts }) => `/admin/view-post/${posts.draft}`,
      isReaders: true,
    },
    {
      name: "new post, errors",
      isWalked: true,
      path: "/admin/new-post",
      act: async (page) => {
        await press("Publish Post")(page);
        await expect(page.getByText("Title is required")).toBeVisible();
      },
    },
    { name: "draft", isTypical: true, path: draft, act: unfold("Search and sharing") },
    { name: "link dialog", path: draft, act: opens("Link"), isAlike: true },
    { name: "link by title", path: draft, act: opens("Link to a post, page or file") },
    {
      name: "picture dialog",
      isTypical: true,
      path: draft,
      act: async (page) => {
        await opens("Picture")(page);
        await expect(
          page.getByRole("dialog").getByRole("button", { name: "A tank" }),
        ).toBeVisible();
      },
    },
    { name: "drawings", path: draft, act: opens("Choose a drawing") },
    { name: "see it as a page", path: draft, act: opens("See it as a page") },
    { name: "before you publish", path: draft, act: opens("Publish Post") },
    {
      name: "draft's preview",
      isWalked: true,
      path: draft,
      act: (page) => key(page.getByRole("tab", { name: "Edit" }), "ArrowRight"),
    },
    { name: "changes of an earlier visit", path: changed, act: opens("See the difference") },
    {
      name: "publish menu",
      isTypical: true,
      path: changed,
      act: async (page) => {
        await opens("More ways to publish")(page);
        await page.getByLabel(/^At a time/).press("Space");
        await expect(page.getByLabel("Time", { exact: true })).toBeVisible();
      },
    },
    { name: "preview links", path: changed, act: opens("Preview link") },
    {
      name: "two versions of a post",
      isTypical: true,
      path: shared,
      act: async (page, { origin, editor, posts }) => {
        const theirs = { title: "Where the lane flooded", slug: "lane", content: "A culvert." };
        const draft = { ...DRAFT, ...theirs };
        // Its category has been renamed since it was first saved.
        await asking(origin, editor)("PATCH", `posts/${posts.shared}`, { draft });
        await page.getByLabel("Title").fill("Where the lane floods in May");
        await write(page, "Gravel.", "Control+s");
        await shown(page);
      },
    },
    {
      name: "signed out while writing",
      path: shared,
      act: async (page) => {
        await content(page).fill("Gravel, and two pipes");
        await page.context().clearCookies();
        await key(content(page), ".");
        await shown(page);
      },
      leave: async (page) => {
        await page.getByRole("dialog").getByLabel("Password").fill(ANA.password);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        // Nothing typed is lost.
        await expect(content(page)).toHaveValue(/^Gravel, and two pipes/);
      },
    },
    {
      // After the screen that waits for an autosave: a failed autosave is retried only after fifteen seconds.
      name: "unsaved work",
      path: shared,
      act: async (page) => {
        // Neither the server nor the device can store the changes.
        await page.route("**/autosave", (route) => route.abort());
        await page.evaluate(() => {
          const store = IDBObjectStore.prototype;
          const real = Object.getOwnPropertyDescriptor(store, "put") ?? {};
          const refuse = () => {
            throw new Error("No room");
          };
          Object.defineProperty(store, "put", { ...real, value: refuse });
          addEventListener("room again", () => Object.defineProperty(store, "put", real));
        });
        await write(page, "Gravel, and a pipe.", "End");
        await key(page.getByRole("link", { name: "Posts", exact: true }).first());
        await shown(page);
        await page.unroute("**/autosave");
        await page.evaluate(() => dispatchEvent(new Event("room again")));
      },
    },
    {
      name: "post trashed meanwhile",
      path: shared,
      act: async (page, { origin, editor, posts }) => {
        await asking(origin, editor)("DELETE", `posts/${posts.shared}`);
        await write(page, "Gravel, and a ditch.", "Control+s");
        await shown(page);
      },
    },
    {
      // The connection stays lost, so this is the last of the walk.
      name: "no connection",
      path: changed,
      act: async (page) => {
        await page.route("**/api/session", (route) => route.abort());
        await key(page.getByRole("link", { name: "Posts", exact: true }).first());
        await shown(page);
      },
    },
  ],
  "the other screens": [
    { name: "pictures", isTypical: true, path: "/admin/pictures" },
    {
      name: "picture, cropped",
      path: "/admin/pictures",
      act: async (page) => {
        await opens(/^A gate left open/)(page);
        await page.getByRole("radio", { name: "Focus point" }).press("ArrowRight");
        await expect(page.getByRole("slider", { name: "Left edge" })).toBeVisible();
      },
    },
    {
      name: "picture erased for good",
      path: "/admin/pictures",
      act: async (page) => {
        await opens(/^A tank/)(page);
        await press(/^Erase for good… tank-in/)(page);
        await expect(page.getByRole("dialog", { name: /^Erase “tank-in/ })).toBeVisible();
      },
    },
    { name: "categories", path: "/admin/categories" },
    {
      name: "category merged",
      isAlike: true,
      path: "/admin/categories",
      act: async (page) => {
        await opens(/^Rename Springs/)(page);
        await page.getByLabel("New name").fill("grazing");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("dialog", { name: /^Make “Springs/ })).toBeVisible();
      },
    },
    { name: "redirects", path: "/admin/redirects", act: unfold("Paste a list") },
    { name: "newsletter", isTypical: true, path: "/admin/newsletter" },
    { name: "letter", isTypical: true, path: letter },
    { name: "letter as a mail", path: letter, act: opens("See it as a mail") },
    { name: "letter's sending", path: letter, act: opens("Send...") },
    {
      name: "two versions of a letter",
      isAlike: true,
      path: letter,
      act: async (page, { origin, owner, letters }) => {
        const ask = asking(origin, owner);
        const theirs = { subject: "What the winter asks", text: "Theirs." };
        await ask("PATCH", `letters/${letters.draft}`, theirs);
        await page.getByLabel("Subject").fill("What the winter costs");
        await opens("Compare and choose")(page);
      },
    },
    { name: "pages", path: "/admin/pages" },
    { name: "page", path: "/admin/pages/pages.tools.stop-grazing" },
    { name: "letter sent", path: ({ letters }) => `/admin/newsletter/${letters.sent}` },
    { name: "settings", path: "/admin/settings", isAlike: true },
    { name: "settings' revisions", path: "/admin/settings/revisions", isAlike: true },
    { name: "people", isTypical: true, path: "/admin/people", act: unfold("Who did what") },
    {
      name: "person with another address",
      isAlike: true,
      path: "/admin/people",
      act: press(/^Change email of Ben/),
    },
    {
      name: "person deleted",
      path: "/admin/people",
      act: opens(/^Delete the account of Dan/),
      isAlike: true,
    },
    {
      name: "import checked",
      path: "/admin/import-export",
      act: async (page) => {
        const chooser = page.getByLabel("Choose a file, or several that belong together");
        await chooser.focus();
        await chooser.setInputFiles("content/posts/2024-07-08-rest-is-the-tool-you-already-own.md");
        await expect(page.getByText("Checked 1 post.")).toBeVisible();
      },
    },
    { name: "status", path: "/admin/status" },
    {
      name: "passkey removed",
      isAlike: true,
      path: "/admin/account",
      act: async (page) => {
        const { browser } = await addAuthenticator(page);
        const panel = page.locator("section", {
          has: page.getByRole("heading", { name: "Passkeys" }),
        });
        await panel.getByLabel("Name of the passkey").fill("My laptop");
        await panel.getByLabel("Your password").fill(ANA.password);
        await key(panel.getByRole("button", { name: "Add a passkey" }));
        await expect(panel.getByRole("button", { name: "Remove My laptop" })).toBeVisible();
        await browser.detach();
        // The message that it was added would lie over the lists below.
        await press("Close message")(page);
        await opens("Remove My laptop")(page);
      },
    },
    {
      name: "account, two steps",
      isTypical: true,
      path: "/admin/account",
      act: async (page) => {
        await press("Set it up")(page);
        await expect(page.getByRole("img", { name: "QR code for the app" })).toBeVisible();
      },
    },
    {
      name: "picture left unsaved",
      path: "/admin/pictures",
      act: async (page) => {
        await opens(/^A gate left open/)(page);
        const credit = page.getByLabel("Credit");
        await credit.fill("Ana Ortiz");
        await key(credit, "Escape");
        await expect(page.getByRole("dialog", { name: "Save what you changed?" })).toBeVisible();
      },
    },
  ],
};
