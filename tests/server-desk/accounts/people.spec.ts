import { ANA, expect, test } from "../fixtures.ts";

// The browser logs the rejected removal of the last owner to the console.
test.use({ expectedErrors: ["409", "401"] });

test("an invited editor accepts the link and writes, is disabled, enabled and deleted; without mail, an owner makes a link for another address", async ({
  owner: page,
  someone: ben,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/people`);
  await page.getByLabel("Role of Ana Ortiz").selectOption("editor");
  await expect(page.getByText("The site needs one owner.")).toBeVisible();
  await page.getByLabel("Their email").fill("ben@ranch.example");
  await page.getByRole("button", { name: "Create the invitation" }).click();
  await expect(page.getByText("Send this link to ben@ranch.example.")).toBeVisible();
  const link = await page.locator(".invite-link code").innerText();

  await ben.goto(link);
  await ben.getByLabel("Name").fill("Ben Lee");
  await ben.getByLabel("Password").fill("A gate left open in May");
  await ben.getByRole("button", { name: "Create the account" }).click();
  await expect(ben.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
  await expect(ben.getByRole("link", { name: "People" })).toHaveCount(0);

  await page.reload();
  await page.getByRole("button", { name: "Turn off the account of Ben Lee" }).click();
  await expect(page.getByText("Ben Lee can no longer sign in. Their posts stay.")).toBeVisible();
  await ben.reload();
  await expect(ben.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Role of Ben Lee")).toHaveValue("editor");

  // A disabled account can be deleted.
  await page.getByRole("button", { name: "Turn off the account of Ben Lee" }).click();
  await page.getByRole("button", { name: "Delete the account of Ben Lee" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete the account of Ben Lee?" });
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete the account" }).click();
  await expect(
    page.getByText("The account of Ben Lee is deleted. Their posts stay."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete the account of Ben Lee" })).toHaveCount(0);
  await page.getByText("Who did what").click();
  // The log of his actions keeps his name.
  await expect(page.getByText("Ben Lee", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/deleted the account of .*\(Ben Lee\)/)).toBeVisible();

  await page.getByRole("button", { name: "Change email of Ana Ortiz" }).click();
  await page.getByLabel("New email of Ana Ortiz").fill("ana@elsewhere.example");
  await page.getByRole("button", { name: "Make the link" }).click();
  await ben.goto(await page.locator(".invite-link code").innerText());
  await expect(ben.getByText("ana@elsewhere.example")).toBeVisible();
  await ben.getByLabel("Your password").fill(ANA.password);
  await ben.getByRole("button", { name: "Use this address" }).click();
  await ben.getByRole("link", { name: "To the desk" }).click();
  await expect(ben.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
});
