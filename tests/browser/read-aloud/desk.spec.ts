import { expect, startSignedIn, submitLogin, test } from "../admin/support/desk.ts";
import { after, listen } from "./voice.ts";

test("the login, the dashboard and the editor are heard whole: fields with their hints and errors, posts with what can be done", async ({
  page,
}) => {
  await page.goto("/admin/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  expect((await listen(page)).slice(0, 6)).toEqual([
    "main",
    "link, First Paddock",
    "heading 1, Sign in to the editor’s desk",
    "edit, Email, required",
    "edit, Password, required",
    "button, Sign in",
  ]);
  await submitLogin(page, { email: "someone@firstpaddock.example", password: "wrong" });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  expect(after(await listen(page), "alert", 1)).toEqual(["Invalid email or password"]);

  await startSignedIn(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const title = "Fence and Water on a Small Budget";
  expect(after(await listen(page), `link, ${title}`, 6)).toEqual([
    "Practical Resources",
    "Mar 13, 2025",
    "First Paddock Editorial Team",
    `link, Edit: ${title}`,
    `link, View post: ${title}`,
    `button, Delete: ${title}`,
  ]);

  await page.getByRole("link", { name: "New Post" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
  const fields = async () =>
    (await listen(page, "main")).filter((line) => /^(?:edit|combo box),/.test(line));
  expect(await fields()).toEqual([
    "edit, Title, required",
    expect.stringMatching(/^edit, Cover image, required, A photo’s web address/),
    "edit, Content, required",
    "edit, Excerpt, required, One or two sentences for lists.",
    "combo box, Category, collapsed, Select a category",
    expect.stringMatching(/^edit, Slug, required, The end of the web address/),
    "combo box, Tags, collapsed, Separate with commas.",
  ]);
  await page.getByRole("button", { name: "Publish Post" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  const refused = await fields();
  expect(refused[0]).toBe("edit, Title, invalid, required, Title is required");
  expect(refused[2]).toBe("edit, Content, invalid, required, Content is required");
  expect(after(await listen(page, "main"), "6 things to fix:", 1)).toEqual(["button, Title"]);
});
