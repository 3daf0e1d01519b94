import { zipSync } from "fflate";
import sharp from "sharp";
import { attachment, wordPress, wpPost } from "#server/testing/foreign-exports.ts";
import { expect, test } from "./fixtures.ts";
import { asking } from "./screens/full-desk.ts";
import { signInAgain } from "./writing/form.ts";

// Photo hosts are out of reach.
test.use({ sendsMail: true, expectedErrors: ["ERR_NAME_NOT_RESOLVED", "ERR_FAILED", "401"] });

// Runs on its own server, since it leaves posts in the trash.
const POST = `---
title: "Wells in the frost"
category: "Water"
tags: ["water"]
excerpt: "What to do before the first hard frost."
coverImage: "https://images.unsplash.com/photo-1"
coverAlt: ""
featured: false
---

Drain what stands above the ground.
`;

/* The server's tests cover what each format imports, and that a copy answers every address like the site. */
test("files are checked, unreadable ones are listed, an import is undone; each post can be imported, skipped, or replace ours", async ({
  owner: page,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/import-export`);
  const chooser = page.getByLabel("Choose a file, or several that belong together");
  await chooser.setInputFiles([
    {
      name: "2026-11-02-wells-in-the-frost.md",
      mimeType: "text/markdown",
      buffer: Buffer.from(POST),
    },
    {
      name: "2026-11-03-no-such-day.md",
      mimeType: "text/markdown",
      buffer: Buffer.from("---\ntitle: [\n---\n"),
    },
  ]);
  await expect(page.getByText("1 new post · 1 can’t be read")).toBeVisible();
  await expect(page.getByText("Nothing is changed yet.")).toBeVisible();
  // The field is emptied, since browsers fire no event if the same file is chosen again.
  const choosing = page.waitForEvent("filechooser");
  await chooser.click();
  await choosing;
  await expect(chooser).toHaveValue("");
  await page.getByRole("button", { name: "As published" }).click();
  await expect(page.getByText("1 post imported.")).toBeVisible();
  const address = `${desk.origin}/blog/2026/11/wells-in-the-frost`;
  expect((await fetch(address)).status).toBe(200);
  // The import can still be undone after a reload.
  await page.reload();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("The import is undone: 1 post moved to the trash.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo this import" })).toHaveCount(0);

  const file = (day: number, title: string, text = "Text.") => ({
    name: `2026-10-0${day}-post-${day}.md`,
    mimeType: "text/markdown",
    buffer: Buffer.from(POST.replace("Wells in the frost", title).replace(/Drain.*/, text)),
  });
  await chooser.setInputFiles([file(1, "First"), file(2, "Second"), file(3, "Third")]);
  await page.getByText("3 posts: new").click();
  await page.getByLabel("Import it: Third").uncheck();
  // The choices are kept when the session ends.
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Import 2 posts as drafts" }).click();
  await signInAgain(page);
  await page.getByRole("button", { name: "Import 2 posts as drafts" }).click();
  await expect(page.getByText("2 posts imported.")).toBeVisible();

  await chooser.setInputFiles([
    file(1, "First", "Newer."),
    file(2, "Second", "Newer."),
    file(3, "Third"),
  ]);
  await expect(page.getByText("1 new post · 2 already here, different")).toBeVisible();
  const second = page.getByRole("group", { name: "Second" });
  const newRevision = second.getByLabel("Use the file’s, as a new revision");
  await page.getByRole("button", { name: "Use the file’s in all 2 that differ" }).click();
  await expect(newRevision).toBeChecked();
  await page.getByRole("button", { name: "Keep ours in all 2 that differ" }).click();
  await expect(second.getByLabel("Keep ours")).toBeChecked();
  await newRevision.check();
  await page.getByText("1 post: new").click();
  await page.getByLabel("Import it: Third").uncheck();
  await page.getByRole("button", { name: "Import 1 post as drafts" }).click();
  await expect(page.getByText("1 post imported.")).toBeVisible();
  const other = { name: "A float valve.md", mimeType: "text/markdown" };
  await chooser.setInputFiles({ ...other, buffer: Buffer.from("It sticks.") });
  await expect(page.getByRole("button", { name: "Import 1 post as drafts" })).toBeVisible();
  await expect(page.getByRole("button", { name: "As published" })).toHaveCount(0);
  const texts = await page.request
    .get(`${desk.origin}/api/search?q=newer`)
    .then((answer) => answer.json());
  expect(texts.matches.map(({ post }: { post: { title: string } }) => post.title)).toEqual([
    "Second",
  ]);
});

test("a WordPress site is imported with its pictures and old addresses, without a request to any other host", async ({
  owner: page,
  desk,
}) => {
  const uploads = "https://old.example/wp-content/uploads/2019/03";
  const text = `<img src="${uploads}/bale.jpg" alt="A bale"><img src="${uploads}/lost.jpg">`;
  const cover = attachment(901, `${uploads}/bale.jpg`);
  const bale = sharp({ create: { width: 900, height: 600, channels: 3, background: "goldenrod" } });
  const zip = zipSync({
    "old.xml": wordPress([wpPost(1, text).replace("900", "901"), cover]),
    "wp-content/uploads/2019/03/bale.jpg": new Uint8Array(await bale.jpeg().toBuffer()),
  });
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`${desk.origin}/admin/import-export`);
  await page
    .getByLabel("Choose a file, or several that belong together")
    .setInputFiles({ name: "old.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
  await expect(page.getByText("1 new post")).toBeVisible();
  await page.getByText("Pictures of its text aren’t among the chosen files").click();
  await expect(page.getByText(`${uploads}/lost.jpg`)).toBeVisible();
  await page.getByRole("button", { name: "As published" }).click();
  await expect(page.getByText("1 post imported.")).toBeVisible();

  await page.goto(`${desk.origin}/2019/03/post-1/`);
  await expect(page).toHaveURL(`${desk.origin}/blog/2019/03/post-1`);
  const picture = page.getByRole("img", { name: "A bale" });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBe(900);
  expect([...asked]).toEqual([desk.origin]);
});

test("importing a copy of the site restores a removed subscriber and a post in the trash", async ({
  owner: page,
  account,
  desk,
  mailServer: { mails },
}) => {
  const ask = asking(desk.origin, account);
  mails.length = 0;
  await ask("POST", "newsletter", { email: "dee@range.example" });
  await expect.poll(() => mails.length, { timeout: 30_000 }).toBe(1);
  const token = /confirm#([\w-]{43})/.exec(mails[0]?.text ?? "")?.[1];
  await ask("POST", "newsletter/confirm", { token });
  await page.goto(`${desk.origin}/admin/import-export`);
  await page.getByLabel("With the newsletter’s subscribers").check();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the export" }).click();
  const copy = await (await downloading).path();

  await ask("DELETE", `subscribers/${(await ask("GET", "subscribers")).of("id")}`);
  await ask("DELETE", "posts/2025-05-08-three-published-ranch-stories-and-what-they-do-not-prove");
  await page.getByLabel("Choose a file, or several that belong together").setInputFiles(copy);
  await page.getByLabel("Add 1 subscriber").check();
  const post = page.getByRole("group", { name: /^Three Published Ranch Stories/i });
  await post.getByLabel("Bring it back with the file’s text").check();
  await page.getByRole("button", { name: /^Import .* as in the copy$/ }).click();
  await expect(page.getByText(/^\d+ posts?.* imported\.$/)).toBeVisible();
  expect((await ask("GET", "subscribers")).of("email")).toBe("dee@range.example");
  await page.getByRole("button", { name: "Undo this import", exact: true }).click();
  await expect(page.getByText(/^The import is undone: /)).toBeVisible();
});
