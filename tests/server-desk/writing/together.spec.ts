import type { Browser, Page } from "@playwright/test";
import { type Desk, expect, test } from "../fixtures.ts";

// A conflicting save is answered with 409, as is one of a trashed post.
test.use({ expectedErrors: ["409"] });

const BEN = { name: "Ben Lee", email: "ben@ranch.example", password: "A gate left open in May" };
const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const saved = (page: Page) => expect(page.getByText(/Draft saved \d/)).toBeVisible();

/** A draft of Ana's. @returns its editing page. */
async function draft(owner: Page, { origin }: Desk, title: string): Promise<string> {
  await owner.goto(`${origin}/admin/new-post`);
  await owner.getByLabel("Title").fill(title);
  await content(owner).fill("First paragraph.\n\nSecond paragraph.");
  await owner.keyboard.press("Control+s");
  await saved(owner);
  await expect(owner).toHaveURL(/post=/);
  const id = new URL(owner.url()).searchParams.get("post") ?? "";
  return `${origin}/admin/edit-post/${id}`;
}

/** Another browser, signed in as Ben, who is invited on the first call. */
async function asBen(owner: Page, browser: Browser, { origin }: Desk): Promise<Page> {
  const headers = { Origin: origin };
  const { email, ...account } = BEN;
  const page = await (await browser.newContext()).newPage();
  const asked = await owner.request.post(`${origin}/api/users`, {
    headers,
    data: { email, role: "editor", name: BEN.name },
  });
  const answer = asked.ok()
    ? await page.request.post(`${origin}/api/welcome`, {
        headers,
        data: { token: new URL((await asked.json()).link).hash.slice(1), ...account },
      })
    : await page.request.post(`${origin}/api/session`, {
        headers,
        data: { email, password: BEN.password },
      });
  expect(answer.ok()).toBe(true);
  return page;
}

test("a conflict can be resolved by keyboard alone, and the other editor sees who saved later and what", async ({
  owner,
  desk,
  browser,
}) => {
  const edit = await draft(owner, desk, "Shared by keys");
  const ben = await asBen(owner, browser, desk);
  await ben.goto(edit);
  await owner.goto(edit);
  await ben.getByLabel("Title").fill("Ben's title");
  await content(ben).fill("First paragraph.\n\nBen's second.");
  await ben.keyboard.press("Control+s");
  await saved(ben);

  await owner.getByLabel("Title").fill("Ana's title");
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
  await expect(owner.getByLabel("Title")).toHaveValue("Ben's title");
  await expect(content(owner)).toHaveValue("First paragraph.\n\nAna's second.\n\nBen's second.");

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
  await ben.context().close();
});

test("a post trashed in the meantime can be restored with the text, or saved as a new draft", async ({
  owner,
  desk,
  browser,
}) => {
  const edit = await draft(owner, desk, "Trashed meanwhile");
  await owner.goto(edit);
  const ben = await asBen(owner, browser, desk);
  const trash = async () => {
    await ben.goto(`${desk.origin}/admin?q=Trashed`);
    await ben.getByRole("button", { name: "Delete: Trashed meanwhile" }).click();
    await expect(ben.getByText("Moved “Trashed meanwhile” to the trash.")).toBeVisible();
  };
  await trash();
  await content(owner).fill("Words of mine.");
  await owner.keyboard.press("Control+s");
  const dialog = owner.getByRole("dialog", { name: "Ben Lee moved this post to the trash." });
  await expect(dialog.getByRole("button", { name: "Keep writing" })).toBeFocused();
  await owner.keyboard.press("Escape");
  await expect(content(owner)).toHaveValue("Words of mine.");
  await owner.keyboard.press("Control+s");
  await dialog.getByRole("button", { name: "Restore with your text" }).click();
  await saved(owner);
  await owner.goto(edit);
  await expect(content(owner)).toHaveValue("Words of mine.");

  await trash();
  await content(owner).fill("More of mine.");
  await owner.keyboard.press("Control+s");
  await dialog.getByRole("button", { name: "Save yours as a new draft" }).click();
  await expect(owner.getByText("Your version is now a separate draft")).toBeVisible();
  await owner
    .getByRole("link", { name: "Trashed meanwhile (Ana Ortiz's version)" })
    .first()
    .click();
  await expect(content(owner)).toHaveValue("More of mine.");
  await ben.context().close();
});

test("one person's two tabs are aware of each other and pass unsaved changes on", async ({
  owner,
  desk,
}) => {
  const edit = await draft(owner, desk, "Two tabs");
  await owner.goto(edit);
  await content(owner).fill("Typed in the first tab.");
  await expect(owner.getByText(/Draft kept/)).toBeVisible();

  const second = await owner.context().newPage();
  await second.goto(edit);
  const note = second.getByRole("complementary", { name: "Another tab" });
  await expect(note.getByText("You have this post open in another tab.")).toBeVisible();
  // Unsaved changes of an open tab are not offered for recovery, since discarding them would lose them.
  await expect(second.getByText(/You have changes from/)).toHaveCount(0);
  await expect(owner.getByRole("complementary", { name: "Another tab" })).toHaveCount(0);
  await note.getByRole("button", { name: "Continue here" }).click();
  await expect(content(second)).toHaveValue("Typed in the first tab.");
  await expect(note).toHaveCount(0);
  await expect(owner.getByRole("complementary", { name: "Another tab" })).toBeVisible();

  await content(second).fill("Typed in the second tab.");
  await expect(second.getByText(/Draft kept/)).toBeVisible();
  // Once the second tab is closed, its changes are offered to the first, and nothing is lost.
  await second.close();
  await expect(owner.getByRole("complementary", { name: "Another tab" })).toHaveCount(0);
  await owner.reload();
  await owner.getByRole("button", { name: "Continue with them" }).click();
  await expect(content(owner)).toHaveValue("Typed in the second tab.");
  await owner.keyboard.press("Control+s");
  await saved(owner);
});
