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
