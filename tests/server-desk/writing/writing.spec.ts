import { expect, test } from "../fixtures.ts";
import { content, draftOf, saved, viewPost, write } from "./form.ts";

const HOUR_MS = 60 * 60 * 1000;

test("typed text is saved automatically and recovered after a reload", async ({ owner, desk }) => {
  await owner.goto(`${desk.origin}/admin/new-post`);
  await owner.getByLabel("Title", { exact: true }).fill("Kept words");
  await expect(owner.getByText("Not saved yet", { exact: true })).toBeVisible();
  await expect(owner.getByText(/Draft kept .* Readers see nothing yet\./)).toBeVisible();
  await owner.reload();
  await expect(owner.getByText(/You have changes from .* that aren’t saved/)).toBeVisible();
  await expect(owner.getByLabel("Title", { exact: true })).toHaveValue("");
  await owner.getByRole("button", { name: "Continue with them" }).click();
  await expect(owner.getByLabel("Title", { exact: true })).toHaveValue("Kept words");
  await owner.keyboard.press("Control+s");
  await saved(owner);
  await owner.getByRole("link", { name: "Cancel" }).click();
  const row = owner.getByRole("row").filter({ hasText: "Kept words" });
  await expect(row).toContainText("Draft · Ana Ortiz");
});

test("a post is scheduled in the site's time zone, comes due, and is unpublished again", async ({
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
  const status = async () => (await fetch(address)).status;
  expect(await status()).toBe(404);
  desk.clock.now += 48 * HOUR_MS;
  expect(await status()).toBe(200);

  await owner.getByRole("link", { name: "Edit: Scheduled post" }).click();
  await expect(owner.getByLabel("Title", { exact: true })).toHaveValue("Scheduled post");
  await owner.keyboard.press("Control+Enter");
  await owner
    .getByRole("dialog")
    .getByLabel(/Take “Scheduled post” off the site/)
    .check();
  await owner.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(owner.getByText("“Scheduled post” is a draft. Readers don’t see it.")).toBeVisible();
  expect(await status()).toBe(410);
});

test("the first publishing of a saved draft is called that; the next one is an update", async ({
  owner,
  desk,
}) => {
  await owner.goto(await draftOf(owner, desk.origin, "First time"));
  await owner.getByRole("button", { name: "Publish Post" }).click();
  await expect(owner.getByText("Published “First time”")).toBeVisible();
  await owner.getByRole("link", { name: "Edit: First time" }).click();
  await owner.getByRole("button", { name: "Update Post" }).click();
  await expect(owner.getByText("Updated “First time”")).toBeVisible();
});

test("a headline for search results is kept with the post and shown in its page’s head", async ({
  owner,
  desk,
}) => {
  await owner.goto(await draftOf(owner, desk.origin, "A long title that nobody reads to its end"));
  await owner.getByText("Search and sharing").click();
  await owner.getByLabel("Headline in search results").fill("A short one");
  await owner.getByLabel("First published at").fill("somewhere");
  await owner.getByRole("button", { name: "Publish Post" }).click();
  await expect(owner.getByText("Enter a whole address")).toBeVisible();
  await owner.getByLabel("First published at").fill("");
  await owner.getByRole("button", { name: "Publish Post" }).click();
  await viewPost(owner);
  await expect(owner).toHaveTitle(/^A short one \| /);
});

test("an old version is compared and restored as a draft, which can be undone", async ({
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
  await owner.getByRole("button", { name: "Restore this version" }).click();
  await expect(content(owner)).toHaveValue("First paragraph.\n\nSecond paragraph.");
  await expect(owner.getByText(/is now your draft\. Readers see no change yet\./)).toBeVisible();
});

test("one or several posts can be restored from the trash", async ({ owner, desk }) => {
  await owner.goto(`${desk.origin}/admin`);
  const rows = owner.getByRole("row").filter({ has: owner.getByRole("checkbox") });
  const [first, second] = [rows.nth(0), rows.nth(1)];
  const [title, other] = [
    await first.locator(".col-title a").innerText(),
    await second.locator(".col-title a").innerText(),
  ];
  await first.getByRole("checkbox").check();
  await second.getByRole("checkbox").check();
  await owner.getByRole("button", { name: "Move to the trash" }).click();
  await expect(owner.getByText("Moved 2 posts to the trash.")).toBeVisible();
  await owner
    .getByText(/^Trash \d+$/)
    .first()
    .click();
  await owner.getByRole("button", { name: `Restore: ${title}` }).click();
  await expect(owner.getByText(`Restored “${title}”`)).toBeVisible();
  await owner.getByRole("button", { name: `Delete forever: ${other}` }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Delete forever" }).click();
  await expect(owner.getByRole("row").filter({ hasText: other })).toHaveCount(0);
});

test("on a phone, the desk's head beside a post is one row, and its links are back at the posts", async ({
  owner: page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.origin}/admin/new-post`);
  const links = page.getByRole("navigation", { name: "Desk" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create New Post");
  await expect(links).toBeHidden();
  const head = await page.locator(".desk-top").boundingBox();
  expect(head?.height).toBeLessThan(64);
  await page.getByRole("link", { name: "Posts", exact: true }).click();
  await expect(links).toBeVisible();
});
