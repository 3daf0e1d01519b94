import { expect, test } from "../fixtures.ts";
import { content, draftOf } from "./form.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

test("without a connection a click in the menu keeps the page as it is; the screen opens once the connection is back", async ({
  owner: page,
  desk,
  context,
}) => {
  const address = await draftOf(page, desk.origin, "No signal at the tank");
  await page.goto(`${desk.origin}/admin`);
  await page.getByRole("link", { name: "Edit: No signal at the tank" }).click();
  await content(page).fill("Typed without a signal.");
  await context.setOffline(true);
  const dialog = page.getByRole("dialog", { name: "No connection" });
  const leave = page.getByRole("button", { name: "Leave without saving" });
  const follow = async (name: string) => {
    await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name }).click();
    await expect(dialog.or(leave)).toBeVisible();
    if (await leave.isVisible()) await leave.click();
    await expect(dialog).toBeVisible();
  };

  // Choosing to stay keeps the page, its address and the text.
  await follow("People");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(content(page)).toHaveValue("Typed without a signal.");
  // The same after the back button, when the browser already shows the other page's address.
  await page.goBack();
  await expect(dialog.or(leave)).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(content(page)).toHaveValue("Typed without a signal.");

  // Signing out needs the server.
  await page.getByRole("button", { name: "Logout" }).click();
  if (await leave.isVisible()) await leave.click();
  await expect(page.getByText("You may still be signed in. No connection.")).toBeVisible();
  await expect(content(page)).toHaveValue("Typed without a signal.");

  // The requested screen opens by itself.
  await follow("Redirects");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Redirects" })).toBeVisible();
  await expect(dialog).toBeHidden();
  // The screen that was given up before opens when it is requested again.
  await page
    .getByRole("navigation", { name: "Desk" })
    .getByRole("link", { name: "People" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
});

test("a desk that starts without a connection reports it, and continues by itself", async ({
  owner: page,
  desk,
}) => {
  await page.route("**/api/session", (route) => route.abort("internetdisconnected"));
  await page.goto(`${desk.origin}/admin/account`);
  await expect(page.getByText("No connection. Nothing was changed.")).toBeVisible();
  await page.unroute("**/api/session");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
});
