import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, haveSession, test } from "../fixtures.ts";
import { DRAFT } from "#server/testing/drafts.ts";
import { asking, joinDesk, PASSWORD } from "../screens/full-desk.ts";
import { follow } from "../screens/follow.ts";
import { content, draftOf, signInAgain } from "../writing/form.ts";

// 403 answers a save that the contributor is no longer allowed.
test.use({ expectedErrors: ["403", "404", "401"] });
// A contributor and an editor take turns, in one long test.
test.setTimeout(80_000);

test("a contributor withdraws a review request, asks again, gets the draft back with a note, and finds what she typed while her post was published", async ({
  owner: page,
  account,
  someone: carla,
  desk,
}) => {
  const cookie = await joinDesk(desk.origin, account, "Carla Ruiz", "contributor");
  await haveSession(carla.context(), desk, cookie);
  const edit = await draftOf(carla, desk.origin, "What the tank cost");
  const id = /[^/]+$/.exec(edit)?.[0] ?? "";
  await carla.goto(`${desk.origin}/admin`);
  await expect(carla.getByRole("navigation", { name: "Desk" }).getByRole("link")).toHaveText([
    "Posts",
    "Account",
  ]);

  await test.step("screens she may not open say so and offer no action that would fail", async () => {
    const others = await draftIdOf(desk.origin, account);
    for (const edit of [`edit-post/${others}`, `view-post/${others}`]) {
      await follow(carla, `/admin/${edit}`);
      await expect(carla).toHaveURL(`${desk.origin}/admin`);
    }
    for (const screen of ["first-steps", "pictures", "categories", "people"]) {
      await follow(carla, `/admin/${screen}`);
      const notHers = carla.getByRole("heading", { name: "This page isn’t for your account" });
      await expect(notHers).toBeVisible();
      await expect(carla.getByRole("button", { name: "Try again" })).toHaveCount(0);
      await carla.getByRole("link", { name: "Back to the posts" }).click();
      await expect(carla.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
    }
  });

  await test.step("she is not offered to add a PDF, which only editors may", async () => {
    await carla.getByRole("link", { name: "Edit: What the tank cost" }).click();
    await content(carla).press("Control+k");
    await expect(carla.getByRole("dialog").getByLabel("Address")).toBeVisible();
    await expect(carla.getByRole("button", { name: "Choose a PDF" })).toHaveCount(0);
    await carla.keyboard.press("Escape");
  });

  const openReviewDialog = () => carla.getByRole("button", { name: "Ask for review" }).click();
  const dialog = carla.getByRole("dialog", { name: "Ask for review" });
  await test.step("she cannot publish; she asks for a review and withdraws the request", async () => {
    await openReviewDialog();
    await expect(carla.getByRole("button", { name: "Publish Post" })).toHaveCount(0);
    await expect(dialog.getByLabel("Note to the editor")).toBeFocused();
    await dialog.getByRole("button", { name: "Ask for review" }).click();
    await expect(carla.getByText("An editor is asked to look at")).toBeVisible();
    await expect(stateOf(carla)).toContainText("In review");
    await carla.getByRole("button", { name: "Undo" }).click();
    await expect(stateOf(carla)).toContainText("Draft");
  });

  await test.step("neither an accidental key press nor the end of the session loses her note", async () => {
    await carla.getByRole("link", { name: "Edit: What the tank cost" }).click();
    await openReviewDialog();
    await dialog.getByLabel("Note to the editor").fill("Is the price right?");
    await carla.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await openReviewDialog();
    await expect(dialog.getByLabel("Note to the editor")).toHaveValue("Is the price right?");
    await carla.context().clearCookies();
    await dialog.getByRole("button", { name: "Ask for review" }).click();
    await signInAgain(carla, PASSWORD);
    await expect(dialog.getByLabel("Note to the editor")).toHaveValue("Is the price right?");
    await dialog.getByRole("button", { name: "Ask for review" }).click();
    await expect(stateOf(carla)).toContainText("In review");
  });

  await test.step("the editor sees the request and answers with a note", async () => {
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
  });

  await test.step("she sees the note in the list and above the text, and continues writing", async () => {
    await carla.reload();
    await expect(stateOf(carla)).toContainText("sent back by Ana Ortiz");
    await carla.getByRole("link", { name: "Edit: What the tank cost" }).click();
    await expect(carla.getByText("Say where you bought it.")).toBeVisible();
    await content(carla).fill("Words of mine.");
    await expect(carla.getByText(/Draft kept .* Readers see nothing yet\./)).toBeVisible();
  });

  const copy = carla.getByRole("button", { name: "Save yours as a new draft" });
  await test.step("once the post is published she can no longer save it, and is offered the only option left", async () => {
    const draft = { ...DRAFT, title: "What the tank cost", slug: "what-the-tank-cost" };
    await asking(desk.origin, account)("PATCH", `posts/${id}`, { draft, intent: "publish" });
    await carla.keyboard.press("Control+s");
    await expect(carla.getByText("Your account may not save this post.")).toBeVisible();
    await expect(copy).toBeVisible();
    await expect(carla.locator(".post-state")).toContainText("Published");
    await expect(carla.getByText(/kept .* Readers see the old text\./)).toBeVisible();
    await expect(carla.getByRole("button", { name: "Ask for review" })).toHaveCount(0);
  });

  await test.step("after she leaves, her unsaved changes are in the list and beside the post, and become a new draft", async () => {
    await carla.goto(`${desk.origin}/admin/view-post/${id}`);
    await expect(carla.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
    await follow(carla, "/admin");
    await carla.getByRole("link", { name: "Continue" }).click();
    await carla.getByRole("button", { name: "Continue with them" }).click();
    await expect(content(carla)).toHaveValue("Words of mine.");
    await copy.click();
    await expect(carla.getByText("Your version is now a separate draft")).toBeVisible();
    await expect(carla.getByRole("link", { name: "Continue" })).toHaveCount(0);
    await carla
      .getByRole("link", { name: "What the tank cost (Carla Ruiz's version)" })
      .first()
      .click();
    await expect(content(carla)).toHaveValue("Words of mine.");
  });

  await test.step("without unsaved changes there is nothing to edit", async () => {
    await follow(carla, "/admin");
    await expect(carla.getByText(/^Published · Ana Ortiz/)).toBeVisible();
    await expect(
      carla.getByRole("link", { name: "Edit: What the tank cost", exact: true }),
    ).toHaveCount(0);
    await follow(carla, new URL(edit).pathname);
    await expect(carla).toHaveURL(`${desk.origin}/admin/view-post/${id}`);
    await expect(carla.getByText("Your view of this post.")).toBeVisible();
    await expect(carla.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  });
});

/** Creates a draft that belongs to somebody else. @returns its id. */
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
