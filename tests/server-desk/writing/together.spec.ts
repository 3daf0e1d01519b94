import type { BrowserContext, Page } from "@playwright/test";
import { type Desk, expect, test } from "../fixtures.ts";
import { content, draftOf, saved } from "./form.ts";

// A conflicting save is answered with 409, as is one of a trashed post.
test.use({ expectedErrors: ["409"] });

const BEN = { name: "Ben Lee", email: "ben@ranch.example", password: "A gate left open in May" };

/** Another browser, signed in as Ben, who is invited on the first call. */
async function asBen(owner: Page, someone: BrowserContext, { origin }: Desk): Promise<Page> {
  const headers = { Origin: origin };
  const { email, ...account } = BEN;
  const page = await someone.newPage();
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
  someone,
}) => {
  const edit = await draftOf(owner, desk.origin, "Shared by keys", { excerpt: "" });
  const ben = await asBen(owner, someone, desk);
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

test.describe("with a clock that is put forward", () => {
  test.use({ changesClock: true });
  test("both of two people writing are told of the other, and of saves, within ten seconds", async ({
    owner,
    desk,
    someone,
  }) => {
    const edit = await draftOf(owner, desk.origin, "Both here", { excerpt: "" });
    await owner.goto(edit);
    await content(owner).fill("Ana writes.");
    await expect(owner.getByText(/Draft kept/)).toBeVisible();
    const ben = await asBen(owner, someone, desk);
    await ben.goto(edit);
    await expect(ben.getByText("Ana Ortiz is also writing here.")).toBeVisible();

    await owner.clock.install();
    await owner.reload();
    await expect(owner.getByLabel("Title", { exact: true })).toHaveValue("Both here");
    await content(ben).fill("Ben writes.");
    await expect(ben.getByText(/Draft kept/)).toBeVisible();
    await expect(owner.getByText("Ben Lee is also writing here.")).toBeHidden();
    await owner.clock.fastForward(10_000);
    await expect(owner.getByText("Ben Lee is also writing here.")).toBeVisible();
    await ben.keyboard.press("Control+s");
    await saved(ben);
    await owner.clock.fastForward(10_000);
    await expect(owner.getByText("Ben Lee saved after you.")).toBeVisible();
  });
});

test("a post trashed in the meantime can be restored with the text, or saved as a new draft", async ({
  owner,
  desk,
  someone,
}) => {
  const edit = await draftOf(owner, desk.origin, "Trashed meanwhile", { excerpt: "" });
  await owner.goto(edit);
  const ben = await asBen(owner, someone, desk);
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
});

test("one person's two tabs know of each other, keep their own words, and the second save shows both", async ({
  owner,
  desk,
}) => {
  const edit = await draftOf(owner, desk.origin, "Two tabs", { excerpt: "" });
  await owner.goto(edit);
  await content(owner).fill("Typed in the first tab.");
  await expect(owner.getByText(/Draft kept/)).toBeVisible();

  const second = await owner.context().newPage();
  await second.goto(edit);
  const note = "You have this post open in another tab too.";
  await expect(second.getByText(note)).toBeVisible();
  await expect(owner.getByText(note)).toBeVisible();
  // Unsaved changes of an open tab are its own, since discarding them here would lose them.
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
