import type { Route } from "@playwright/test";
import { ANA, expect, test } from "../fixtures.ts";
import { follow } from "../screens/follow.ts";
import { addAuthenticator } from "./authenticator.ts";

// A wrong password, a removed passkey and a lost response.
test.use({ expectedErrors: ["401", "422", "ERR_FAILED"] });

test("a passkey is added, signs in with one press, and is removed", async ({
  owner: page,
  desk,
}) => {
  const { browser, authenticatorId } = await addAuthenticator(page);
  await page.goto(`${desk.origin}/admin/account`);
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "Passkeys" }) });
  // Without a name the device is not asked: a passkey that it created would stay on it.
  await panel.getByLabel("Your password").fill(ANA.password);
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByText("Name is required")).toBeVisible();
  const made = await browser.send("WebAuthn.getCredentials", { authenticatorId });
  expect(made.credentials).toEqual([]);
  await panel.getByLabel("Name of the passkey").fill("My laptop");
  await panel.getByLabel("Your password").fill("not mine");
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByText("This isn’t your password")).toBeVisible();
  await panel.getByLabel("Your password").fill(ANA.password);
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/api/account/passkeys", loseAnswer, { times: 1 });
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByText("No connection.")).toBeVisible();
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByText("has a passkey for your account already")).toBeVisible();
  await expect(panel.getByText("not used yet")).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toBeVisible();
  const signIn = page.getByRole("button", { name: "Sign in with a passkey" });
  await browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await signIn.click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
  await browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await signIn.click();
  await expect(page.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();

  await follow(page, "/admin/account");
  await expect(panel.getByText("not used yet")).toHaveCount(0);
  await panel.getByRole("button", { name: "Remove My laptop" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove “My laptop”?" });
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await dialog.getByLabel("Your password").fill(ANA.password);
  await dialog.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(panel.getByRole("button", { name: "Remove My laptop" })).toHaveCount(0);
  await page.getByRole("button", { name: "Logout" }).click();
  await signIn.click();
  await expect(page.getByText("This passkey isn’t known here.")).toBeVisible();
  await browser.detach();
});
