import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, haveSession, test } from "../fixtures.ts";
import { DRAFT } from "#server/testing/drafts.ts";
import { asking, joinDesk, PASSWORD } from "../screens/full-desk.ts";
import { content, draftOf, signInAgain } from "../writing/form.ts";

// What a contributor may no longer save is answered with 403.
test.use({ expectedErrors: ["403", "404", "401"] });

test("a contributor takes her question back, asks again, and is sent back with a note", async ({
  owner: page,
  account,
  someone,
  desk,
}) => {
  const cookie = await joinDesk(desk.origin, account, "Carla Ruiz", "contributor");
  await haveSession(someone, desk, cookie);
  const carla = await someone.newPage();
  await draftOf(carla, desk.origin, "What the tank cost");
  await carla.goto(`${desk.origin}/admin`);
  await expect(carla.getByRole("navigation", { name: "Desk" }).getByRole("link")).toHaveText([
    "Posts",
    "Account",
  ]);

  // What is not for her says so, and offers nothing that cannot help.
  const others = await draftIdOf(desk.origin, account);
  for (const edit of [`edit-post/${others}`, `view-post/${others}`]) {
    await carla.goto(`${desk.origin}/admin/${edit}`);
    await expect(carla).toHaveURL(`${desk.origin}/admin`);
  }
  for (const screen of ["first-steps", "pictures", "categories", "people"]) {
    await carla.goto(`${desk.origin}/admin/${screen}`);
    const notHers = carla.getByRole("heading", { name: "This page isn’t for your account" });
    await expect(notHers).toBeVisible();
    await expect(carla.getByRole("button", { name: "Try again" })).toHaveCount(0);
  }
  await carla.getByRole("link", { name: "Back to the posts" }).click();

  // A PDF is for an editor to add.
  await carla.getByRole("link", { name: "Edit: What the tank cost" }).click();
  await content(carla).press("Control+k");
  await expect(carla.getByRole("dialog").getByLabel("Address")).toBeVisible();
  await expect(carla.getByRole("button", { name: "Choose a PDF" })).toHaveCount(0);
  await carla.keyboard.press("Escape");

  // She cannot publish, but asks, and takes that back.
  const asks = () => carla.getByRole("button", { name: "Ask for review" }).click();
  await asks();
  await expect(carla.getByRole("button", { name: "Publish Post" })).toHaveCount(0);
  const dialog = carla.getByRole("dialog", { name: "Ask for review" });
  await expect(dialog.getByLabel("Note to the editor")).toBeFocused();
  await dialog.getByRole("button", { name: "Ask for review" }).click();
  await expect(carla.getByText("An editor is asked to look at")).toBeVisible();
  await expect(stateOf(carla)).toContainText("In review");
  await carla.getByRole("button", { name: "Undo" }).click();
  await expect(stateOf(carla)).toContainText("Draft");
  await carla.getByRole("link", { name: "Edit: What the tank cost" }).click();
  await asks();
  await dialog.getByLabel("Note to the editor").fill("Is the price right?");
  // A slip of the finger loses no word.
  await carla.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await asks();
  await expect(dialog.getByLabel("Note to the editor")).toHaveValue("Is the price right?");
  // Nor does the end of the session.
  await someone.clearCookies();
  await dialog.getByRole("button", { name: "Ask for review" }).click();
  await signInAgain(carla, PASSWORD);
  await expect(dialog.getByLabel("Note to the editor")).toHaveValue("Is the price right?");
  await dialog.getByRole("button", { name: "Ask for review" }).click();
  await expect(stateOf(carla)).toContainText("In review");

  // The editor is told, and answers with a note.
  await page.goto(`${desk.origin}/admin`);
  await expect(page.getByText("1 post waits for review.")).toBeVisible();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("radio", { name: "In review 1" })).toBeChecked();
  await page.getByRole("link", { name: "Edit: What the tank cost" }).click();
  await expect(page.getByText("Carla Ruiz asked for review")).toBeVisible();
  await expect(page.getByText("Is the price right?")).toBeVisible();
  await page.getByRole("button", { name: "Send back" }).click();
  const answer = page.getByRole("dialog", { name: "Send back" });
  await answer.getByLabel("Note to Carla Ruiz").fill("Say where you bought it.");
  await answer.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByText("“What the tank cost” went back to Carla Ruiz.")).toBeVisible();

  // She sees it in the list and above the text.
  await carla.reload();
  await expect(stateOf(carla)).toContainText("sent back by Ana Ortiz");
  await carla.getByRole("link", { name: "Edit: What the tank cost" }).click();
  await expect(carla.getByText("Say where you bought it.")).toBeVisible();

  // Published, she may no longer change it.
  const ask = asking(desk.origin, account);
  const id = /[^/]+$/.exec(carla.url())?.[0] ?? "";
  const draft = { ...DRAFT, title: "What the tank cost", slug: "what-the-tank-cost" };
  await ask("PATCH", `posts/${id}`, { draft, intent: "publish" });
  await carla.getByRole("link", { name: "Cancel" }).click();
  await expect(stateOf(carla)).toContainText("Published");
  await expect(carla.getByRole("link", { name: "Edit: What the tank cost" })).toHaveCount(0);
});

