import { expect, test } from "./fixtures.ts";

/* A part of a screen whose script does not load, as without a signal or after a deploy. */
test.use({ expectedErrors: ["Failed to load resource"] });

test("the picture dialog says so, keeps the text, and opens on the next try", async ({
  owner: page,
  desk,
}) => {
  const script = "**/assets/picture-dialog-*.js";
  await page.route(script, (route) => route.abort());
  await page.goto(`${desk.origin}/admin/new-post`);
  const text = page.getByLabel("Content", { exact: true });
  await text.fill("First words.");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "This part didn’t load" })).toBeVisible();
  await dialog.getByRole("button", { name: "Back to the post" }).click();
  await expect(text).toHaveValue("First words.");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  const again = dialog.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(script);
  await again.click();
  await expect(dialog.getByRole("heading", { name: "Picture", exact: true })).toBeVisible();
  await expect(text).toHaveValue("First words.");
});

test("the publish menu says so when it is wanted, keeps the text, and opens on the next try", async ({
  owner: page,
  desk,
}) => {
  const script = "**/assets/editor-dialogs-*.js";
  await page.route(script, (route) => route.abort());
  await page.goto(`${desk.origin}/admin/new-post`);
  const text = page.getByLabel("Content", { exact: true });
  await text.fill("First words.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "More ways to publish" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "This part didn’t load" })).toBeVisible();
  await page.unroute(script);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "This part didn’t load" })).toHaveCount(0);
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  await expect(text).toHaveValue("First words.");
});

test("a reader’s first-year plan says so below the first step, and comes on the next try", async ({
  page,
  desk,
}) => {
  const script = "**/assets/first-year-plan-*.js";
  await page.route(script, (route) => route.abort());
  await page.goto(`${desk.origin}/getting-started/assessment`);
  await page.getByLabel("Grazing approach").selectOption({ index: 1 });
  await page.getByLabel("Motivation").selectOption({ index: 1 });
  await page.getByRole("main").locator("form button[type=submit]").click();
  await expect(page.getByRole("alert").getByText("This part didn’t load.")).toBeVisible();
  await expect(page.locator(".result-head")).toBeVisible();
  await page.unroute(script);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: /first year/i })).toBeVisible();
});
