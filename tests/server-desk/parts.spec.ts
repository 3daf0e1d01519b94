import { expect, test } from "./fixtures.ts";

/* A part of a screen whose script does not load, as without a signal or after a deploy. */
test.use({ expectedErrors: ["Failed to load resource"] });

test("the picture dialog and the publish menu say so when they are wanted, keep the text, and open on the next try", async ({
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
