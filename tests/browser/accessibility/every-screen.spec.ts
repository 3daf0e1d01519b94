import type { Page } from "@playwright/test";
import { languageOf } from "#app/language/language.ts";
import type { Screen } from "#tests/screens/screens.ts";
import { axeProblems } from "#tests/support/axe.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { openAfter, SCREEN_GROUPS } from "./every-screen.ts";
import { gluedWords } from "./glued-words.ts";
import { lostText } from "./lost-text.ts";
import { smallControls } from "./small-controls.ts";

/* Each page is opened once, on a phone, and is checked there and at the other widths, in each of its states. */

test.use(PHONE);

/** A window of 1280 by 1024 at 400%, which is also the narrowest phone. */
const ZOOMED = { width: 320, height: 256 };
const COMPUTER = { width: 1280, height: 900 };
const all = process.env.TEST_ALL !== undefined;
/** Only `npm run test:all` resizes to these. */
const WIDER = all ? [768, 1280, 1920] : [];
const SMALLEST_TEXT_PX = 15;
/** The longest a page may be, in phone screens; Spanish needs a tenth more letters. */
const LONGEST_PAGE_SCREENS = { en: 14, es: 15.4 };
for (const { title, screens } of SCREEN_GROUPS) {
  test(`controls are large enough, text is legible and never cut off, pages do not overflow, and axe finds no violation: ${title}`, async ({
    page,
    expectedErrors,
  }) => {
    test.setTimeout(120_000);
    expectedErrors.push("404 (Not Found)");
    for (const [index, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        const onPhones = (screen.from ?? 0) <= PHONE.viewport.width;
        await page.setViewportSize(onPhones ? PHONE.viewport : COMPUTER);
        await openAfter(page, screens[index - 1], screen);
        if (onPhones) await fitsPhones(page, screen);
        for (const width of onPhones ? WIDER : []) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await lostText(page), `${screen.name} at ${width}`).toEqual([]);
          expect.soft(await unevenSections(page), `${screen.name} at ${width}`).toEqual([]);
        }
        await passesAxe(page, screen, index > 0);
      });
    }
  });
}

async function fitsPhones(page: Page, { name, address, signedIn }: Screen): Promise<void> {
  expect.soft(await smallControls(page), `${name}: controls below 44 px`).toEqual([]);
  expect.soft(await gluedWords(page), `${name}: read as one word`).toEqual([]);
  const length = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  if (!signedIn) {
    expect.soft(length, name).toBeLessThanOrEqual(LONGEST_PAGE_SCREENS[languageOf(address)]);
  }
  await page.setViewportSize(ZOOMED);
  expect.soft(await lostText(page), `${name} at 320`).toEqual([]);
  if (!signedIn) expect.soft(await smallText(page), name).toEqual([]);
}

/** One screen of each kind, on which the color rules run too. */
const WITH_COLORS = all ? /./ : /^(?:home|practice-grazing|planner-season|post|dashboard)$/;

/** Header and footer are the same everywhere: checked on a group's first screen and on screens that are about them. */
const FRAME = ".top, .foot";

async function passesAxe(page: Page, screen: Screen, isLater: boolean): Promise<void> {
  const { name, from, upTo = COMPUTER.width } = screen;
  const isOfHeader = from !== undefined || screen.upTo !== undefined;
  const known = isLater && !isOfHeader && !all ? FRAME : undefined;
  const phone = PHONE.viewport;
  const sizes = upTo < COMPUTER.width ? [phone] : all ? [phone, COMPUTER] : [COMPUTER];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const problems = await axeProblems(page, WITH_COLORS.test(name), known);
    expect.soft(problems, `${name} at ${size.width}`).toEqual([]);
  }
}

function smallText(page: Page): Promise<string[]> {
  return page.evaluate(
    (limit) =>
      [...document.querySelectorAll("main :is(p, li, a, td, th, label, span)")]
        .filter((part) => part.textContent?.trim() && part.getClientRects().length > 0)
        // A print preview keeps its paper size.
        .filter((part) => part.closest(".sheet") === null)
        .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < limit)
        .map((part) => `small: ${part.textContent?.slice(0, 40)}`),
    SMALLEST_TEXT_PX,
  );
}

/** Sections with more empty space at their end than their padding. */
function unevenSections(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main .sec")].flatMap((section) => {
      const padding = Number.parseFloat(getComputedStyle(section).paddingBottom);
      const ends = [...section.querySelectorAll("*")]
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => part.getBoundingClientRect().bottom);
      const left = section.getBoundingClientRect().bottom - padding - Math.max(...ends);
      const name = section.querySelector("h1, h2")?.textContent;
      return left > 2 ? [`ends "${name}" with ${Math.round(left)} more pixels`] : [];
    }),
  );
}
