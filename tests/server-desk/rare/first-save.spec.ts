import { expect, test } from "../fixtures.ts";

test("Revisions opens right after the first save even if the session loads slowly; on a phone the desk’s header above a post is one row", async ({
  owner,
  desk,
}) => {
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.goto(`${desk.origin}/admin`);
  const links = owner.getByRole("navigation", { name: "Desk" });
  await expect(links).toBeVisible();
  await owner.route(/\/api\/session$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fallback();
  });
  await owner.getByRole("link", { name: "New Post" }).click();
  await owner.getByLabel("Title", { exact: true }).fill("Straight to the revisions");
  await expect(links).toBeHidden();
  expect((await owner.locator(".desk-top").boundingBox())?.height).toBeLessThan(64);
  await owner.keyboard.press("Control+s");
  await owner.getByRole("link", { name: "Revisions" }).click();
  await expect(owner.getByRole("heading", { name: /^Revisions of/ })).toBeVisible();
});
