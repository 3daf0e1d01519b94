import { expect, test } from "./fixtures.ts";

// What the server refuses, the browser tells its console: the last owner stays one.
test.use({ story: "people", expectedErrors: ["409", "401"] });

test("an owner invites, the invited takes up the link and writes, and is turned off and on", async ({
  owner: page,
  browser,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/people`);
  await page.getByLabel("Role of Ana Ortiz").selectOption("editor");
  await expect(page.getByText("The site needs one owner.")).toBeVisible();
  await page.getByLabel("Their email").fill("ben@ranch.example");
  await page.getByRole("button", { name: "Make the invitation" }).click();
  await expect(page.getByText("Send this link to ben@ranch.example.")).toBeVisible();
  const link = await page.locator(".invite-link code").innerText();

  const context = await browser.newContext();
  const ben = await context.newPage();
  await ben.goto(link);
  await ben.getByLabel("Name").fill("Ben Lee");
  await ben.getByLabel("Password").fill("A gate left open in May");
  await ben.getByRole("button", { name: "Make the account" }).click();
  await expect(ben.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
  await expect(ben.getByRole("link", { name: "People" })).toHaveCount(0);

  await page.reload();
  await page.getByRole("button", { name: "Turn off the account of Ben Lee" }).click();
  await expect(page.getByText("Ben Lee can no longer sign in. Their posts stay.")).toBeVisible();
  await ben.reload();
  await expect(ben.getByRole("button", { name: "Sign in" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Role of Ben Lee")).toHaveValue("editor");
  await context.close();
});
