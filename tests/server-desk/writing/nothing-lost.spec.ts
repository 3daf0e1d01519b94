import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { asking } from "../screens/full-desk.ts";
import { content, draftOf, signInAgain } from "./form.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

const kept = (page: Page) => expect(page.getByText(/Draft kept/)).toBeVisible();
const away = (page: Page) =>
  page.route("**/api/posts/*/autosave", (route) => route.abort("connectionrefused"));

test("a browser crash during typing without a connection, on a device whose clock is two hours slow, loses only the last moment", async ({
  owner,
  desk,
  context,
}) => {
  await owner.addInitScript((slow) => {
    // A crash fires no unload event.
    for (const event of ["pagehide", "visibilitychange", "beforeunload"])
      addEventListener(event, (leaving) => leaving.stopImmediatePropagation(), true);
    const { now } = Date;
    Date.now = () => now() - slow;
  }, 7_200_000);
  await owner.goto(`${desk.origin}/admin/new-post`);
  await content(owner).fill("The well ");
  await kept(owner);
  await away(owner);
  await content(owner).press("End");
  await owner.keyboard.type("gave ten gallons.", { delay: 80 });
  await owner.close();

  const next = await context.newPage();
  await next.goto(`${desk.origin}/admin`);
  await next
    .getByRole("listitem")
    .filter({ hasText: "Without a title" })
    .getByRole("link", { name: "Continue" })
    .click();
  await expect(content(next)).toHaveValue(/^The well gave ten/);
  await kept(next);
});

test("the message of a failed save disappears once the connection is back or the user has signed in again", async ({
  owner,
  desk,
  context,
}) => {
  await owner.goto(await draftOf(owner, desk.origin, "Back again"));
  await content(owner).fill("Typed.");
  await kept(owner);
  await context.setOffline(true);
  await owner.keyboard.press("Control+s");
  const offline = owner.getByText(/^No connection\. Everything you wrote/);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toBeHidden();

  await owner.route(/\/api\/posts\/[^/]+$/, (route) => route.abort("connectionrefused"));
  // The first save may have been stored although its response was lost.
  await content(owner).fill("Typed more.");
  await owner.keyboard.press("Control+s");
  await expect(offline).toBeVisible();
  await owner.unrouteAll();
  await content(owner).fill("Typed on.");
  await kept(owner);
  await expect(offline).toBeHidden();

  await context.clearCookies();
  await content(owner).fill("Typed on ");
  await owner.keyboard.press("Control+s");
  // Keeps the rest of the sentence that the end of the session interrupts.
  await owner.keyboard.type("and on.", { delay: 400 });
  const signedOut = owner.getByText(/You’re signed out\. (?:Everything|Your words)/);
  await expect(signedOut.first()).toBeVisible();
  await signInAgain(owner);
  await kept(owner);
  await expect(signedOut).toHaveCount(0);
  // The caret is where it was.
  await owner.keyboard.type(" And on.");
  await expect(content(owner)).toHaveValue("Typed on and on. And on.");
});

test("never-saved writing is discarded from the list only after a confirmation and with the server reachable, also if only this device has it", async ({
  owner,
  account,
  desk,
}) => {
  const ask = asking(desk.origin, account);
  for (const title of ["A first idea", "A second idea"]) {
    const fields = { tab: "tab1", baseVersion: 0, fields: { title } };
    await ask("PUT", `posts/${crypto.randomUUID()}/autosave`, fields);
  }
  await owner.goto(`${desk.origin}/admin`);
  const rows = owner
    .getByRole("complementary", { name: "Never saved" })
    .getByRole("listitem")
    .filter({ hasText: "idea" });
  await rows.getByRole("button", { name: "Discard A first idea" }).dblclick();
  const dialog = owner.getByRole("dialog", { name: "Discard “A first idea”?" });
  await away(owner);
  await dialog.getByRole("button", { name: "Discard it" }).click();
  await expect(dialog.locator(".banner")).toBeVisible();
  await expect(rows).toHaveCount(2);
  await owner.unrouteAll();
  await dialog.getByRole("button", { name: "Discard it" }).dblclick();
  await expect(rows).toHaveText([/A second idea/]);
  await expect(owner.getByRole("dialog")).toHaveCount(0);

  // Writing kept only on this device is discarded too, in every window.
  const keep = async (page: Page, title: string) => {
    await away(page);
    await page.getByLabel("Title", { exact: true }).fill(title);
    await expect(page.getByText(/on this device/)).toBeVisible();
  };
  await owner.getByRole("link", { name: "New Post" }).click();
  await keep(owner, "Kept at first");
  const other = await owner.context().newPage();
  await other.goto(owner.url());
  await keep(other, "Kept at last");
  await other.close();
  await owner.goto(`${desk.origin}/admin`);
  await owner.unrouteAll();
  await owner.getByRole("button", { name: "Discard Kept at last" }).click();
  await owner.getByRole("button", { name: "Discard it" }).click();
  await expect(owner.getByText(/^Kept at/)).toHaveCount(0);
  await owner.reload();
  await expect(owner.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
  await expect(owner.getByText(/^Kept at/)).toHaveCount(0);
});
