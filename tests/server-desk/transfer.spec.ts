import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";

// What it leaves in the trash is nobody else’s.
test.use({ story: "transfer" });

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

test("everything comes out as a zip; a file is checked, imported and undone", async ({
  owner: page,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/import-export`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the export" }).click();
  const download = await downloading;
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe("PK");

  const chooser = page.getByLabel("Choose a file, or several Markdown files");
  await chooser.setInputFiles({
    name: "site.zip",
    mimeType: "application/zip",
    buffer: zip,
  });
  await expect(page.getByText("12 already here, same text")).toBeVisible();
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
  await expect(page.getByText("1 new post · 1 cannot be read")).toBeVisible();
  await expect(page.getByText("Nothing is changed yet.")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 post as drafts" }).click();
  await expect(page.getByText("1 post imported.")).toBeVisible();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("The import is undone: 1 post moved to the trash.")).toBeVisible();
});
