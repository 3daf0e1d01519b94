import type { Page } from "@playwright/test";
import { DRAFT } from "#server/testing/drafts.ts";
import { expect, test } from "../fixtures.ts";
import { asking } from "../screens/full-desk.ts";
import { content, draftOf, signInAgain } from "./form.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

/** Longer than the pause after which the device keeps what was typed. */
const TYPED_ON_MS = 500;

const kept = (page: Page) => expect(page.getByText(/Draft kept/)).toBeVisible();
/** Continues, from the list, with text that was never saved. */
const goOn = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .filter({ hasText: title })
    .getByRole("link", { name: "Continue" })
    .click();
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
  await goOn(next, "Without a title");
  await expect(content(next)).toHaveValue(/^The well gave ten gallons a minute/);
  await kept(next);
});

test("Continue deletes the old copy only once the new one is safe", async ({ owner, desk }) => {
  await owner.addInitScript(() => {
    // Without local storage the server's copy is the only one.
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room", "QuotaExceededError");
    };
  });
  const asked: string[] = [];
  await owner.goto(`${desk.origin}/admin/new-post`);
  await owner.getByLabel("Title", { exact: true }).fill("One copy");
  await content(owner).fill("Written once.");
  await kept(owner);
  owner.on("request", (request) => {
    if (/\/autosave(?:\?|$)/.test(request.url())) asked.push(request.method());
  });

  await owner.goto(`${desk.origin}/admin`);
  await away(owner);
  await goOn(owner, "One copy");
  await expect(owner.getByText("Don’t close this page.", { exact: false })).toBeVisible();
  await owner.unrouteAll();
  asked.length = 0;

  await owner.goto(`${desk.origin}/admin`);
  const answered = Promise.withResolvers<void>();
  await owner.route("**/api/posts/*/autosave", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await goOn(owner, "One copy");
  await expect(content(owner)).toHaveValue("Written once.");
  await expect.poll(() => asked).toEqual(["PUT"]);
  answered.resolve();
  await expect.poll(() => asked).toEqual(["PUT", "DELETE"]);
});

test("Continue sets aside what was typed before it, and offers that in turn", async ({
  owner,
  account,
  desk,
}) => {
  const edit = await draftOf(owner, desk.origin, "Two beginnings");
  const fields = { content: "From the barn." };
  const autosave = `posts/${/[^/]+$/.exec(edit)?.[0]}/autosave`;
  await asking(desk.origin, account)("PUT", autosave, { tab: "barn", baseVersion: 1, fields });
  await owner.goto(edit);
  await content(owner).fill("From the kitchen.");
  await kept(owner);
  const goOnWithThem = owner.getByRole("button", { name: "Continue with them" });
  for (const words of ["From the barn.", "From the kitchen.", "From the barn."]) {
    await goOnWithThem.click();
    await expect(content(owner)).toHaveValue(words);
  }
  await expect(goOnWithThem).toBeVisible();
});

test("Continue and Discard take what a tab on another device has added since its words were offered", async ({
  owner,
  account,
  desk,
}) => {
  const edit = await draftOf(owner, desk.origin, "Two devices");
  const phone = (words: string) =>
    asking(desk.origin, account)("PUT", `posts/${/[^/]+$/.exec(edit)?.[0]}/autosave`, {
      tab: "phone",
      baseVersion: 1,
      fields: { content: words },
    });
  await phone("One.");
  await owner.goto(edit);
  await expect(owner.getByRole("button", { name: "Continue with them" })).toBeVisible();
  await phone("One. Two.");
  await owner.getByRole("button", { name: "Discard them" }).click();
  await owner.getByRole("button", { name: "See the difference" }).click();
  await expect(owner.getByRole("dialog")).toContainText("Two.");
  await phone("One. Two. Three.");
  await owner.getByRole("dialog").getByRole("button", { name: "Continue with them" }).click();
  await expect(content(owner)).toHaveValue("One. Two. Three.");
});

test("a letter's words that another window adds after they were offered stay on the device", async ({
  owner,
  context,
  desk,
}) => {
  await owner.goto(`${desk.origin}/admin/newsletter`);
  await owner.getByRole("button", { name: "Write a letter" }).click();
  await expect(content(owner)).toBeVisible();
  await owner.route("**/api/letters/**", (route) => route.abort("connectionrefused"));
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

test("what is typed until a refused save is answered is in the conflict, too", async ({
  owner,
  account,
  desk,
}) => {
  const edit = await draftOf(owner, desk.origin, "Typed meanwhile");
  await owner.goto(edit);
  await expect(content(owner)).not.toHaveValue("");
  const post = `posts/${/[^/]+$/.exec(edit)?.[0]}`;
  const theirs = { ...DRAFT, title: "Theirs", slug: "typed-meanwhile", content: "Theirs." };
  await asking(desk.origin, account)("PATCH", post, { draft: theirs }, 1);
  const answered = Promise.withResolvers<void>();
  await owner.route(`**/api/${post}`, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await content(owner).fill("Mine.");
  await owner.keyboard.press("Control+s");
  await content(owner).fill("Mine, typed on.");
  answered.resolve();
  const dialog = owner.getByRole("dialog");
  await expect(dialog.getByText("Mine, typed on.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Yours" }).last().check();
  await dialog.getByRole("button", { name: "Save together" }).click();
  await expect(content(owner)).toHaveValue("Mine, typed on.");
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
