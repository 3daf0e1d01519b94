import type { Page } from "@playwright/test";
import { axeProblems } from "#tests/support/axe.ts";
import { gluedWords } from "../../browser/accessibility/glued-words.ts";
import { lostText } from "../../browser/accessibility/lost-text.ts";
import { smallControls } from "../../browser/accessibility/small-controls.ts";
import { expect, haveSession, test } from "../fixtures.ts";
import { follow } from "./follow.ts";
import { fillDesk, type FullDesk } from "./full-desk.ts";
import { leaveDialog, tabOrder, walkByKeyboard } from "./keyboard.ts";
import { type DeskScreen, WALKS } from "./screens.ts";

/*
 * Every screen of the server edition's desk with something in each of its lists. The demo edition's screens, which are
 * the posts' only, are in tests/browser/accessibility.
 */

test.use({
  sendsMail: true,
  expectedErrors: [
    // Photo hosts are out of reach; an expired link answers 410.
    "Failed to load resource",
    // The sandboxed frame of the mail blocks axe, and the trace of a retry.
    "Failed to execute 'postMessage'",
    "Blocked script execution",
  ],
});

const PHONE = { width: 390, height: 844 };
/** A window of 1280 by 1024 at 400%, which is also the narrowest phone. */
const ZOOMED = { width: 320, height: 256 };
const COMPUTER = { width: 1280, height: 900 };
const ALL = process.env.TEST_ALL !== undefined;
/** The desk's header, which all its screens share. */
const HEAD = ".desk-top";
/** One desk for all walks, which run one after the other. */
let filled: FullDesk | undefined;

for (const [walk, all] of Object.entries(WALKS)) {
  const screens = all.filter(({ isAlike = false }) => ALL || !isAlike);
  test(`nothing is cut, too wide, too small, hard to read or for a mouse only: ${walk}`, async ({
    page,
    desk,
    account,
    mailServer,
  }) => {
    test.setTimeout(360_000);
    const full = (filled ??= await fillDesk(desk.origin, account, mailServer));
    let before: DeskScreen | undefined;
    /** The roles for which the desk's header has been checked and walked by keyboard. */
    const heads = new Set<string>();
    for (const screen of screens) {
      const { name, as = "owner", isWalked = false, isReaders = false } = screen;
      const isWhole = ALL || screen.isTypical === true;
      await test.step(name, async () => {
        await page.setViewportSize(PHONE);
        await open(page, screen, before, full);
        before = screen;
        expect.soft(await smallControls(page), `${name}: controls below 44 px`).toEqual([]);
        expect.soft(await gluedWords(page), `${name}: read as one word`).toEqual([]);
        expect.soft(await wrongLinks(page), `${name}: navigation`).toEqual([]);
        const large = isReaders ? "100%" : "200%";
        const isWholeAt = async (size: typeof PHONE, text: string) => {
          await page.setViewportSize(size);
          const lost = await withText(page, text, () => lostText(page));
          expect.soft(lost, `${name} at ${size.width}, text of ${text}`).toEqual([]);
        };
        await isWholeAt(PHONE, large);
        // A screen that fits on the narrowest phone, and with large text at the other sizes, is taken to fit between.
        if (isWhole) await isWholeAt(ZOOMED, "100%");
        if (isWhole) await isWholeAt(COMPUTER, large);
        else await page.setViewportSize(COMPUTER);
        const known = heads.has(as) ? HEAD : undefined;
        expect.soft(await axeProblems(page, isWhole, known), name).toEqual([]);
        const isTabbed = isWhole && !isWalked;
        const missed = isTabbed ? await walkByKeyboard(page, known) : await tabOrder(page);
        expect.soft(missed, `${name}, by keyboard`).toEqual([]);
        if (isTabbed && (await page.locator("dialog:modal").count()) === 0) heads.add(as);
        expect.soft(await leaveDialog(page, screen.leave), name).toEqual([]);
      });
    }
  });
}

/** Opens a screen in its role and runs its `act`. @param before the screen that was open before. */
async function open(
  page: Page,
  screen: DeskScreen,
  before: DeskScreen | undefined,
  full: FullDesk,
): Promise<void> {
  const [address = "", last] = [screen, before].map((one) =>
    typeof one?.path === "function" ? one.path(full) : (one?.path ?? ""),
  );
  const { as = "owner", act } = screen;
  if (!before || (before.as ?? "owner") !== as) {
    await page.context().clearCookies();
    if (as !== "nobody") await haveSession(page.context(), full, full[as]);
    await page.goto(full.origin + address);
  } else if (pathOf(address) === pathOf(last)) {
    // Loads the address: the same screen with another query would keep its heading, so its arrival could not be told.
    if (address !== last) await page.goto(full.origin + address);
  } else {
    await closeDialogs(page);
    await follow(page, address);
  }
  await expect(page.locator("h1:not([data-left])")).toBeVisible();
  await expect(page.locator(".spinner")).toHaveCount(0);
  if (!act) return;
  await act(page, full);
  // The pressed control may be gone, but something must have the focus.
  await expect.soft(page.locator(":focus"), `${screen.name}: the focus`).toHaveCount(1);
}

const pathOf = (address = "") => address.split("?")[0];

/** Closes the open dialogs. */
async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.locator("dialog:modal");
  for (let open = await dialogs.count(); open > 0; open -= 1) {
    await page.keyboard.press("Escape");
    await expect(dialogs).toHaveCount(open - 1);
  }
}

/** Measures with the text enlarged as a reader's setting would. */
async function withText<Result>(
  page: Page,
  size: string,
  measure: () => Promise<Result>,
): Promise<Result> {
  const enlarge = (value: string) =>
    page.evaluate(
      (to) => document.documentElement.style.setProperty("font-size", to, "important"),
      value,
    );
  if (size === "100%") return measure();
  await enlarge(size);
  const result = await measure();
  await enlarge("");
  return result;
}

/** Problems of the desk's row of links: one overlaps the next, or the current one is out of sight. */
function wrongLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll(".desk-screens a")].filter((link) =>
      link.checkVisibility(),
    );
    const boxes = links.map((link) => link.getBoundingClientRect());
    return links.flatMap((link, index) => {
      const [box, next] = [boxes[index], boxes[index + 1]];
      if (!box) return [];
      const name = link.textContent ?? "";
      const overlaps =
        next && next.top < box.bottom && next.top >= box.top && next.left < box.right;
      const outside = link.hasAttribute("aria-current") && (box.left < 0 || box.right > innerWidth);
      return [
        overlaps ? `${name} runs into the next` : [],
        outside ? `${name} is out of sight` : [],
      ].flat();
    });
  });
}
