import { ANA, expect, test } from "../fixtures.ts";

test.use({ sendsMail: true, expectedErrors: ["401", "422"] });

const CHANGED = "The north gate sticks in May";
const FOUND_AGAIN = "Rain came on the last of June";

test("a password is changed by entering the current one, or by the link mailed to somebody who forgot it", async ({
  owner: page,
  someone: elsewhere,
  desk,
  mailServer: { mails },
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const signIn = async (password: string) => {
    await expect(heading).toHaveText("Sign in to the editor’s desk");
    await page.getByLabel("Email").fill(ANA.email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };

  await test.step("a wrong current password is reported beside its field; the right one changes it", async () => {
    await page.goto(`${desk.origin}/admin/account`);
    const now = page.getByLabel("Your password now");
    await now.fill("not this one at all");
    await expect(now).toHaveAttribute("type", "password");
    await page.locator(".password", { has: now }).getByRole("button", { name: "Show" }).click();
    await expect(now).toHaveAttribute("type", "text");
    await page.getByLabel("New password").fill(CHANGED);
    await page.getByRole("button", { name: "Change the password" }).click();
    await expect(now).toHaveAccessibleDescription("This isn’t your password");
    await expect(page.getByLabel("New password")).toHaveValue(CHANGED);
    await now.fill(ANA.password);
    await page.getByRole("button", { name: "Change the password" }).click();
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    await expect(now).toHaveValue("");
  });

  await test.step("only the new password signs in", async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await signIn(ANA.password);
    await expect(page.getByRole("alert")).toBeVisible();
    await signIn(CHANGED);
    await expect(heading).toHaveText("Posts");
    await page.getByRole("button", { name: "Logout" }).click();
  });

  await test.step("a forgotten password is reset by the link in a mail", async () => {
    const email = page.getByLabel("Email");
    await email.fill(ANA.email);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(heading).toHaveText("Forgot your password?");
    await expect(page.getByRole("status").last()).toHaveText(/^Forgot Your Password/);
    await expect(email).toHaveValue(ANA.email);
    await email.fill("");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(email).toHaveAccessibleDescription("Enter an email address");
    await email.fill(ANA.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(`If ${ANA.email} has an account here`)).toBeVisible();
    const sent = () => /http\S+welcome#\S+/.exec(mails.map(({ text }) => text).join("\n"))?.[0];
    await expect.poll(sent).toBeDefined();
    const link = sent() ?? "";
    await elsewhere.goto(link);
    await elsewhere.getByLabel("Password").fill(FOUND_AGAIN);
    await elsewhere.getByRole("button", { name: "Set the password" }).click();
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await signIn(FOUND_AGAIN);
    await expect(heading).toHaveText("Posts");
    // The link works once.
    await elsewhere.goto("about:blank");
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(/^This link /);
  });
});
