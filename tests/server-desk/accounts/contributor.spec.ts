import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { joinDesk } from "../screens/full-desk.ts";
import { draftOf } from "../writing/form.ts";

/*
 * What happens between a contributor and an editor. That she is invited, writes, and is published under her name,
 * whole-walk.spec.ts proves.
 */
test("a contributor takes her question back, is sent back with a note, and asks again", async ({
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

  // She asks with a note.
  await carla.getByRole("link", { name: "Edit: What the tank cost" }).click();
  const asks = () => carla.getByRole("button", { name: "Ask for review" }).click();
  await asks();
  const dialog = carla.getByRole("dialog", { name: "Ask for review" });
  await expect(dialog.getByLabel("Note to the editor")).toBeFocused();
  await dialog.getByLabel("Note to the editor").fill("Is the price right?");
  await dialog.getByRole("button", { name: "Ask for review" }).click();
  await expect(carla.getByText("An editor is asked to look at")).toBeVisible();
  await expect(stateOf(carla)).toContainText("In review");

  // Undo withdraws it; she asks again.
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

  // She sees it in the list and above the text, changes it, and asks again.
  await carla.reload();
  await expect(stateOf(carla)).toContainText("sent back by Ana Ortiz");
  await carla.getByRole("link", { name: "Edit: What the tank cost" }).click();
  await expect(carla.getByText("Say where you bought it.")).toBeVisible();
  await carla.getByLabel("Content").fill("Buy a trough at the co-op.\n\nIt cost $780.");
  await asks();
  await dialog.getByRole("button", { name: "Ask for review" }).click();
  await expect(stateOf(carla)).toContainText("In review");

  await page.goto(`${desk.origin}/admin?state=review`);
  await page.getByRole("link", { name: "Edit: What the tank cost" }).click();
  await page.getByRole("button", { name: "Publish Post" }).click();
  await expect(page.getByText("Published “What the tank cost”")).toBeVisible();
  // Now she may no longer change it.
  await carla.reload();
  await expect(stateOf(carla)).toContainText("Published");
  await expect(carla.getByRole("link", { name: "Edit: What the tank cost" })).toHaveCount(0);
});

/** The state of the only post in the list. */
function stateOf(page: Page) {
  return page.getByRole("row", { name: /What the tank cost/ }).locator(".row-state");
}
