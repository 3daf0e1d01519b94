import { TOTP } from "otpauth";
import { ANA, expect, signIn, test } from "../fixtures.ts";
import { asking } from "../screens/full-desk.ts";

test.describe.configure({ mode: "serial" });
// The browser logs rejected requests to the console: a code, a password, a used link.
test.use({ expectedErrors: ["401", "422", "410"] });

test("the setup link creates the first account; a bad password is reported beside its field", async ({
  page,
  desk,
}) => {
  await page.goto(desk.setUpLink);
  // Password managers recognize each field.
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "new-password");
  await page.getByLabel("Name").fill(ANA.name);
  await page.getByLabel("Email").fill(ANA.email);
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create the account" }).click();
  await expect(page.getByText("Use 12 characters or more")).toBeVisible();
  await expect(page.getByLabel("Password")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(ANA.email);
  await page.getByLabel("Password").fill(ANA.password);
  await page.getByRole("button", { name: "Create the account" }).click();
  await expect(page.getByRole("heading", { name: "Your desk is ready" })).toBeVisible();
  await page.goto(desk.setUpLink);
  await expect(page.getByRole("heading", { name: "This link has been used" })).toBeVisible();
});

test("a name is changed, a session elsewhere is ended, and two-step sign-in is turned on; then the login asks for a code", async ({
  page,
  desk,
}) => {
  await asking(desk.origin)("POST", "session", { email: ANA.email, password: ANA.password });
  await page.goto(`${desk.origin}/admin/account`);
  await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "current-password");
  await signIn(page);
  await page.getByLabel("Your name at the desk").fill("Ana Ruiz");
  await page.getByRole("button", { name: "Change the name" }).click();
  await expect(page.getByText("At the desk you are now Ana Ruiz.")).toBeVisible();
  await expect(page.getByText("Welcome, Ana Ruiz")).toBeVisible();
  const sessions = page.locator(".row-list li");
  // One of them is the session that created the account.
  for (const left of [3, 2]) {
    await expect(sessions).toHaveCount(left);
    const elsewhereRow = sessions.filter({ hasNotText: "this one" }).first();
    await elsewhereRow.getByRole("button", { name: /^Sign out/ }).click();
  }
  await expect(sessions).toHaveCount(1);

  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByRole("img", { name: "QR code for the app" })).toBeVisible();
  const secret = (await page.locator(".turn-on code").innerText()).replaceAll(" ", "");
  const codeAt = (moment: number) => new TOTP({ secret }).generate({ timestamp: moment });
  await page.getByLabel("Type the 6 digits your app shows").fill(codeAt(desk.clock.now));
  await page.locator(".turn-on").getByLabel("Your password").fill(ANA.password);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.locator(".backup-codes li")).toHaveCount(10);
  const backup = await page.locator(".backup-codes code").first().innerText();
  // The codes are not shown again, so leaving the page asks first.
  await page.getByRole("link", { name: "Posts", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await page.getByLabel("I have put them somewhere safe").check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("It’s on. 10 backup codes are left.")).toBeVisible();

  // An old backup code authorizes making new ones.
  await page.getByLabel("A code from your app, or a backup code").fill(backup);
  await page.keyboard.press("Enter");
  await expect(page.locator(".backup-codes li")).toHaveCount(10);
  const fresh = await page.locator(".backup-codes code").first().innerText();
  expect(fresh).not.toBe(backup);
  await page.getByLabel("I have put them somewhere safe").check();
  await page.getByRole("button", { name: "Done" }).click();

  await sessions.getByRole("button", { name: /^Sign out/ }).click();
  await signIn(page);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("That code is wrong or has expired.");
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  // A code works only once, and the current one was used to turn two-step sign-in on.
  desk.clock.now += 60_000;
  await page.getByLabel("Code", { exact: true }).fill(codeAt(desk.clock.now));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // Signing in returns to the page where the session ended.
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await signIn(page);
  // Going back clears the email, since the person may want another account.
  await page.getByRole("button", { name: "Back to email and password" }).press("Enter");
  const email = page.getByRole("textbox", { name: "Email", exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("");
  await expect(page.getByLabel("Password")).toHaveValue("");
  await signIn(page);
  await page.getByRole("button", { name: "Use a backup code" }).click();
  await page.getByLabel("Backup code").fill(fresh);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
});
