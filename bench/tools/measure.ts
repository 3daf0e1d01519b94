import type { Browser, Page } from "@playwright/test";
import { addDays, localDate } from "../../app/domain/dates/calendar-date.ts";
import { brotliLength } from "../page-weight.ts";
import { SLOW_4G, slowPhone } from "../browser/slow-phone.ts";

/** Milliseconds from a key press to the updated document, and to the frame that shows it. */
export interface Answered {
  readonly answered: number;
  readonly shown: number;
}

export interface Season {
  readonly keystroke: readonly Answered[];
  readonly chart: readonly Answered[];
  /** The same with a log of many moves. */
  readonly logged: readonly Answered[];
  /** Rows of the large chart, as proof that it was rendered. */
  readonly rows: number;
}

const CHART = "section[aria-labelledby=chart-heading]";
const PADDOCKS = 60;
const MOVES = 300;
const REST = "season.restDays";

/** My season on a slow phone: types a number repeatedly, then with a chart of sixty paddocks, and with a log. */
export async function measureSeason(
  browser: Browser,
  origin: string,
  times: number,
): Promise<Season> {
  const phone = await slowPhone(browser, SLOW_4G);
  const { page } = phone;
  await openTool(page, `${origin}/tools/my-season`);
  const head = page.getByRole("textbox", { name: /^How many/ }).first();
  await head.focus();
  await page.keyboard.press("End");
  const keystroke: Answered[] = [];
  for (let time = 0; time < times; time++) {
    keystroke.push(await answerTo(page, "1", ".tool .ticket"));
    await page.keyboard.press("Backspace");
  }
  const { chart, rows } = await typeRest(page, times, 0);
  const { chart: logged } = await typeRest(page, times, MOVES);
  await phone.context.close();
  return { keystroke, chart, logged, rows };
}

/** Types another rest period with a chart of sixty paddocks and many logged moves. */
async function typeRest(page: Page, times: number, moves: number) {
  await openRanch(page, moves);
  await page.waitForFunction(
    ([chart, wanted]) => document.querySelectorAll(`${chart} tbody tr`).length >= Number(wanted),
    [CHART, String(PADDOCKS)],
  );
  const rows = await page.locator(`${CHART} tbody tr`).count();
  const rest = page.locator(`[id="${REST}"]`);
  const chart: Answered[] = [];
  for (let time = 0; time < times; time++) {
    await rest.fill("3");
    await rest.press("End");
    chart.push(await answerTo(page, time % 2 === 0 ? "5" : "0", CHART));
  }
  return { chart, rows };
}

/**
 * Bytes of all scripts that a tool has loaded once it is used, as sent by a host that precompresses
 * at the highest quality.
 */
export async function scriptBytes(browser: Browser, address: string): Promise<number> {
  const phone = await slowPhone(browser, SLOW_4G);
  await openTool(phone.page, address);
  await phone.page.locator(".tool-field input").first().focus();
  await phone.page.waitForLoadState("networkidle");
  const scripts = await phone.page.evaluate(() =>
    Promise.all(
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(async ({ name }) => (await fetch(name)).text()),
    ),
  );
  const bytes = scripts.reduce((sum, text) => sum + brotliLength(text), 0);
  await phone.context.close();
  return bytes;
}

/** Opens a planner and waits for its print sheets, which load after hydration. */
async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(".tool-field input").first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /sheet|paper/.test(name)),
  );
  await page.waitForLoadState("networkidle");
}

/** Presses a key and waits for the change inside the selected element. */
async function answerTo(page: Page, key: string, part: string): Promise<Answered> {
  const answer = page.evaluate(
    (selector) =>
      new Promise<Answered>((resolve) => {
        let pressed = 0;
        addEventListener("keydown", () => void (pressed = performance.now()), {
          capture: true,
          once: true,
        });
        const watched = document.querySelector(selector);
        if (!watched) throw new Error(`There is no ${selector}`);
        const observer = new MutationObserver(() => {
          // Ignores pending changes of an earlier key.
          if (pressed === 0) return;
          observer.disconnect();
          const answered = performance.now() - pressed;
          requestAnimationFrame(() =>
            setTimeout(() => resolve({ answered, shown: performance.now() - pressed })),
          );
        });
        observer.observe(watched, { subtree: true, childList: true, characterData: true });
      }),
    part,
  );
  await settled(page);
  await page.keyboard.press(key);
  return answer;
}

/** Waits until no calculation is pending. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Opens a backup of the example ranch with many paddocks and a season that starts now. */
async function openRanch(page: Page, moves: number): Promise<void> {
  const props = await page.locator("[data-props]").first().getAttribute("data-props");
  const { example } = JSON.parse(props ?? "{}");
  const paddocks = Array.from({ length: PADDOCKS }, (_, index) => ({
    id: `many-${index + 1}`,
    name: `P${index + 1}`,
    acres: 0.6,
    rating: 5,
  }));
  const today = localDate(new Date());
  const start = addDays(today, -moves);
  const log = Array.from({ length: moves }, (_, index) => ({
    id: `move-${index}`,
    herdId: "herd",
    paddockId: `many-${(index % PADDOCKS) + 1}`,
    in: addDays(start, index),
    out: index === moves - 1 ? null : addDays(start, index + 1),
    head: 60,
    heightInIn: null,
    heightOutIn: 4,
    note: "",
  }));
  const season = { ...example.season, start, days: 366 };
  await page.locator('input[type="file"]').setInputFiles({
    name: "many.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ ...example, id: "many", paddocks, log, season })),
  });
  await page.getByText(moves > 0 ? `The log: ${moves} stays` : "Log the first day").waitFor();
}
