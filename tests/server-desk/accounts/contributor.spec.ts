import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { DRAFT } from "#server/testing/drafts.ts";
import { asking, joinDesk } from "../screens/full-desk.ts";
import { draftOf } from "../writing/form.ts";

test("a contributor takes her question back, asks again, and is sent back with a note", async ({
  owner: page,
  account,
  someone,
  desk,
}) => {
  const cookie = await joinDesk(desk.origin, account, "Carla Ruiz", "contributor");
  const [name = "", value = ""] = cookie.split("=");
  await someone.addCookies([{ name, value, url: desk.origin }]);
  const carla = await someone.newPage();
  await draftOf(carla, desk.origin, "What the tank cost");
  await carla.goto(`${desk.origin}/admin`);
  await expect(carla.getByRole("navigation", { name: "Desk" }).getByRole("link")).toHaveText([
    "Posts",
    "Account",
  ]);

  // She cannot publish, but asks, and takes that back.
  await carla.getByRole("link", { name: "Edit: What the tank cost" }).click();
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
  const version = Number((await ask("GET", `posts/${id}`)).of("version"));
  const draft = { ...DRAFT, title: "What the tank cost", slug: "what-the-tank-cost" };
  await ask("PATCH", `posts/${id}`, { draft, intent: "publish" }, version);
  await carla.getByRole("link", { name: "Cancel" }).click();
  await expect(stateOf(carla)).toContainText("Published");
  await expect(carla.getByRole("link", { name: "Edit: What the tank cost" })).toHaveCount(0);
});

/** The state of the only post in the list. */
function stateOf(page: Page) {
  return page.getByRole("row", { name: /What the tank cost/ }).locator(".row-state");
}
