import type { Page } from "@playwright/test";
import { axeProblems, COLOR_RULES } from "../../browser/axe.ts";
import { lostText } from "../../browser/accessibility/lost-text.ts";
import { smallControls } from "../../browser/accessibility/small-controls.ts";
import { type Desk, expect, test } from "../fixtures.ts";
import { fillDesk, type FullDesk } from "./full-desk.ts";
import { leaveByEscape, walkByKeyboard } from "./keyboard.ts";
import { DESK_SCREENS, type DeskScreen, forgottenRoutes } from "./screens.ts";

/*
 * Every screen of the server edition's desk with something in each of its lists. The demo edition's screens, which are
 * the posts' only, are in tests/browser/accessibility.
 */

// Photo hosts are out of reach; an expired link answers 410; axe has no way into the mail's closed frame.
test.use({
  sendsMail: true,
  expectedErrors: ["Failed to load resource", "Failed to execute 'postMessage'"],
});

// Most of the time of the whole run: on each worker, with a filled desk of its own.
test.describe.configure({ mode: "parallel" });

const PHONE = { width: 390, height: 844 };
/** A window of 1280 by 1024 at 400%, which is also the narrowest phone. */
const ZOOMED = { width: 320, height: 256 };
const COMPUTER = { width: 1280, height: 900 };
/** Screens per test, so that one does not run for minutes. */
const AT_ONCE = 8;

/** Lists and confirmations that consist of the same parts as others: only `npm run test:all` looks at them. */
const ALIKE =
  /^(?:forgot|posts of a contributor|no posts found|post deleted forever|link dialog|review, of a contributor|file erased|category removed|subscriber removed|letter deleted|settings' revisions|person deleted)$/;
const SCREENS =
  process.env.TEST_ALL === undefined
    ? DESK_SCREENS.filter(({ name }) => !ALIKE.test(name))
    : DESK_SCREENS;

let filled: Promise<FullDesk> | undefined;

test("no screen of the desk is forgotten", () => {
  expect(forgottenRoutes()).toEqual([]);
});

for (let first = 0; first < SCREENS.length; first += AT_ONCE) {
  const screens = SCREENS.slice(first, first + AT_ONCE);
  test(`nothing is cut, too wide, too small, hard to read or for a mouse only: ${screens.map(({ name }) => name).join(", ")}`, async ({
    page,
    desk,
    account,
    mailServer,
  }) => {
    test.setTimeout(240_000);
    const full = await (filled ??= fillDesk(desk.origin, account, mailServer));
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await page.setViewportSize(PHONE);
        await open(page, desk, screen, { ...full, owner: account });
        expect.soft(await smallControls(page), `${screen.name}: controls below 44 px`).toEqual([]);
        expect.soft(await wrongLinks(page), `${screen.name}: navigation`).toEqual([]);
        expect.soft(await lostText(page), `${screen.name} at 390`).toEqual([]);
        await page.setViewportSize(ZOOMED);
        expect.soft(await lostText(page), `${screen.name} at 320`).toEqual([]);
        await page.setViewportSize(COMPUTER);
        expect.soft(await lostText(page), `${screen.name} at 1280`).toEqual([]);
        expect.soft(await axeProblems(page), screen.name).toEqual([]);
        // A theme changes only colors.
        await page.emulateMedia({ colorScheme: "dark" });
        expect.soft(await axeProblems(page, COLOR_RULES), `${screen.name}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });
        const missed = screen.isBrief ? [] : await walkByKeyboard(page);
        expect.soft(missed, `${screen.name}, by keyboard`).toEqual([]);
        await page.evaluate(() =>
          document.documentElement.style.setProperty("font-size", "200%", "important"),
        );
        for (const size of screen.isReaders ? [] : [COMPUTER, PHONE]) {
          await page.setViewportSize(size);
          const lost = await lostText(page);
          expect.soft(lost, `${screen.name} at ${size.width}, text of 200%`).toEqual([]);
        }
        expect.soft(await leaveByEscape(page), screen.name).toEqual([]);
      });
    }
  });
}

async function open(
  page: Page,
  { origin }: Desk,
  { path, as = "owner", act }: DeskScreen,
  full: FullDesk & { readonly owner: string },
): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  if (as !== "nobody") {
    const [name = "", value = ""] = full[as].split("=");
    await context.addCookies([{ name, value, url: origin }]);
  }
  // A new document each time: two addresses may differ only in their fragment.
  await page.goto("about:blank");
  await page.goto(origin + (typeof path === "string" ? path : path(full)));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".spinner")).toHaveCount(0);
  await act?.(page);
}

/** What is wrong with the desk's row of links: one lies over the next, or the current one is out of sight. */
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
