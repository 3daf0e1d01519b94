import type { Page } from "@playwright/test";
import { DRAFT } from "#server/testing/drafts.ts";
import { expect, test } from "../fixtures.ts";
import { asking } from "../screens/full-desk.ts";
import { content, saved, write } from "./form.ts";

// A lost answer is a failed request, and a conflicting save is answered with 409.
test.use({ expectedErrors: ["409", "net::ERR_FAILED"] });

/** The server gets the next save of the method, and its answer gets lost. */
async function loseAnswer(page: Page, method: "PUT" | "PATCH"): Promise<void> {
  let lost = false;
  await page.route(/\/api\/posts\/[^/]+$/, async (route) => {
    if (lost || route.request().method() !== method) return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort();
  });
}

test("after a lost answer the first save and Publish Post publish, and a later save is no conflict", async ({
  owner,
  desk,
}) => {
  await write(owner, desk.origin, "Lost answer");
  await loseAnswer(owner, "PUT");
  await owner.getByRole("button", { name: "Save draft" }).click();
  await expect(owner.getByText(/^No connection\. Everything you wrote/)).toBeVisible();
  await owner.getByRole("button", { name: "Publish Post" }).click();
  await expect(owner.getByText("Published “Lost answer”")).toBeVisible();
  const row = owner.getByRole("row").filter({ hasText: "Lost answer" });
  await expect(row.locator(".row-state")).toHaveText(/^Published/);

  await owner.getByRole("link", { name: "Edit: Lost answer" }).click();
  await content(owner).fill("Saved, but nobody heard.");
  await loseAnswer(owner, "PATCH");
  await owner.keyboard.press("Control+s");
  await expect(owner.getByText(/^No connection\. Everything you wrote/)).toBeVisible();
  await content(owner).fill("Saved, but nobody heard. And more.");
  await owner.getByRole("button", { name: "Update Post" }).click();
  await expect(owner.getByText("Updated “Lost answer”")).toBeVisible();
  await expect(owner.getByRole("dialog")).toHaveCount(0);
});

test("on the new-post page a version can be saved as a copy", async ({ owner, account, desk }) => {
  await owner.goto(`${desk.origin}/admin/new-post`);
  await owner.getByLabel("Title", { exact: true }).fill("Copied");
  await owner.keyboard.press("Control+s");
  await saved(owner);
  await expect(owner).toHaveURL(/post=/);
  const id = new URL(owner.url()).searchParams.get("post");
  const theirs = { ...DRAFT, slug: "copied", content: "Theirs." };
  await asking(desk.origin, account)("PATCH", `posts/${id}`, { draft: theirs }, 1);
  await content(owner).fill("Mine.");
  await owner.keyboard.press("Control+s");
  await owner.getByRole("dialog").getByRole("button", { name: "Save mine as a copy" }).click();
  await expect(
    owner.getByText("Your version is now a separate draft: “Copied (Ana Ortiz's version)”"),
  ).toBeVisible();
});

test("Revisions opens right after the first save, however slow the session is; on a phone the desk’s head beside a post is one row", async ({
  owner,
  desk,
}) => {
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.goto(`${desk.origin}/admin`);
  const links = owner.getByRole("navigation", { name: "Desk" });
  await expect(links).toBeVisible();
  await owner.route(/\/api\/session$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fallback();
  });
  await owner.getByRole("link", { name: "New Post" }).click();
  await owner.getByLabel("Title", { exact: true }).fill("Straight to the revisions");
  await expect(links).toBeHidden();
  expect((await owner.locator(".desk-top").boundingBox())?.height).toBeLessThan(64);
  await owner.keyboard.press("Control+s");
  await owner.getByRole("link", { name: "Revisions" }).click();
  await expect(owner.getByRole("heading", { name: /^Revisions of/ })).toBeVisible();
});
