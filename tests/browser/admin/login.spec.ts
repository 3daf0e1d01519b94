import { demoAccount } from "#content/site.ts";
import { expect, heading, signIn, submitLogin, test } from "./support/desk.ts";

const PROTECTED = [
  ["/admin", "Posts"],
  ["/admin/new-post", "Create New Post"],
  ["/admin/edit-post/2024-07-08-rest-is-the-tool-you-already-own", "Edit Post"],
] as const;

test("signed out, each page of the desk leads to the login and then back", async ({ page }) => {
  for (const [path, title] of PROTECTED) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/login(\?|$)/);
      await submitLogin(page);
      await expect(heading(page, title)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test("what a host delivers for the desk is a shell with a spinner that no search engine lists", async ({
  request,
}) => {
  for (const path of ["/admin", "/admin/login", "/admin/new-post", "/admin/edit-post/1"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain("spinner");
    expect(html).not.toContain("Welcome, ");
    expect(html).not.toContain(demoAccount.password);
  }
});

test("wrong credentials: the red banner, to the letter", async ({ page }) => {
  await page.goto("/admin/login");
  await submitLogin(page, { email: demoAccount.email, password: "wrong" });
  const banner = page.getByRole("alert").locator(".banner");
  await expect(banner).toHaveText("Invalid email or password");
  const edge = await banner.evaluate((element) => getComputedStyle(element).borderLeftColor);
  const [red = 0, ...others] = (edge.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(2 * Math.max(...others));
  await expect(page.getByLabel("Password")).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("both fields are required and the email must be one", async ({ page }) => {
  await page.goto("/admin/login");
  const email = page.getByLabel("Email");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("required");
  await expect(page.getByLabel("Password")).toHaveAttribute("required");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(email).toBeFocused();
  await expect(page.getByRole("alert")).toBeEmpty();
});

test("the button reads 'Signing in...' while busy, and the printed credentials fill themselves in", async ({
  page,
}) => {
  await page.goto("/admin/login");
  const demo = page.getByRole("region", { name: "Demo credentials" });
  await expect(demo).toContainText(demoAccount.email);
  await expect(demo).toContainText(demoAccount.password);
  await demo.getByRole("button", { name: "Fill in for me" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(demoAccount.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  await expect(heading(page, "Posts")).toBeVisible();
});

test("somebody who is signed in is sent from the login to the dashboard", async ({ desk }) => {
  await desk.goto("/admin/login");
  await expect(heading(desk, "Posts")).toBeVisible();
  await expect(desk).toHaveURL(/\/admin$/);
});

test("the session is under `user`, lasts through a reload and goes with the logout", async ({
  page: desk,
}) => {
  await signIn(desk);
  const stored = () => desk.evaluate(() => localStorage.getItem("user"));
  expect(Object.keys(JSON.parse((await stored()) ?? "")).toSorted()).toEqual([
    "email",
    "id",
    "username",
  ]);
  await desk.reload();
  await expect(heading(desk, "Posts")).toBeVisible();
  await desk.getByRole("button", { name: "Logout" }).click();
  await expect(desk).toHaveURL(/\/admin\/login$/);
  expect(await stored()).toBeNull();
  await desk.goBack();
  await expect(heading(desk, "Posts")).toBeHidden();
});

test("a sign-in in one tab opens the login of the other", async ({ page, context }) => {
  await page.goto("/admin/new-post");
  await expect(page.getByLabel("Email")).toBeVisible();
  await signIn(await context.newPage());
  await expect(heading(page, "Create New Post")).toBeVisible();
});
