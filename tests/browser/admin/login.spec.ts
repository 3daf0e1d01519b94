import { demoAccount } from "#content/site.ts";
import { expect, heading, submitLogin, test } from "./support/desk.ts";

const EDIT = "/admin/edit-post/2024-07-08-rest-is-the-tool-you-already-own";

test("signed out, the desk's pages redirect to the login and return after signing in, also when that happens in another tab", async ({
  page,
  context,
}) => {
  await page.goto(EDIT);
  await expect(page).toHaveURL(/\/admin\/login(\?|$)/);
  await submitLogin(page);
  await expect(heading(page, "Edit Post")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(EDIT);
  await page.evaluate(() => localStorage.clear());

  await page.goto("/admin/new-post");
  await expect(page).toHaveURL(/\/admin\/login(\?|$)/);
  await expect(page.getByLabel("Email")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(other).toHaveURL(/\/admin\/login(\?|$)/);
  await submitLogin(other);
  await expect(heading(other, "Posts")).toBeVisible();
  expect(new URL(other.url()).pathname).toBe("/admin");
  await expect(heading(page, "Create New Post")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/admin/new-post");
});

test("the login: required fields, wrong credentials, the demo credentials, the stored session and the logout", async ({
  page,
}) => {
  const email = page.getByLabel("Email");
  const alert = page.getByRole("alert");
  await page.goto("/admin/login");

  await test.step("both fields are required, and the email field accepts only an email address", async () => {
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("required");
    await expect(page.getByLabel("Password")).toHaveAttribute("required");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(email).toBeFocused();
    await expect(alert).toBeEmpty();
  });

  await test.step("wrong credentials show the red banner, word for word", async () => {
    await submitLogin(page, { email: demoAccount.email, password: "wrong" });
    const banner = alert.locator(".banner");
    await expect(banner).toHaveText("Invalid email or password");
    const edge = await banner.evaluate((element) => getComputedStyle(element).borderLeftColor);
    const [red = 0, ...others] = (edge.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(2 * Math.max(...others));
    await expect(page.getByLabel("Password")).toBeFocused();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  await test.step("a button fills in the demo credentials shown, and the submit button reads 'Signing in...'", async () => {
    await email.fill("");
    const demo = page.getByRole("region", { name: "Demo credentials" });
    await expect(demo).toContainText(demoAccount.email);
    await expect(demo).toContainText(demoAccount.password);
    await demo.getByRole("button", { name: "Fill in for me" }).click();
    await expect(email).toHaveValue(demoAccount.email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
    await expect(heading(page, "Posts")).toBeVisible();
  });

  await test.step("the session is stored under `user`, and with one the login redirects to the dashboard", async () => {
    const stored = await page.evaluate(() => localStorage.getItem("user"));
    expect(Object.keys(JSON.parse(stored ?? "")).toSorted()).toEqual(["email", "id", "username"]);
    await page.goto("/admin/login");
    await expect(heading(page, "Posts")).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step("logging out removes the session", async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    await page.goBack();
    await expect(heading(page, "Posts")).toBeHidden();
  });
});
