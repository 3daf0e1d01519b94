import type { Page } from "@playwright/test";
import { listen } from "#tests/support/announcements.ts";
import { expect, hold, test } from "../fixtures.ts";
import { changeStored, field, keep, keepMine, kept, openPlanner, show } from "./planner.ts";

const head = (page: Page) => field(page, "Cows").first();

/** The ranch as stored on the phone. */
const keptFile = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open("first-paddock-tools");
        opening.addEventListener("error", () => reject(opening.error));
        opening.addEventListener("success", () => {
          const read = opening.result.transaction("ranch").objectStore("ranch").get("ranch");
          read.addEventListener("success", () => {
            opening.result.close();
            resolve(read.result.file);
          });
        });
      }),
  );

test("nothing is stored before Keep is pressed (decision 30); Keep asks for persistent storage and keeps the focus; deleting can be undone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.storage, "persist", {
      value: async () => {
        document.documentElement.dataset["asked"] = "";
        return false;
      },
    });
  });
  await openPlanner(page);

  await test.step("without Keep nothing is stored", async () => {
    await page.reload();
    await expect(head(page)).toHaveValue("60");
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases.map(({ name }) => name)).not.toContain("first-paddock-tools");
  });

  await test.step("Keep stores the ranch, which is announced once, not with every later save", async () => {
    await expect(page.locator(".screens[data-at]")).toBeAttached();
    await head(page).fill("71");
    const said = await listen(page);
    await keep(page).focus();
    await page.keyboard.press("Enter");
    await kept(page);
    await expect(page.getByRole("button", { name: "Kept ✓", exact: true })).toBeFocused();
    await expect(page.locator("html[data-asked]")).toBeAttached();
    await head(page).fill("70");
    await expect(page.locator(".strip-keep")).toHaveText("Keeping…");
    await kept(page);
    await expect.poll(said).toContainEqual(expect.stringContaining("days of grass"));
    expect((await said()).filter((each) => each.startsWith("Kept"))).toEqual(["Kept ✓"]);
  });

  await test.step("the page says what Safari erases, and Undo restores a ranch deleted from the phone", async () => {
    await show(page, "Keep");
    await expect(page.locator("#keep")).toContainText("after seven days without a visit");
    await page.getByRole("button", { name: "Delete it from this phone" }).focus();
    await page.keyboard.press("Enter");
    await expect(keep(page)).toHaveText(/^Keep/);
    await expect(page.locator("#keep")).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
    await kept(page);
    await expect(page.locator("#keep")).toBeFocused();
    await page.goto("/tools/my-season");
    await expect(head(page)).toHaveValue("70");
  });
});

test("what is typed as the phone hides the page, or while the ranch loads, is saved; a newer planner's data is not overwritten", async ({
  page,
}) => {
  await keepMine(page, "70");

  await test.step("typed right before the phone hides the page", async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await head(page).fill("75");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await kept(page);
    await page.clock.resume();
  });

  await test.step("typed while the saved ranch is still loading", async () => {
    const release = await hold(page, "**/assets/budget-*");
    await page.goto("/tools/budget#year");
    const days = field(page, "Hay days");
    await days.fill("13");
    release();
    await kept(page);
    await expect(days).toHaveValue("13");
    await expect(async () =>
      expect(await keptFile(page)).toMatchObject({ money: { hayDays: 13 } }),
    ).toPass();
  });

  await test.step("a newer planner's data is not overwritten", async () => {
    await changeStored(page, { schema: 2, cows: "newer" });
    await page.goto("/tools/my-season");
    await head(page).focus();
    await expect(page.getByRole("alert")).toContainText("newer version of the planner");
    await head(page).fill("12");
    await keep(page).click();
    await expect(page.getByRole("alert")).toContainText("won’t be overwritten");
    expect(await keptFile(page)).toMatchObject({ schema: 2, cows: "newer" });
  });
});

/** How the page is left, and how long after the last digit, in milliseconds. */
const LEAVING = [
  [(page: Page) => page.getByRole("banner").getByRole("link").first().click(), 100],
  [(page: Page) => page.close(), 0],
] as const;

test("what was typed right before following a link or closing the tab is saved", async ({
  page,
  context,
}) => {
  await keepMine(page, "70");
  let tab = page;
  for (const [index, [leave, wait]] of LEAVING.entries()) {
    const typed = String(81 + index);
    await head(tab).fill(typed);
    await expect(tab.locator(".strip-keep")).not.toHaveText("Kept ✓");
    // A fixed wait, because the test is about leaving this soon after typing.
    await tab.waitForTimeout(wait);
    await leave(tab);
    if (tab.isClosed()) tab = await context.newPage();
    await openPlanner(tab);
    await expect(head(tab)).toHaveValue(typed);
    await kept(tab);
    expect(await keptFile(tab)).toMatchObject({ herdRows: [{ head: Number(typed) }] });
  }
});

test("a second tab shows the first one's changes, a conflict asks which to keep, and deleting the ranch affects both tabs", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await keepMine(page, "70");
  const other = await context.newPage();
  await openPlanner(other);
  await expect(head(other)).toHaveValue("70");
  await kept(other);
  await head(page).fill("80");
  await expect(head(other)).toHaveValue("80");
  await kept(other);

  const question = (tab: Page) => tab.getByText("This ranch was changed in another tab as well");
  const isAsked = async (tab: Page) => question(tab).isVisible();
  let paused = Date.now();
  /** Changes the ranch in both tabs at once, and returns the tab that asks: the other's save arrived before its own. */
  async function changeBoth(here: string, there: string) {
    paused += 60_000;
    await page.clock.pauseAt(paused);
    await head(page).fill(here);
    await head(other).fill(there);
    await page.clock.resume();
    await expect.poll(async () => (await isAsked(page)) || (await isAsked(other))).toBe(true);
    return (await isAsked(page)) ? page : other;
  }
  const asked = await changeBoth("90", "95");
  const mine = asked === page ? "90" : "95";
  await expect(head(asked)).toHaveValue(mine);
  await asked.getByRole("button", { name: "The other tab’s" }).click();
  await expect(head(asked)).toHaveValue(mine === "90" ? "95" : "90");
  await asked.getByRole("button", { name: "Undo" }).click();
  await expect(head(asked)).toHaveValue(mine);
  await kept(asked);
  await expect(head(asked === page ? other : page)).toHaveValue(mine);

  const again = await changeBoth("60", "65");
  await again.getByRole("button", { name: "This one" }).click();
  await kept(again);
  for (const tab of [page, other])
    await expect(head(tab)).toHaveValue(again === page ? "60" : "65");

  await show(page, "Keep");
  await page.getByRole("button", { name: "Delete it from this phone" }).click();
  await expect(keep(other)).toHaveText(/^Keep/);
});
