import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { follow } from "./screens/follow.ts";

// A refusal answers 422; photo hosts are unreachable in tests.
test.use({ expectedErrors: ["401", "404", "409", "422", "ERR_NAME_NOT_RESOLVED", "ERR_FAILED"] });

test.setTimeout(120_000);
/** On a busy machine a draft is saved only every fifteen seconds. */
const SAVING = { timeout: 40_000 };

/* Typing during publishing, and in two windows, is tested in app/desk/texts/text-editor.test.tsx. */
test("a page's texts are previewed, rejected, published, unpublished, and restored from a revision; a discarded draft is restored", async ({
  owner: page,
  desk,
  context,
}) => {
  /** One grass's table row on the published page. */
  const height = async () => {
    const html = await (await fetch(`${desk.origin}/tools/stop-grazing`)).text();
    return /<tr[^>]*>(?:(?!<\/tr>).)*Kentucky bluegrass.*?<\/tr>/s.exec(html)?.[0];
  };
  await page.goto(`${desk.origin}/admin/pages/pages.tools.stop-grazing`);
  await page.getByRole("searchbox", { name: "Search these texts" }).fill("bluegrass} in");
  const field = page.getByRole("textbox", { name: "Row 2, “Take them off at”" });
  await field.fill("**9 in.**");
  await expect(page.getByText(/^Saved \S/)).toBeVisible(SAVING);
  expect(await height()).not.toMatch(/9\sin\./);

  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = await opening;
  await expect(preview.getByText("Not published yet.")).toBeVisible();
  await expect(preview.getByRole("row", { name: /^Kentucky bluegrass/ })).toContainText("9 in.");
  await preview.close();

  // An error is shown below its text, and the draft with it is not published.
  await page.getByRole("searchbox", { name: "Search these texts" }).fill("");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("");
  await expect(page.getByText("Is empty.")).toBeVisible(SAVING);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("One text needs fixing")).toBeVisible();
  await page.getByRole("button", { name: /^Put it back\W+Title$/ }).click();
  await expect(title).toHaveValue("When to Stop Grazing");

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Readers see it now.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back.")).toBeVisible();
  expect(await height()).not.toMatch(/9\sin\./);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(height).toMatch(/9\sin\./);

  // The revisions show the change, and link to the first edition.
  await page.getByRole("link", { name: "Revisions" }).click();
  await expect(page.locator("ins")).toContainText("9");
  await page.getByRole("link", { name: /^The first edition/ }).click();
  await expect(page.getByRole("region", { name: "The first edition" })).toBeVisible();
  await page.getByRole("combobox", { name: "Compared with" }).selectOption({ index: 0 });
  await expect(page.locator("del")).toContainText("9");
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByText("It is now your draft.")).toBeVisible();
  const draft = page.getByText("There is a draft that readers don’t see.");
  await expect(draft).toBeVisible();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect(draft).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(draft).toBeVisible();
});

test("a Spanish text whose English was changed at the desk is confirmed next to it", async ({
  owner: page,
  desk,
}) => {
  const english = `${desk.origin}/api/texts/pages.tools.turn-in`;
  const { version, groups } = await (await page.request.get(english)).json();
  const { path, value } = groups[1].fields[0];
  /** @returns the new version. */
  const change = async (more: string, at: number, data?: object) => {
    const answer = await page.request.fetch(english + more, {
      method: data ? "PATCH" : "POST",
      headers: { Origin: desk.origin, "If-Match": String(at) },
      ...(data ? { data } : {}),
    });
    return (await answer.json()).version;
  };
  const drafted = await change("", version, { changes: { [path]: `${value} Today` } });
  const published = await change("/publish", drafted);

  await page.goto(`${desk.origin}/admin/pages`);
  const row = page.getByRole("listitem").filter({ hasText: "/es/tools/turn-in" });
  await expect(row).toContainText("its English has changed");
  await row.getByRole("link").click();
  const note = page.locator(".stale-note");
  await expect(note).toHaveCount(1);
  await note.getByRole("button", { name: /^It says what the English says/ }).press("Enter");
  await expect(note).toContainText("Compared with the English.");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Hoy");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Readers see it now.")).toBeVisible(SAVING);
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Hoy", level: 1 })).toBeVisible();
  await follow(page, "/admin/pages");
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("its English has changed");
  await change("/undo", published);
});

test("no word is lost when a letter is changed in two windows and by another person", async ({
  owner: page,
  desk,
}) => {
  const id = crypto.randomUUID();
  const letter = `${desk.origin}/api/letters/${id}`;
  const headers = { Origin: desk.origin };
  await page.request.put(letter, { headers, data: {} });
  const other = await page.context().newPage();
  const subject = (window: Page) => window.getByRole("textbox", { name: "Subject" });
  const text = (window: Page) => window.getByRole("textbox", { name: "Content" });
  const saved = (window: Page) => expect(window.getByText(/^Saved \S/)).toBeVisible(SAVING);
  for (const window of [page, other]) await window.goto(`${desk.origin}/admin/newsletter/${id}`);

  await text(other).fill("First.\n\nThe other’s second.");
  await saved(other);
  await subject(page).fill("By me");
  await saved(page);
  await expect(text(page)).toHaveValue("First.\n\nThe other’s second.");

  await text(other).fill("First.\n\nThe other’s best second.");
  await saved(other);
  await expect(subject(other)).toHaveValue("By me");
  await text(page).fill("First.\n\nMy second.");
  await page.getByRole("button", { name: "Compare and choose" }).click(SAVING);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("The other’s best second.");
  await dialog.getByRole("radio", { name: "Yours" }).check();
  await dialog.getByRole("button", { name: "Save together" }).click();
  await saved(page);
  // The changes that were left out can still be restored later.
  await page.reload();
  await expect(
    page.getByText(/^This device has unsaved changes to this letter from/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Continue with them" }).click();
  await dialog.getByRole("radio", { name: "Both, one after the other" }).check();
  await dialog.getByRole("button", { name: "Save together" }).click();
  await saved(page);
  const { text: kept } = await (await page.request.get(letter)).json();
  expect(kept).toContain("The other’s best second.");
  expect(kept).toContain("My second.");

  // Leaving asks nothing, since the changes are kept.
  await subject(page).fill("Typed while leaving");
  await page.getByRole("link", { name: "Categories" }).click();
  await expect(page.getByRole("heading", { name: "Categories and tags" })).toBeVisible();
  const subjectNow = async () => (await (await page.request.get(letter)).json()).subject;
  await expect.poll(subjectNow).toBe("Typed while leaving");
  await page.goBack();
  await expect(subject(page)).toHaveValue("Typed while leaving");

  await page.request.delete(letter, { headers });
  await subject(page).fill("Typed after it was deleted");
  await expect(page.getByText(/^This letter was deleted from another window\./)).toBeVisible(
    SAVING,
  );
  await page.reload();
  await expect(page.getByRole("heading", { name: "This is no longer here" })).toBeVisible();
  await follow(page, "/admin/newsletter");
  await page.getByRole("button", { name: "Begin a letter" }).click();
  await page.getByRole("button", { name: "Continue with them" }).click();
  await expect(subject(page)).toHaveValue("Typed after it was deleted");
  await saved(page);
  await follow(page, "/admin/newsletter");
  await expect(page.getByRole("link", { name: "Typed after it was deleted" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Begin a letter" })).toHaveCount(0);
});