test("words that a contributor typed while her post was published are found again, and become a new draft", async ({
  account,
  someone,
  desk,
}) => {
  const cookie = await joinDesk(desk.origin, account, "Dora Lane", "contributor");
  await haveSession(someone, desk, cookie);
  const dora = await someone.newPage();
  const edit = await draftOf(dora, desk.origin, "Fences in the wind");
  const id = /[^/]+$/.exec(edit)?.[0] ?? "";
  await dora.goto(edit);
  await content(dora).fill("Words of mine.");
  await expect(dora.getByText(/Draft kept .* Readers see nothing yet\./)).toBeVisible();
  const draft = { ...DRAFT, title: "Fences in the wind", slug: "fences-in-the-wind" };
  const publish = { draft, intent: "publish" };
  await asking(desk.origin, account)("PATCH", `posts/${id}`, publish);

  // The editor says so, and offers the only thing that is left.
  await dora.keyboard.press("Control+s");
  await expect(dora.getByText("Your account may not save this post.")).toBeVisible();
  const copy = dora.getByRole("button", { name: "Save yours as a new draft" });
  await expect(copy).toBeVisible();
  await expect(dora.locator(".post-state")).toContainText("Published");
  await expect(dora.getByText(/kept .* Readers see the old text\./)).toBeVisible();
  await expect(dora.getByRole("button", { name: "Ask for review" })).toHaveCount(0);

  // Left and found again, from the list and beside the post.
  await dora.goto(`${desk.origin}/admin/view-post/${id}`);
  await expect(dora.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await dora.goto(`${desk.origin}/admin`);
  await dora.getByRole("link", { name: "Continue" }).click();
  await dora.getByRole("button", { name: "Continue with them" }).click();
  await expect(content(dora)).toHaveValue("Words of mine.");
  await copy.click();
  await expect(dora.getByText("Your version is now a separate draft")).toBeVisible();
  await expect(dora.getByRole("link", { name: "Continue" })).toHaveCount(0);
  await dora
    .getByRole("link", { name: "Fences in the wind (Dora Lane's version)" })
    .first()
    .click();
  await expect(content(dora)).toHaveValue("Words of mine.");

  // Without such words there is nothing to edit.
  await dora.goto(edit);
  await expect(dora).toHaveURL(`${desk.origin}/admin/view-post/${id}`);
  await expect(dora.getByText("Your view of this post.")).toBeVisible();
  await expect(dora.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
});

/** Makes a draft of somebody else's. @returns its id. */
async function draftIdOf(origin: string, cookie: string): Promise<string> {
  const id = randomUUID();
  const draft = { ...DRAFT, title: "Not hers", slug: "not-hers" };
  await asking(origin, cookie)("PUT", `posts/${id}`, { draft });
  return id;
}

/** The state of the only post in the list. */
function stateOf(page: Page) {
  return page.getByRole("row", { name: /What the tank cost/ }).locator(".row-state");
}
