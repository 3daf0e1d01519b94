import type { Page } from "@playwright/test";
import { listen } from "#tests/support/announcements.ts";
import { expect, hold, test } from "../fixtures.ts";
import {
  changeStored,
  field,
  keep,
  keepMine,
  kept,
  openPlanner,
  show,
  unfoldAll,
} from "./planner.ts";

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

test("text that no field accepts is asked for again after a reload, like what was never typed", async ({
  page,
}) => {
  await keepMine(page, "80");
  const weight = field(page, "Weight of one").first();
  await weight.fill("590 kg");
  const box = page.locator(".tool-field", { has: weight });
  await expect(box.locator(".finding.refused")).toBeVisible();
  await kept(page);
  await page.reload();
  await expect(head(page)).toHaveValue("80");
  await expect(weight).toHaveValue("");
  await expect(box.locator(".finding.refused")).toHaveCount(0);
  await expect(page.locator(".screen[data-on]").getByText("Still empty").first()).toBeVisible();
});

test("nothing is kept before Keep is pressed (decision 30), which keeps the focus and asks the browser to keep it for good; what is kept is not lost by one tap", async ({
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

  await test.step("a result is announced once typing stops, not digit by digit", async () => {
    const said = await listen(page);
    await head(page).press("End");
    await head(page).press("Backspace");
    await head(page).press("Backspace");
    await head(page).pressSequentially("120");
    await expect.poll(said).toContainEqual(expect.stringContaining("74 days of grass"));
    const told = (await said()).filter((each) => each.startsWith("Grass for the season"));
    expect(told).toHaveLength(1);
  });

  await test.step("not kept", async () => {
    await page.reload();
    await expect(head(page)).toHaveValue("60");
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases.map(({ name }) => name)).not.toContain("first-paddock-tools");
  });

  await test.step("kept", async () => {
    await expect(page.locator(".screens[data-at]")).toBeAttached();
    await head(page).fill("70");
    const said = await listen(page);
    await keep(page).focus();
    await page.keyboard.press("Enter");
    await kept(page);
    expect((await said()).filter((each) => each.startsWith("Kept"))).toEqual(["Kept ✓"]);
    await expect(page.getByRole("button", { name: "Kept ✓", exact: true })).toBeVisible();
    await expect(page.locator(".strip-keep")).toBeFocused();
    await expect(page.locator("html[data-asked]")).toBeAttached();
    await expect(page.getByRole("button", { name: /Start with mine|Use the example/ })).toHaveCount(
      0,
    );
  });

  await test.step("what is saved from then on is not announced", async () => {
    const said = await listen(page);
    await head(page).fill("72");
    await expect(page.locator(".strip-keep")).toHaveText("Keeping…");
    await kept(page);
    await head(page).fill("70");
    await expect.poll(said).toContainEqual(expect.stringContaining("days of grass"));
    await kept(page);
    expect(await said()).toEqual([expect.stringContaining("days of grass")]);
  });

  await test.step("a later change ends an earlier Undo", async () => {
    await show(page, "Paddocks");
    await page.getByRole("button", { name: "One paddock fewer" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await field(page, "Rest after grazing").fill("45");
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  });

  await test.step("what Safari erases is said, and Undo restores a ranch removed from the phone", async () => {
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

test("a wrong number is kept as typed and rejected again; what is typed while the ranch loads is kept; data of a newer planner is left alone", async ({
  page,
}) => {
  await keepMine(page, "-5");
  await page.reload();
  await expect(head(page)).toHaveValue("−5");
  await expect(page.locator("#grass .finding").first()).toContainText("Enter at least 1.");

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
    const come = await hold(page, "**/assets/budget-*");
    await page.goto("/tools/budget#year");
    const days = field(page, "Hay days");
    await days.fill("13");
    come();
    await kept(page);
    await expect(days).toHaveValue("13");
    await expect(async () =>
      expect(await keptFile(page)).toMatchObject({ money: { hayDays: 13 } }),
    ).toPass();
  });

  await test.step("a newer planner's", async () => {
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

/** How a page is left, and how long after the last digit, in milliseconds. */
const LEAVING = [
  [(page: Page) => page.reload(), 300],
  [(page: Page) => page.getByRole("banner").getByRole("link").first().click(), 100],
  [(page: Page) => page.close(), 0],
] as const;

test("what was typed right before leaving, by reload, link or closing the tab, is there afterwards", async ({
  page,
  context,
}) => {
  await keepMine(page, "70");
  let tab = page;
  for (const [index, [leave, wait]] of LEAVING.entries()) {
    const typed = String(81 + index);
    await head(tab).fill(typed);
    await expect(tab.locator(".strip-keep")).not.toHaveText("Kept ✓");
    // How soon is what is tested.
    await tab.waitForTimeout(wait);
    await leave(tab);
    if (tab.isClosed()) tab = await context.newPage();
    await openPlanner(tab);
    await expect(head(tab)).toHaveValue(typed);
    await kept(tab);
    expect(await keptFile(tab)).toMatchObject({ herdRows: [{ head: Number(typed) }] });
  }
});

test("a second tab follows the first; conflicting changes ask which to keep", async ({
  page,
  context,
}) => {
  await keepMine(page, "70");
  const other = await context.newPage();
  await other.goto("/tools/my-season");
  await expect(head(other)).toHaveValue("70");
  await kept(other);
  await head(page).fill("80");
  await expect(head(other)).toHaveValue("80");

  const question = (tab: Page) => tab.getByText("This ranch was changed in another tab as well");
  const isAsked = async (tab: Page) => question(tab).isVisible();
  /** Changes it in both at once: the other tab's save arrives while one is pending here. */
  async function changeBoth(here: string, there: string) {
    await Promise.all([head(page).fill(here), head(other).fill(there)]);
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
});

/** The values of all fields of the screen that is shown, and the summaries of its lists: the others follow later. */
const everything = (page: Page) =>
  page
    .locator(".screen[data-on]")
    .evaluate((screen) => [
      ...[...screen.querySelectorAll<HTMLInputElement>("input:not([type=file]), select")].map(
        ({ id, value, checked }) => `${id} ${value} ${String(checked)}`,
      ),
      ...[...screen.querySelectorAll("summary, .tool-rows li")].map(
        ({ textContent }) => textContent,
      ),
    ]);

/** Undo is the same for all: `npm run test:all` tries it on each, and otherwise it is tried on one of each screen. */
const TRIED = process.env.TEST_ALL === undefined ? 1 : Number.POSITIVE_INFINITY;
/** What adds something that can be removed, by screen. */
const ADDERS: Readonly<Record<string, readonly string[]>> = {
  grass: ["Keep pastures apart", "Add other animals"],
  paddocks: [],
  chart: ["Add a rest window", "Close a paddock for a while", "Add a trigger date"],
  today: ["They went to P1"],
};

test("Undo restores what was removed", async ({ page }) => {
  await openPlanner(page);
  let count = 0;
  for (const [screen, adders] of Object.entries(ADDERS)) {
    await page.evaluate((id) => {
      location.hash = id;
    }, screen);
    const within = page.locator(`#${screen}[data-on]`);
    await expect(within).toBeVisible();
    await unfoldAll(page);
    for (const adder of adders)
      await within
        .getByRole("button", { name: new RegExp(`^${adder}`) })
        .last()
        .click();
    if (screen === "today") {
      await field(within, "Rain").fill("0.4");
      await within.getByRole("button", { name: "Save the rain" }).click();
    }
    await unfoldAll(page);
    const removers = within.getByRole("button", {
      name: /^(?:Remove|Open it again|One paddock fewer)/,
    });
    const all = await removers.count();
    count += all;
    for (let index = 0; index < Math.min(all, TRIED); index += 1) {
      await unfoldAll(page);
      const before = await everything(page);
      const name = (await removers.nth(index).textContent()) ?? "";
      await removers.nth(index).click();
      await expect.poll(() => everything(page), name).not.toEqual(before);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => everything(page), name).toEqual(before);
    }
  }
  expect(count).toBeGreaterThan(12);
});

test.describe("on a phone that can share files", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the calendar and the link open its share sheet", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.defineProperties(navigator, {
        canShare: { value: () => true },
        share: {
          value: async ({ files, url }: ShareData) => {
            shared.push(files?.[0]?.name ?? url ?? "");
          },
        },
      });
    });
    await openPlanner(page);
    await show(page, "Chart");
    await page.getByRole("button", { name: "Calendar file" }).click();
    await show(page, "Keep");
    await page.getByRole("button", { name: "Share these numbers" }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
      .toEqual(["grazing-plan.ics", expect.stringContaining("#stocking?v=1&hd=60")]);
  });
});

test("the focus is not lost with a button that goes when it is pressed", async ({ page }) => {
  await page.clock.install();
  await openPlanner(page);
  await unfoldAll(page);
  await page.getByRole("button", { name: "Keep pastures apart" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("group", { name: "Pasture 2" }).getByRole("textbox").first(),
  ).toBeFocused();
  await show(page, "Paddocks");
  await unfoldAll(page);
  await page.getByRole("button", { name: "Remove P2" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#paddocks")).toBeFocused();

  // Nor with a message that has been read long enough.
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.focus();
  await page.clock.fastForward(20_000);
  await expect(undo).toBeFocused();
  await page.locator("#paddocks").focus();
  await page.clock.fastForward(20_000);
  await expect(undo).toBeHidden();
});
