import { expect, test } from "./fixtures.ts";

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

/* That an export makes the same site elsewhere, whole-walk.spec.ts and the server's tests prove. */
test("files are checked, what cannot be read is named, an import is undone; each post can be imported, skipped, or used to replace ours", async ({
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
  await page.getByRole("button", { name: "Import 1 post as drafts" }).click();
  await expect(page.getByText("1 post imported.")).toBeVisible();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("The import is undone: 1 post moved to the trash.")).toBeVisible();

  const file = (day: number, title: string, text = "Text.") => ({
    name: `2026-10-0${day}-post-${day}.md`,
    mimeType: "text/markdown",
    buffer: Buffer.from(POST.replace("Wells in the frost", title).replace(/Drain.*/, text)),
  });
  await chooser.setInputFiles([file(1, "First"), file(2, "Second"), file(3, "Third")]);
  await page.getByText("3 posts: new").click();
  await page.getByLabel("Import it: Third").uncheck();
  await page.getByRole("button", { name: "Import 2 posts as drafts" }).click();
  await expect(page.getByText("2 posts imported.")).toBeVisible();

  await chooser.setInputFiles([
    file(1, "First", "Newer."),
    file(2, "Second", "Newer."),
    file(3, "Third"),
  ]);
  await expect(page.getByText("1 new post · 2 already here, different")).toBeVisible();
  const second = page.getByRole("radiogroup", { name: "Second" });
  await expect(second.getByLabel("Keep ours")).toBeChecked();
  await second.getByLabel("Use the file’s, as a new revision").check();
  await page.getByText("1 post: new").click();
  await page.getByLabel("Import it: Third").uncheck();
  await page.getByRole("button", { name: "Import 1 post as drafts" }).click();
  await expect(page.getByText("1 post imported.")).toBeVisible();
  const texts = await page.request
    .get(`${desk.origin}/api/search?q=newer`)
    .then((answer) => answer.json());
  expect(texts.matches.map(({ post }: { post: { title: string } }) => post.title)).toEqual([
    "Second",
  ]);
});

test("a post in the trash can come back by an import, and goes back when it is undone", async ({
  owner: page,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/import-export`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the export" }).click();
  const zip = await (await downloading).path();
  const id = "2025-05-08-three-published-ranch-stories-and-what-they-do-not-prove";
  const headers = { Origin: desk.origin };
  await page.request.delete(`${desk.origin}/api/posts/${id}`, { headers });
  await page.getByLabel("Choose a file, or several that belong together").setInputFiles(zip);
  await page.getByLabel("Bring it back with the file’s text").check();
  await page.getByRole("button", { name: "Import 1 post as in the copy" }).click();
  await expect(page.getByText("1 post imported.")).toBeVisible();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("The import is undone: 1 post as before.")).toBeVisible();
});
