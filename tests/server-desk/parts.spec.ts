import { expect, test } from "./fixtures.ts";

/* A part of a screen whose script fails to load, as without a signal or after a deploy. */
test.use({ expectedErrors: ["Failed to load resource"] });

test("the picture dialog and publish menu report that their script did not load, keep the text, and open on the next try", async ({
  owner: page,
  desk,
}) => {
  const scripts = "**/assets/{picture-dialog,editor-dialogs}-*.js";
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${desk.origin}/admin/new-post`);
  const text = page.getByLabel("Content", { exact: true });
  await text.fill("First words.");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCount(0);
  for (const name of ["Picture", "More ways to publish"]) {
    const open = page.getByRole("button", { name, exact: true });
    await open.click();
    await expect(dialog.getByRole("heading", { name: "This part didn’t load" })).toBeVisible();
    await dialog.getByRole("button", { name: "Back to the post" }).click();
    await expect(text).toHaveValue("First words.");
    await open.click();
    const again = dialog.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await page.unroute(scripts);
    await again.click();
    await expect(dialog.getByRole("heading", { name: "This part didn’t load" })).toHaveCount(0);
    await expect(
      name === "Picture"
        ? dialog.getByRole("heading", { name })
        : dialog.getByRole("radio").first(),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(text).toHaveValue("First words.");
    await page.route(scripts, (route) => route.abort());
  }
});

test("after an update of the site an open desk opens a screen by reloading the document, once", async ({
  owner: page,
  desk,
}) => {
  let documents = 0;
  page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
  let loadsFrom = 2;
  await page.route("**/assets/{categories,redirects}-*.js", async (route) =>
    documents < loadsFrom ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(`${desk.origin}/admin/new-post`);
  await page.getByLabel("Content", { exact: true }).fill("Typed before the update.");
  const follow = (name: string) =>
    page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name }).click();
  await follow("Categories");
  await expect(page.getByRole("heading", { level: 1, name: "Categories and tags" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("Typed before the update.");

  // A script that is still missing after the reload.
  loadsFrom = Infinity;
  const before = documents;
  await follow("Redirects");
  await expect(page.getByRole("heading", { name: "This page couldn’t be loaded" })).toBeVisible();
  expect(documents - before).toBe(1);
});
