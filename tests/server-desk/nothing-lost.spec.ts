import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ story: "lost", expectedErrors: ["Failed to load resource"] });

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const kept = (page: Page) => expect(page.getByText(/Draft kept/)).toBeVisible();
const away = (page: Page) =>
  page.route("**/api/posts/*/autosave", (route) => route.abort("connectionrefused"));

test("the browser dies while somebody types without a pause: all but the last moment is there", async ({
  owner,
  desk,
  context,
}) => {
  // Who dies says nothing before: no event of leaving comes.
  await owner.addInitScript(() => {
    for (const event of ["pagehide", "visibilitychange", "beforeunload"])
      addEventListener(event, (leaving) => leaving.stopImmediatePropagation(), true);
  });
  await owner.goto(`${desk.origin}/admin/new-post`);
  await away(owner);
  await content(owner).click();
  const words = "The well gave ten gallons a minute in June.";
  await content(owner).pressSequentially(words, { delay: 40 });
  await owner.close();

  const next = await context.newPage();
  await next.goto(`${desk.origin}/admin`);
  await next.getByRole("link", { name: "Continue" }).click();
  await expect(content(next)).toHaveValue(/^The well gave ten gallons a minute/);
  await kept(next);
});

test("a device whose clock is two hours slow loses nothing that it typed last", async ({
  owner,
  desk,
}) => {
  await owner.clock.setSystemTime(Date.now() - 7_200_000);
  await owner.goto(`${desk.origin}/admin/new-post`);
  await owner.getByLabel("Title").fill("Slow clock");
  await content(owner).fill("First.");
  await kept(owner);
  await away(owner);
  await content(owner).fill("First. Second.");
  await expect(owner.getByText(/Your words are kept on this device/)).toBeVisible();
  await owner.unrouteAll();
  await owner.goto(`${desk.origin}/admin`);
  await owner.getByRole("link", { name: "Continue" }).click();
  await expect(content(owner)).toHaveValue("First. Second.");
  await kept(owner);
  await owner.goto(`${desk.origin}/admin`);
  await owner.getByRole("link", { name: "Continue" }).click();
  await expect(content(owner)).toHaveValue("First. Second.");
});

test("one person on two devices is told so, and whichever saves second sees both texts", async ({
  owner,
  desk,
  browser,
}) => {
  await owner.goto(`${desk.origin}/admin/new-post`);
  await owner.getByLabel("Title").fill("Two devices");
  await owner.keyboard.press("Control+s");
  await expect(owner.getByText(/Draft saved/)).toBeVisible();
  await expect(owner).toHaveURL(/post=/);
  const edit = `${desk.origin}/admin/edit-post/${new URL(owner.url()).searchParams.get("post")}`;

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await other.addCookies(await owner.context().cookies());
  const phone = await other.newPage();
  await phone.goto(edit);
  await content(phone).fill("On the phone.");
  await kept(phone);
  const told = /You are also writing here on another device\./;
  await expect(phone.getByText(told)).toHaveCount(0);
  await content(owner).fill("At the desk.");
  await expect(owner.getByText(told)).toBeVisible();
  await owner.keyboard.press("Control+s");
  await expect(owner.getByText(/Draft saved/)).toBeVisible();
  await phone.getByRole("button", { name: "Save draft" }).click();
  await expect(phone.getByRole("dialog")).toContainText("At the desk.");
  await expect(phone.getByRole("dialog")).toContainText("On the phone.");
  await other.close();
});
