import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { viewPost } from "../writing/form.ts";

const CARLA = { name: "Carla Ruiz", password: "A gate left open in May" };

// The stock photo is out of reach here.
test.use({ expectedErrors: ["ERR_NAME_NOT_RESOLVED"] });

test("an invited contributor writes and asks; an editor sends it back, then publishes it under her name", async ({
  owner: page,
  browser,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/people`);
  await page.getByLabel("Their email").fill("carla@ranch.example");
  await page
    .getByRole("region", { name: "Invite someone" })
    .getByLabel("Role")
    .selectOption("contributor");
  await page.getByRole("button", { name: "Create the invitation" }).click();
  const link = await page.locator(".invite-link code").innerText();

  const context = await browser.newContext();
  const carla = await context.newPage();
  await carla.goto(link);
  await carla.getByLabel("Name").fill(CARLA.name);
  await carla.getByLabel("Password").fill(CARLA.password);
  await carla.getByRole("button", { name: "Create the account" }).click();
  await expect(carla.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
  await expect(carla.getByRole("navigation", { name: "Desk" }).getByRole("link")).toHaveText([
    "Posts",
    "Account",
  ]);

  // She writes, and asks with a note.
  await carla.getByRole("link", { name: "New Post" }).click();
  await carla.getByLabel("Title").fill("What the tank cost");
  await carla.getByLabel("Cover image").fill("https://images.pexels.com/photos/2/water.jpeg");
  await carla.getByLabel("Content").fill("Buy a trough.\n\nIt cost $780.");
  await carla.getByLabel("Excerpt").fill("A tank, and its price.");
  await carla.getByLabel("Category").selectOption({ index: 1 });
  await expect(carla.getByLabel("Byline")).toHaveValue(CARLA.name);
  await expect(carla.getByRole("button", { name: "Publish Post" })).toHaveCount(0);
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
  await viewPost(page);

  // The reader sees her name, and she what she may no longer change.
  await page.waitForURL(/\/blog\//);
  await expect(page.locator(".page-head .meta")).toContainText(CARLA.name);
  await expect(page.getByRole("region", { name: "About the author" })).toContainText(
    "Wrote this article for",
  );
  await carla.reload();
  await expect(stateOf(carla)).toContainText("Published");
  await expect(carla.getByRole("link", { name: "Edit: What the tank cost" })).toHaveCount(0);
  await context.close();
});

/** The state of the only post in the list. */
function stateOf(page: Page) {
  return page.getByRole("row", { name: /What the tank cost/ }).locator(".row-state");
}
