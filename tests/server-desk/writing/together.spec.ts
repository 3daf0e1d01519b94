import { DRAFT } from "#server/testing/drafts.ts";
import { type Desk, expect, haveSession, test } from "../fixtures.ts";
import { asking, joinDesk } from "../screens/full-desk.ts";
import { follow } from "../screens/follow.ts";
import { content, draftOf, saved, signInAgain, versionOf } from "./form.ts";

// 409: a conflicting save, or one of a trashed post. 404: one of a deleted post. 401: one in another person's name.
test.use({ expectedErrors: ["409", "404", "401"] });

const cookies = new Map<string, Promise<string>>();
/** The session cookie of Ben, an editor, who joins each desk once. */
function cookieOfBen({ origin }: Desk, owner: string): Promise<string> {
  const joined = cookies.get(origin) ?? joinDesk(origin, owner, "Ben Lee", "editor");
  cookies.set(origin, joined);
  return joined;
}

/** The API's path of the post at an editor's address. */
const postOf = (edit: string) => `posts/${/[^/]+$/.exec(edit)?.[0]}`;

test("a conflict can be resolved by keyboard alone, and the other editor sees who saved later and what", async ({
  owner,
  account,
  desk,
  someone: ben,
}) => {
  const edit = await draftOf(owner, desk.origin, "Shared by keys", { excerpt: "" });
  await haveSession(ben.context(), desk, await cookieOfBen(desk, account));
  await ben.goto(edit);
  await owner.goto(edit);
  await ben.getByLabel("Title", { exact: true }).fill("Ben's title");
  await content(ben).fill("First paragraph.\n\nBen's second.");
  await ben.keyboard.press("Control+s");
  await saved(ben);

  await owner.getByLabel("Title", { exact: true }).fill("Ana's title");
  await content(owner).fill("First paragraph.\n\nAna's second.");
  await owner.keyboard.press("Control+s");
  const dialog = owner.getByRole("dialog");
  await expect(
    dialog.getByRole("heading", { name: /^Ben Lee saved this post .*, while you were writing\.$/ }),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Keep writing" })).toBeFocused();
  await expect(dialog.getByText("2 places to choose.")).toBeVisible();
  // n goes to the next unresolved conflict; 1, 2 and 3 choose a version.
  await owner.keyboard.press("n");
  await owner.keyboard.press("3");
  await expect(dialog.getByText("2 places to choose.")).toBeVisible();
  await owner.keyboard.press("2");
  await expect(dialog.getByText("1 place to choose.")).toBeVisible();
  await owner.keyboard.press("n");
  await owner.keyboard.press("3");
  await expect(dialog.getByLabel("Both, one after the other")).toBeChecked();
  await owner.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Save together" })).toBeFocused();
  await owner.keyboard.press("Enter");
  await saved(owner);
  await expect(owner.getByLabel("Title", { exact: true })).toHaveValue("Ben's title");
  await expect(content(owner)).toHaveValue("First paragraph.\n\nAna's second.\n\nBen's second.");
  // Her own text that she did not choose is kept.
  const kept = owner.getByRole("complementary", { name: "Unsaved changes" });
  await kept.getByRole("button", { name: "See the difference" }).click();
  await expect(owner.getByRole("dialog").locator("ins")).toContainText(["Ana"]);
  await owner.keyboard.press("Escape");

  // Ben is notified when he returns to the page.
  await ben.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(ben.getByText("Ana Ortiz saved after you.")).toBeVisible();
  await ben.getByRole("button", { name: "See the difference" }).click();
  const theirs = ben.getByRole("dialog", { name: "What Ana Ortiz saved" });
  await expect(theirs.locator("ins")).toContainText("Ana's second.");
  await theirs.getByRole("button", { name: "Continue with this text" }).click();
  await expect(content(ben)).toHaveValue("First paragraph.\n\nAna's second.\n\nBen's second.");
  await expect(ben.getByText("Ana Ortiz saved after you.")).toBeHidden();
  await ben.getByLabel("Excerpt").fill("Together.");
  await ben.keyboard.press("Control+s");
  await saved(ben);
});

test("an editor sees within ten seconds that somebody else is editing or has saved, and that a scheduled post was published", async ({
  owner,
  account,
  desk,
}) => {
  const edit = await draftOf(owner, desk.origin, "Both here", { excerpt: "" });
  const ben = asking(desk.origin, await cookieOfBen(desk, account));
  await owner.clock.install();
  await owner.goto(edit);
  await expect(owner.getByLabel("Title", { exact: true })).toHaveValue("Both here");
  const fields = { content: "Ben writes." };
  const baseVersion = await versionOf(ben, edit);
  await ben("PUT", `${postOf(edit)}/autosave`, { tab: "bens", baseVersion, fields });
  const writes = owner.getByText("Ben Lee is also writing here.");
  await expect(writes).toBeHidden();
  await owner.clock.fastForward(10_000);
  await expect(writes).toBeVisible();
  const draft = { ...DRAFT, title: "Both here", slug: "both-here", ...fields };
  await ben("PATCH", postOf(edit), { draft });
  await owner.clock.fastForward(10_000);
  await expect(owner.getByText("Ben Lee saved after you.")).toBeVisible();

  const publishAt = Date.now() + 3_600_000;
  const due = await draftOf(owner, desk.origin, "Comes due", { intent: "schedule", publishAt });
  await follow(owner, new URL(due).pathname);
  await expect(owner.locator(".post-state")).toContainText("Scheduled");
  await owner.clock.fastForward(3_610_000);
  await expect(owner.locator(".post-state")).toContainText("Published");
  await content(owner).fill("Typed after that.");
  await owner.clock.fastForward(5000);
  await expect(owner.getByText(/Changes kept .* Readers see the old text\./)).toBeVisible();
  await owner.getByRole("button", { name: "More ways to publish" }).click();
  const menu = owner.getByRole("dialog");
  await expect(menu.getByRole("button", { name: "Update Post" })).toBeVisible();
  await expect(menu.getByLabel(/Cancel the schedule/)).toHaveCount(0);
});

test("a post that was deleted forever is saved as a new draft, and others find their unsaved changes", async ({
  owner,
  account,
  desk,
  someone: ben,
}) => {
  const edit = await draftOf(owner, desk.origin, "Deleted meanwhile");
  const cookie = await cookieOfBen(desk, account);
  const fields = { ...DRAFT, title: "Deleted meanwhile", tags: "", content: "Ben's words." };
  const bens = asking(desk.origin, cookie);
  const words = { tab: "closed", baseVersion: await versionOf(bens, edit), fields };
  await bens("PUT", `${postOf(edit)}/autosave`, words);
  await owner.goto(edit);
  await content(owner).fill("Words that stay.");
  await expect(owner.getByText(/Draft kept/)).toBeVisible();
  const ask = asking(desk.origin, account);
  await ask("DELETE", postOf(edit));
  await ask("DELETE", postOf(edit).replace("posts", "trash"));
  // The list recognizes a replaced post by the time when it was saved.
  desk.clock.now += 1;
  await owner.keyboard.press("Control+s");
  await expect(owner.getByText("That post no longer exists.")).toBeVisible();
  await owner.getByRole("button", { name: "Save yours as a new draft" }).click();
  await expect(owner.getByText("Your version is now a separate draft")).toBeVisible();
  await owner
    .getByRole("link", { name: "Deleted meanwhile (Ana Ortiz's version)" })
    .first()
    .click();
  await expect(content(owner)).toHaveValue("Words that stay.");

  await haveSession(ben.context(), desk, cookie);
  await ben.goto(`${desk.origin}/admin`);
  await ben
    .getByRole("complementary", { name: "Never saved" })
    .getByRole("link", { name: "Continue" })
    .click();
  await expect(content(ben)).toHaveValue("Ben's words.");
  await ben.keyboard.press("Control+s");
  await ben.getByRole("button", { name: "Save yours as a new draft" }).click();
  await expect(ben.getByText("Your version is now a separate draft")).toBeVisible();
});

test("one person's two tabs show each other and another device, keep their own changes, and the second save compares both", async ({
  owner,
  account,
  desk,
}) => {
  const edit = await draftOf(owner, desk.origin, "Two tabs", { excerpt: "" });
  await owner.goto(edit);
  const ask = asking(desk.origin, account);
  const baseVersion = await versionOf(ask, edit);
  const phone = { tab: "phone", baseVersion, fields: { content: "On the phone." } };
  await ask("PUT", `${postOf(edit)}/autosave`, phone);
  await content(owner).fill("Typed in the first tab.");
  await expect(owner.getByText(/Draft kept/)).toBeVisible();
  await expect(owner.getByText(/You’re also writing here on another device\./)).toBeVisible();
  await ask("DELETE", `${postOf(edit)}/autosave?tab=phone`);

  const second = await owner.context().newPage();
  await second.goto(edit);
  const note = "You have this post open in another tab too.";
  await expect(second.getByText(note)).toBeVisible();
  await expect(owner.getByText(note)).toBeVisible();
  // An open tab's unsaved changes are not offered in another tab, where discarding would lose them.
  await expect(second.getByText(/You have changes from/)).toHaveCount(0);
  await content(second).fill("Typed in the second tab.");
  await second.keyboard.press("Control+s");
  await saved(second);
  await owner.keyboard.press("Control+s");
  const dialog = owner.getByRole("dialog");
  await expect(dialog.getByText("Typed in the second tab.")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep writing" }).click();

  // Once the first tab is closed, its changes are offered to the second.
  await owner.close();
  await expect(second.getByText(note)).toHaveCount(0);
  await second.reload();
  await second.getByRole("button", { name: "Continue with them" }).click();
  await expect(content(second)).toHaveValue("Typed in the first tab.");
});

test("signing in as somebody else in another window shows none of the first user's words, and the first user continues after signing in again", async ({
  owner,
  account,
  desk,
  context,
}) => {
  const edit = await draftOf(owner, desk.origin, "One browser for two");
  const unsaved = async (cookie: string) =>
    (await asking(desk.origin, cookie)("GET", `${postOf(edit)}/autosaves`)).of("content");
  const ben = await cookieOfBen(desk, account);
  await owner.goto(edit);
  await content(owner).fill("Ana's words");
  await expect(owner.getByText(/Draft kept/)).toBeVisible();
  await haveSession(context, desk, ben);
  await content(owner).press("End");
  await owner.keyboard.type(" and more");
  await expect(owner.getByRole("dialog")).toContainText(
    "Ben Lee is now signed in on this browser. Sign in as Ana Ortiz to continue.",
  );
  expect(await unsaved(ben)).toBe("");
  await signInAgain(owner);
  await expect(content(owner)).toHaveValue("Ana's words and more");
  await expect.poll(() => unsaved(account)).toBe("Ana's words and more");
});
