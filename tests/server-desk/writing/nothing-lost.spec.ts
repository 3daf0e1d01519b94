import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { asking } from "../screens/full-desk.ts";
import { content, draftOf, signInAgain } from "./form.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

/** Longer than the pause after which the device keeps what was typed. */
const TYPED_ON_MS = 500;

const kept = (page: Page) => expect(page.getByText(/Draft kept/)).toBeVisible();
const away = (page: Page) =>
  page.route("**/api/posts/*/autosave", (route) => route.abort("connectionrefused"));

test("the browser crashes during continuous typing without a connection, on a device with a clock two hours slow: all but the last moment is kept", async ({
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
  await owner.keyboard.type("gave ten gallons a minute in June.", { delay: 40 });
  await owner.close();

  const next = await context.newPage();
  await next.goto(`${desk.origin}/admin`);
  await next
    .getByRole("listitem")
    .filter({ hasText: "Without a title" })
    .getByRole("link", { name: "Continue" })
    .click();
  await expect(content(next)).toHaveValue(/^The well gave ten gallons a minute/);
  await kept(next);
});

test("a letter's words that another window adds after they were offered stay on the device", async ({
  owner,
  context,
  desk,
}) => {
  await owner.goto(`${desk.origin}/admin/newsletter`);
  await owner.getByRole("button", { name: "Write a letter" }).click();
  await expect(content(owner)).toBeVisible();
  // Not by a route, which what a page sends as it closes gets past.
  await owner.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  const onDevice = owner.getByText("Your words are kept on this device.", { exact: false });
  await content(owner).fill("One.");
  await expect(onDevice).toBeVisible();
  const other = await context.newPage();
  await other.goto(owner.url());
  const goOnWithThem = other.getByRole("button", { name: "Continue with them" });
  await expect(goOnWithThem).toBeVisible();
  await content(owner).fill("One. Two.");
  await owner.waitForTimeout(TYPED_ON_MS);
  await owner.close({ runBeforeUnload: false });
  await goOnWithThem.click();
  await expect(content(other)).toHaveValue("One.");
  // A busy machine takes more than the pause after which a letter is saved.
  await expect(other.getByText(/^Saved \S/)).toBeVisible({ timeout: 20_000 });
  await other.reload();
  await goOnWithThem.click();
  await expect(other.getByRole("dialog")).toContainText("Two.");
});

test("the words of a letter that was deleted meanwhile go on in another letter", async ({
  owner,
  context,
  desk,
}) => {
  await owner.goto(`${desk.origin}/admin/newsletter`);
  await owner.getByRole("button", { name: "Write a letter" }).click();
  await expect(content(owner)).toBeVisible();
  await owner.route("**/api/letters/**", (route) => route.abort("connectionrefused"));
  await content(owner).fill("The well is dry.");
  await expect(
    owner.getByText("Your words are kept on this device.", { exact: false }),
  ).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${desk.origin}/admin/newsletter`);
  const letter = new URL(owner.url()).pathname.split("/").at(-1);
  await other.evaluate((id) => fetch(`/api/letters/${id}`, { method: "DELETE" }), letter);
  await owner.close({ runBeforeUnload: false });
  await other.reload();
  const copies = other.getByRole("complementary", { name: "Kept on this device" });
  await copies.getByRole("button", { name: /^Begin a letter/ }).click();
  await other.getByRole("button", { name: "Continue with them" }).click();
  await expect(content(other)).toHaveValue("The well is dry.");
  await other.goto(`${desk.origin}/admin/newsletter`);
  await expect(other.getByRole("button", { name: "Write a letter" })).toBeVisible();
  await expect(copies).toBeHidden();
});

test("what a failed save said is gone once the connection is back, and once somebody has signed in again", async ({
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
  // The first save may have arrived without its answer.
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
  // Also the rest of the sentence that the session's end interrupts.
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

test("writing that was never saved is discarded from the list only when asked twice and the server could be told", async ({
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
});

test("Discard in the list also discards what this device alone kept, in every window", async ({
  owner,
  desk,
}) => {
  await away(owner);
  await owner.goto(`${desk.origin}/admin/new-post`);
  for (const title of ["Kept at first", "Kept at last"]) {
    await owner.getByLabel("Title", { exact: true }).fill(title);
    await expect(owner.getByText(/on this device/)).toBeVisible();
    await owner.reload();
  }
  await owner.unrouteAll();
  await owner.goto(`${desk.origin}/admin`);
  await owner.getByRole("button", { name: "Discard Kept at last" }).click();
  await owner.getByRole("button", { name: "Discard it" }).click();
  await expect(owner.getByText(/^Kept at/)).toHaveCount(0);
  await owner.reload();
  await expect(owner.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
  await expect(owner.getByText(/^Kept at/)).toHaveCount(0);
});
