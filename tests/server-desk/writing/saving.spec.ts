import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { content, draftOf, saved, write } from "./form.ts";

// A lost answer is a failed request, and a conflicting save is answered with 409.
test.use({ expectedErrors: ["409", "net::ERR_FAILED"] });

const DAY_MS = 24 * 60 * 60 * 1000;

/** The id of the new post on the page. */
async function idOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/post=/);
  return new URL(page.url()).searchParams.get("post") ?? "";
}

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

/** Somebody else's change of a post. */
async function changeElsewhere(page: Page, origin: string, id: string, title: string) {
  const found = await page.request.get(`${origin}/api/posts/${id}`);
  const { post, version } = await found.json();
  const { slug, coverImage, excerpt, category, tags } = post;
  const draft = { title, slug, coverImage, excerpt, category, tags, content: "Theirs.", date: "" };
  const answer = await page.request.patch(`${origin}/api/posts/${id}`, {
    headers: { Origin: origin, "If-Match": `"${version}"` },
    data: { draft, intent: "save" },
  });
  expect(answer.ok()).toBe(true);
}

test("after a lost answer the first save and Publish Post publish, and say so", async ({
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
});

test("a save whose answer was lost is no conflict with the next one", async ({ owner, desk }) => {
  await owner.goto(await draftOf(owner, desk.origin, "Lost update"));
  await content(owner).fill("Saved, but nobody heard.");
  await loseAnswer(owner, "PATCH");
  await owner.keyboard.press("Control+s");
  await expect(owner.getByText(/^No connection\. Everything you wrote/)).toBeVisible();
  await content(owner).fill("Saved, but nobody heard. And more.");
  await owner.keyboard.press("Control+s");
  await saved(owner);
  await expect(owner.getByRole("dialog")).toHaveCount(0);
});

test("a save of a scheduled post changes what goes out, and says so (decision 53)", async ({
  owner,
  desk,
}) => {
  const publishAt = desk.clock.now + 2 * DAY_MS;
  const edit = await draftOf(owner, desk.origin, "Scheduled words", {
    intent: "schedule",
    publishAt,
  });
  await owner.goto(edit);
  await content(owner).fill("Corrected words.");
  await expect(
    owner.getByText(/^Changes kept .*\. The scheduled version doesn’t have them yet\.$/),
  ).toBeVisible();
  await owner.keyboard.press("Control+s");
  await expect(owner.getByText("The scheduled version now has these changes.")).toBeVisible();
  desk.clock.now += 3 * DAY_MS;
  const page = await owner.request.get(`${desk.origin}/blog`);
  expect(await page.text()).toContain("Scheduled words");

  await owner.goto(edit);
  await owner.getByRole("button", { name: "More ways to publish" }).click();
  const menu = owner.getByRole("dialog");
  await menu.getByLabel(/At a time/).check();
  const day = new Date(desk.clock.now + 2 * DAY_MS).toISOString().slice(0, 10);
  await menu.getByLabel("Day").fill(day);
  await menu.getByRole("button", { name: "Update at a time" }).click();
  await expect(owner.getByText(/ “Scheduled words” for /)).toBeVisible();
  await owner.goto(edit);
  await content(owner).fill("Corrected once more.");
  await owner.keyboard.press("Control+s");
  await expect(
    owner.getByText(
      "The scheduled version now has these changes. Until then readers see the old text.",
    ),
  ).toBeVisible();
});

test("on the new-post page a version can be saved as a copy, also if the post is in the trash", async ({
  owner,
  desk,
}) => {
  const { origin } = desk;
  const save = async (title: string) => {
    await owner.goto(`${origin}/admin/new-post`);
    await owner.getByLabel("Title", { exact: true }).fill(title);
    await owner.keyboard.press("Control+s");
    await saved(owner);
  };
  await save("Copied");
  await changeElsewhere(owner, origin, await idOf(owner), "Theirs");
  await content(owner).fill("Mine.");
  await owner.keyboard.press("Control+s");
  await owner.getByRole("dialog").getByRole("button", { name: "Save mine as a copy" }).click();
  await expect(
    owner.getByText("Your version is now a separate draft: “Copied (Ana Ortiz's version)”"),
  ).toBeVisible();

  await save("Trashed at once");
  await owner.request.delete(`${origin}/api/posts/${await idOf(owner)}`, {
    headers: { Origin: origin },
  });
  await content(owner).fill("Mine.");
  await owner.keyboard.press("Control+s");
  await owner
    .getByRole("dialog")
    .getByRole("button", { name: "Save yours as a new draft" })
    .click();
  await expect(owner.getByText(/Your version is now a separate draft/)).toBeVisible();
});

test("Revisions opens right after the first save, however slow the session is", async ({
  owner,
  desk,
}) => {
  await owner.goto(`${desk.origin}/admin`);
  await owner.route(/\/api\/session$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fallback();
  });
  await owner.getByRole("link", { name: "New Post" }).click();
  await owner.getByLabel("Title", { exact: true }).fill("Straight to the revisions");
  await owner.keyboard.press("Control+s");
  await owner.getByRole("link", { name: "Revisions" }).click();
  await expect(owner.getByRole("heading", { name: /^Revisions of/ })).toBeVisible();
});
