import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { content } from "./form.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

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

test("the browser crashes during continuous typing: all but the last moment is kept", async ({
  owner,
  desk,
  context,
}) => {
  // A crash fires no unload event.
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
  await goOn(next, "Without a title");
  await expect(content(next)).toHaveValue(/^The well gave ten gallons a minute/);
  await kept(next);
});

test.describe("with a slow clock", () => {
  test.use({ changesClock: true });
  test("a device with a clock two hours slow loses none of its latest text", async ({
    owner,
    desk,
  }) => {
    await owner.clock.setSystemTime(Date.now() - 7_200_000);
    await owner.goto(`${desk.origin}/admin/new-post`);
    await owner.getByLabel("Title", { exact: true }).fill("Slow clock");
    await content(owner).fill("First.");
    await kept(owner);
    await away(owner);
    await content(owner).fill("First. Second.");
    await expect(owner.getByText(/Your words are kept on this device/)).toBeVisible();
    await owner.unrouteAll();
    await owner.goto(`${desk.origin}/admin`);
    await goOn(owner, "Slow clock");
    await expect(content(owner)).toHaveValue("First. Second.");
    await kept(owner);
    await owner.goto(`${desk.origin}/admin`);
    await goOn(owner, "Slow clock");
    await expect(content(owner)).toHaveValue("First. Second.");
  });
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
  await owner.unrouteAll();
  await owner.goto(`${desk.origin}/admin`);
  await expect(owner.getByText(/^One copy, kept/)).toHaveCount(1);
  await goOn(owner, "One copy");
  await expect(content(owner)).toHaveValue("Written once.");
});

test("one person on two devices is told so, and the second save shows both texts", async ({
  owner,
  desk,
  someone,
}) => {
  await owner.goto(`${desk.origin}/admin/new-post`);
  await owner.getByLabel("Title", { exact: true }).fill("Two devices");
  await owner.keyboard.press("Control+s");
  await expect(owner.getByText(/Draft saved/)).toBeVisible();
  await expect(owner).toHaveURL(/post=/);
  const edit = `${desk.origin}/admin/edit-post/${new URL(owner.url()).searchParams.get("post")}`;

  await someone.addCookies(await owner.context().cookies());
  const phone = await someone.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(edit);
  await content(phone).fill("On the phone.");
  await kept(phone);
  const told = /You’re also writing here on another device\./;
  await expect(phone.getByText(told)).toHaveCount(0);
  await content(owner).fill("At the desk.");
  await expect(owner.getByText(told)).toBeVisible();
  await owner.keyboard.press("Control+s");
  await expect(owner.getByText(/Draft saved/)).toBeVisible();
  await phone.getByRole("button", { name: "Save draft" }).click();
  await expect(phone.getByRole("dialog")).toContainText("At the desk.");
  await expect(phone.getByRole("dialog")).toContainText("On the phone.");
});

test("autosaving does not interrupt words being composed with an input method", async ({
  owner,
  desk,
}) => {
  await owner.goto(`${desk.origin}/admin/new-post`);
  await owner.getByLabel("Title", { exact: true }).fill("Composed");
  await content(owner).pressSequentially("Grass ");
  const keyboard = await owner.context().newCDPSession(owner);
  const compose = (text: string) =>
    keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose("く");
  await compose("くさ");
  await kept(owner);
  await compose("くさち");
  await keyboard.send("Input.insertText", { text: "草地" });
  await expect(content(owner)).toHaveValue("Grass 草地");
  await expect(owner.getByText("Not saved yet", { exact: true })).toBeVisible();
  await kept(owner);
  await owner.goto(`${desk.origin}/admin`);
  await goOn(owner, "Composed");
  await expect(content(owner)).toHaveValue("Grass 草地");
});
