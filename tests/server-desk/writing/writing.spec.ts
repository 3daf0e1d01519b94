import { expect, test } from "../fixtures.ts";
import { content, draftOf, saved, write } from "./form.ts";

const HOUR_MS = 60 * 60 * 1000;

test("autosave does not interrupt an input method, and typed text is there again after a reload", async ({
  owner,
  desk,
}) => {
  await owner.goto(`${desk.origin}/admin/new-post`);
  await owner.getByLabel("Title", { exact: true }).fill("Kept words");
  await expect(owner.getByText("Not saved yet", { exact: true })).toBeVisible();
  await content(owner).pressSequentially("Grass ");
  const keyboard = await owner.context().newCDPSession(owner);
  const compose = (text: string) =>
    keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose("くさ");
  const kept = owner.getByText(/Draft kept .* Readers see nothing yet\./);
  await expect(kept).toBeVisible();
  await compose("くさち");
  await keyboard.send("Input.insertText", { text: "草地" });
  await expect(content(owner)).toHaveValue("Grass 草地");
  await expect(kept).toBeHidden();
  await expect(kept).toBeVisible();

  // A phone short of memory discards the page and reloads it when she returns.
  await owner.reload();
  await expect(kept).toBeVisible();
  await expect(owner.getByLabel("Title", { exact: true })).toHaveValue("Kept words");
  await expect(content(owner)).toHaveValue("Grass 草地");
  // Text typed just before a reload is kept, too.
  await content(owner).fill("Grass 草地 dry");
  await owner.reload();
  await expect(content(owner)).toHaveValue("Grass 草地 dry");
  await owner.keyboard.press("Control+s");
  await saved(owner);
  await owner.getByRole("link", { name: "Cancel" }).click();
  const row = owner.getByRole("row").filter({ hasText: "Kept words" });
  await expect(row).toContainText("Draft · Ana Ortiz");
});

test("a post is scheduled in the site's time zone, changed, comes due, and is unpublished again", async ({
  owner,
  desk,
}) => {
  await write(owner, desk.origin, "Scheduled post");
  await owner.getByRole("button", { name: "More ways to publish" }).click();
  const menu = owner.getByRole("dialog");
  await menu.getByLabel(/At a time/).check();
  await menu.getByLabel("Day").fill("2020-01-01");
  await menu.getByRole("button", { name: "Schedule" }).click();
  await expect(menu.getByText("That time has passed.", { exact: false })).toBeVisible();
  const tomorrow = new Date(desk.clock.now + 24 * HOUR_MS).toISOString().slice(0, 10);
  await menu.getByLabel("Day").fill(tomorrow);
  await menu.getByRole("button", { name: "Schedule" }).click();
  await expect(
    owner.getByText(/Scheduled “Scheduled post” for .*6:00\sAM Central Time/),
  ).toBeVisible();
  const address = `${desk.origin}/blog/${tomorrow.slice(0, 4)}/${tomorrow.slice(5, 7)}/scheduled-post`;
  const answer = () => fetch(address);
  expect((await answer()).status).toBe(404);

  // The post is published as last saved before the scheduled time (decision 53).
  await owner.getByRole("link", { name: "Edit: Scheduled post" }).click();
  await content(owner).fill("Corrected words.");
  await expect(
    owner.getByText(/^Changes kept .*\. The scheduled version doesn’t have them yet\.$/),
  ).toBeVisible();
  await owner.keyboard.press("Control+s");
  await expect(owner.getByText("The scheduled version now has these changes.")).toBeVisible();
  desk.clock.now += 48 * HOUR_MS;
  expect(await (await answer()).text()).toContain("Corrected words.");
  await owner.reload();
  await expect(content(owner)).toHaveValue("Corrected words.");
  await owner.keyboard.press("Control+Enter");
  await owner
    .getByRole("dialog")
    .getByLabel(/Take “Scheduled post” off the site/)
    .check();
  await owner.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(owner.getByText("“Scheduled post” is a draft. Readers don’t see it.")).toBeVisible();
  expect((await answer()).status).toBe(410);
});

test("an old version is compared and restored as a draft, which can be undone; a preview link shows a draft until it is ended", async ({
  owner,
  desk,
}) => {
  await owner.goto(await draftOf(owner, desk.origin, "Versions"));
  await content(owner).fill("First paragraph.\n\nAnother paragraph.");
  await expect(owner.getByText("Not saved yet", { exact: true })).toBeVisible();
  await owner.keyboard.press("Control+s");
  await saved(owner);
  await owner.getByRole("link", { name: "Revisions" }).click();
  await owner.getByRole("list", { name: "Versions" }).getByRole("link").last().click();
  await expect(owner.locator("ins")).toContainText("Second");
  await expect(owner.locator("del")).toContainText("Another");
  const restore = owner.getByRole("button", { name: "Restore this version" });
  for (const key of ["]", "["]) {
    await restore.press(key);
    await expect(owner.locator(".change")).toBeFocused();
  }
  await restore.click();
  await expect(content(owner)).toHaveValue("First paragraph.\n\nSecond paragraph.");
  await expect(owner.getByText(/is now your draft\. Readers see no change yet\./)).toBeVisible();
  await owner.getByRole("button", { name: "Undo" }).click();
  await expect(owner.getByText("This is the newest version.")).toBeVisible();
  await owner.getByRole("link", { name: "Back to the post" }).click();
  await expect(content(owner)).toHaveValue("First paragraph.\n\nAnother paragraph.");

  await owner.getByRole("button", { name: "Preview link" }).click();
  const dialog = owner.getByRole("dialog", { name: "Preview link" });
  // A double click creates only one link.
  await dialog.getByRole("button", { name: "New link" }).dblclick();
  const address = await dialog.getByLabel("The link, shown only once").inputValue();
  expect(await (await fetch(address)).text()).toContain("Another paragraph.");
  await dialog.getByRole("button", { name: "End it now" }).click();
  await expect(dialog.getByText("The link has ended.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "End it now" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "New link" })).toBeFocused();
  expect((await fetch(address)).status).toBe(410);
});
