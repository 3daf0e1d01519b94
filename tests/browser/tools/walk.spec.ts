import type { Locator, Page } from "@playwright/test";
import { expect, PHONE, test } from "../fixtures.ts";
import { SAVING_MS } from "../offline/saved-copy.ts";
import { field, fileFrom, keep, kept, openFile, openPlanner, show } from "./planner.ts";

test.use({
  ...PHONE,
  serviceWorkers: "allow",
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"],
});
test.setTimeout(3 * SAVING_MS);

/* The ranch of this test, and the results computed from it by hand. */
const HEAD = 50;
const WEIGHT_LB = 1300;
const ACRES = 40;
const GROWN_LB = 3000;
/** 2.6% of weight. */
const LB_HEAD = WEIGHT_LB * 0.026;
const LB_DAY = HEAD * LB_HEAD;
/** A quarter of the year's growth. */
const SHARE_LB = (ACRES * GROWN_LB) / 4;
const PADDOCK_ACRES = ACRES / 4;
/** The example's heights: from 10 to 4 inches, 200 lb an inch, 60% of it eaten. */
const STANDING_LB = PADDOCK_ACRES * 6 * 200 * 0.6;
const STAY_DAYS = Math.floor(STANDING_LB / LB_DAY);

const at = (day: string) => `${day}T08:00:00-05:00`;
const ticket = (page: Page, screen = "today") => page.locator(`#${screen} .ticket`);
/** The stays of the log, newest first. */
const stays = (page: Page) =>
  page.locator("#today .tool-rows li > details > summary").allInnerTexts();

/** Loads the planner anew on another day. */
async function comeBack(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(at(day));
  await page.goto("/tools");
  await openPlanner(page);
}

/** Opens a fold, unless it is open already. */
async function unfold(page: Page, name: RegExp | string): Promise<void> {
  const fold = page.locator(".screen[data-on] summary").filter({ hasText: name }).first();
  if (!(await fold.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)))
    await fold.tap();
}

/** Simulates a browser without a share sheet: files are downloaded and links copied. */
const withoutShareSheet = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {};
    Object.defineProperty(navigator, "canShare", { value: undefined });
    Object.defineProperty(navigator, "share", { value: undefined });
  });

test("a season: five numbers, the plan, moves, a dry year, two phones and a new year, without a signal", async ({
  page,
  context,
  browser,
}) => {
  let taps = 0;
  let fields = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const fill = async (target: Locator, text: string) => {
    fields += 1;
    await target.fill(text);
  };
  await withoutShareSheet(page);

  await test.step("at home, with a signal, the site is saved for offline use", async () => {
    await openPlanner(page, "my-season", "keep");
    await page.getByRole("button", { name: "Save for reading offline" }).tap();
    await expect(page.getByText("Saved for reading offline.").first()).toBeVisible({
      timeout: SAVING_MS,
    });
    await context.setOffline(true);
  });

  await test.step("five numbers give an answer", async () => {
    await page.clock.setFixedTime(at("2027-05-10"));
    await page.goto("/tools/my-season");
    await expect(page.locator(".screens[data-at]")).toBeAttached();
    await fill(field(page, "Cows"), `${HEAD}`);
    await fill(field(page, "Weight of one"), `${WEIGHT_LB}`);
    await fill(field(page, "Acres they graze"), `${ACRES}`);
    await fill(field(page, "Grown an acre"), `${GROWN_LB}`);
    await fill(field(page, "Days you want"), "180");
    const days = (SHARE_LB / LB_DAY).toFixed(1);
    await expect(ticket(page, "grass")).toContainText(`${days} days of grass`);
    await expect(page.locator(".strip-answer")).toContainText(`${days} days`);
    const fits = Math.floor(SHARE_LB / 180 / LB_HEAD);
    await expect(ticket(page, "grass")).toContainText(`The grass carries ${fits} of your ${HEAD}`);
    await tap(page.locator("#grass").getByText(/^Fine tuning/));
    await fill(page.locator("#grass").getByLabel("First day of grazing"), "2027-05-15");
    await tap(keep(page));
    await kept(page);
  });

  await test.step("the plan takes no more than its share of the grass, and is the same on screen, on paper and in the calendar", async () => {
    await show(page, "Chart");
    const lbAcre = Math.round((STAY_DAYS * LB_DAY) / PADDOCK_ACRES);
    await expect(ticket(page, "chart")).toContainText(
      `${lbAcre} of ${GROWN_LB / 4} lb an acre taken`,
    );
    expect(lbAcre).toBeLessThanOrEqual(GROWN_LB / 4);
    await tap(page.getByRole("button", { name: "Print the chart" }));
    await expect(page.locator(".sheet-chart")).toContainText("P4");
    const paper = await page.pdf({ format: "Letter" });
    expect(paper.toString("latin1").match(/\/MediaBox/g)).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    taps += 1;
    const calendar = await fileFrom(page, "Calendar file");
    expect(calendar).toContain("SUMMARY:Move herd: P1 to P2\\, look first");
    const toP2 = calendar.split("BEGIN:VEVENT").find((event) => event.includes("P1 to P2"));
    expect(toP2).toContain(`DTSTART;VALUE=DATE:202705${15 + STAY_DAYS}`);
    expect({ taps, fields }).toEqual({ taps: 4, fields: 6 });
  });

  await test.step("the first day and a late move each take one press", async () => {
    await comeBack(page, "2027-05-15");
    await show(page, "Today");
    await page.getByRole("button", { name: "They went to P1 today" }).tap();
    await kept(page);
    await comeBack(page, "2027-05-22");
    const due = 15 + STAY_DAYS;
    await expect(ticket(page)).toContainText(
      `Today to P2: the move was due May ${due}, ${22 - due} days ago`,
    );
    [taps, fields] = [0, 0];
    await fill(field(page, "Height left behind"), "4");
    await tap(page.getByRole("button", { name: `We moved on the day, May ${due}` }));
    expect({ taps, fields }).toEqual({ taps: 1, fields: 1 });
    await unfold(page, "The log: 2 stays");
    expect(await stays(page)).toEqual([
      expect.stringMatching(`^P2, May ${due} to now`),
      expect.stringMatching(`^P1, May 15 to May ${due}, 2027, left 4 in`),
    ]);
    await expect(ticket(page)).toContainText(`Next: May ${due + STAY_DAYS} to P3`);
    await kept(page);
  });

  await test.step("a corrected move changes the stay before it, the plan and the pounds", async () => {
    // In truth they went a day later, with ten head fewer.
    const due = 15 + STAY_DAYS;
    await page.locator("#today .tool-rows summary").first().tap();
    const form = page.locator("#today .tool-rows details[open]").first();
    await form.getByLabel("In", { exact: true }).fill(`2027-05-${due + 1}`);
    await field(form, "How many").fill(`${HEAD - 10}`);
    await field(form, "Height at turn-in").fill("9");
    const days = Math.floor(STANDING_LB / ((HEAD - 10) * LB_HEAD));
    expect(days).toBeGreaterThan(STAY_DAYS);
    await expect(ticket(page)).toContainText(`Next: May ${due + 1 + days} to P3`);
    expect((await stays(page))[1]).toContain(`P1, May 15 to May ${due + 1}, 2027`);
    const unitDays = ((STAY_DAYS + 1) * HEAD * WEIGHT_LB) / 1000 / PADDOCK_ACRES;
    expect((await stays(page))[1]).toContain(`${unitDays} animal-unit days an acre`);
    // A day more than planned in P1 takes more than its share, and the planner says so.
    const taken = Math.round(((STAY_DAYS + 1) * LB_DAY) / PADDOCK_ACRES);
    expect(taken).toBeGreaterThan(GROWN_LB / 4);
    await expect(ticket(page)).toContainText(`${taken} of ${GROWN_LB / 4} lb an acre taken`);
    await form.getByLabel("In", { exact: true }).fill("2027-05-01");
    await expect(form).toContainText("Which is right?");
    await kept(page);
  });

  await test.step("a forgotten move can be inserted between two others, and Undo removes it", async () => {
    await unfold(page, "Another day or place");
    await page.getByLabel("Herd goes to").selectOption({ label: "P4" });
    await page.locator('[id="log.on"]').fill("2027-05-17");
    await page.getByRole("button", { name: "We moved to P4 May 17" }).tap();
    await expect(page.locator(".log-move [role=alert]")).toContainText("Which is right?");
    await page.getByRole("button", { name: "put it in between" }).tap();
    await expect(page.getByText("The log: 3 stays")).toBeVisible();
    expect((await stays(page)).slice(1)).toEqual([
      expect.stringMatching(`^P4, May 17 to May ${16 + STAY_DAYS}, 2027`),
      expect.stringMatching("^P1, May 15 to May 17, 2027"),
    ]);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByText("The log: 2 stays")).toBeVisible();
  });

  await test.step("no days are counted at home, and the paddock order continues afterwards", async () => {
    await comeBack(page, "2027-05-24");
    await unfold(page, "Another day or place");
    await page.getByLabel("Herd goes to").selectOption({ label: "Home or other grass" });
    await page.getByRole("button", { name: "We moved to home or other grass today" }).tap();
    await kept(page);
    await comeBack(page, "2027-06-01");
    await expect(ticket(page)).toContainText("home or other grass day 9");
    await expect(ticket(page)).toContainText("Today to P3");
    await page.getByRole("button", { name: "We moved to P3 today" }).tap();
    await expect(ticket(page)).toContainText(`P3 day 1 of ${STAY_DAYS}`);
    await kept(page);
  });

  await test.step("a dry year: days left, and the height at which cattle leave", async () => {
    await show(page, "Dry year");
    await field(page, "Standing").fill("1200");
    await page.locator("#dry-year").getByLabel("Grass is needed until").fill("2027-07-25");
    // From July 15, above 600 lb, half of it eaten.
    const lb = (1200 - 600) * 0.5 * ACRES;
    await expect(ticket(page, "dry-year")).toContainText(`${Math.floor(lb / LB_DAY)} days left`);
    const lasts = 600 + (10 * LB_DAY) / (0.5 * ACRES);
    const quarters = Math.ceil(lasts / 200 / 0.25);
    expect(quarters).toBe(29);
    await expect(ticket(page, "dry-year")).toContainText("All can stay from 7¼ in.");
    const leave = HEAD - Math.floor(lb / (10 * LB_HEAD));
    await expect(ticket(page, "dry-year")).toContainText(`${leave} head leave by July 15`);
    await page.getByRole("button", { name: "Put this date on the chart" }).tap();
    await show(page, "Chart");
    await unfold(page, /^Exceptions/);
    await expect(page.locator("#chart")).toContainText(
      `If there’s less than 7¼ in. by July 15, then ${Math.ceil(leave / 2)} head leave by July 15.`,
    );
  });

  await test.step("moves sent from another phone are shown and added, and then both logs are equal", async () => {
    await context.setOffline(false);
    const other = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
    const dad = await other.newPage();
    await withoutShareSheet(dad);
    await dad.clock.setFixedTime(at("2027-06-03"));
    await show(page, "Keep");
    const backup = await fileFrom(page, "Backup file");
    await openPlanner(dad, "my-season", "keep");
    await openFile(dad, backup);
    await keep(dad).tap();
    await kept(dad);
    await show(dad, "Today");
    await dad.getByRole("button", { name: "We moved to P4 today" }).tap();
    await unfold(dad, /^Rain/);
    await field(dad, "Rain").fill("0.4");
    await dad.getByRole("button", { name: "Save the rain" }).tap();
    await kept(dad);
    await show(dad, "Keep");
    await dad.getByRole("button", { name: "Send my moves" }).tap();
    const link = (await dad.locator("#keep [role=status] a").getAttribute("href")) ?? "";
    expect(new URL(link).hash).toMatch(/^#moves\?v=1&z=[\w-]+$/);

    await context.setOffline(true);
    await page.clock.setFixedTime(at("2027-06-03"));
    await page.goto("/tools");
    await page.goto(new URL(link).pathname + new URL(link).hash);
    const sent = page.getByRole("region", { name: "Moves from another phone" });
    await expect(sent).toContainText("1 new move, 1 new day of rain");
    await expect(sent).toContainText("P4, Jun 3 to now");
    await sent.getByRole("button", { name: "Add them to my log" }).tap();
    await expect(ticket(page)).toContainText("P4 day 1");
    await expect(page.getByText("Rain: 0.4 inches")).toBeVisible();
    await kept(page);

    // Sent back as a file, they are nothing new to the other phone.
    await show(page, "Keep");
    await openFile(dad, await fileFrom(page, "All moves as a file"));
    await expect(dad.getByRole("region", { name: "Moves from another phone" })).toContainText(
      "Nothing new",
    );
    await show(page, "Today");
    await unfold(page, /^The log/);
    await show(dad, "Today");
    await unfold(dad, /^The log/);
    expect(await stays(page)).toEqual(await stays(dad));
    await other.close();
  });

  await test.step("a new year starts with one press, and the old one can still be viewed", async () => {
    await comeBack(page, "2027-12-01");
    const over = page.getByRole("region", { name: "The season of 2027 is over" });
    await over.getByLabel("The day the herd left P4").fill("2027-06-07");
    await over.getByRole("button", { name: "Start 2028" }).tap();
    // A press is saved at once, however soon the page is left.
    await comeBack(page, "2027-12-02");
    await expect(ticket(page)).toContainText("Next: May 15, 2028 to P1");
    await expect(over).toHaveCount(0);
    await unfold(page, /^The years/);
    const year = page.getByRole("table", { name: /^2027/ });
    await expect(year).toBeVisible();
    const row = async (name: string) =>
      (await year.getByRole("row", { name }).getByRole("cell").allInnerTexts()).map(Number);
    const unitDays = (days: number, head = HEAD) =>
      Math.round(((days * head * WEIGHT_LB) / 1000 / PADDOCK_ACRES) * 10) / 10;
    const [first, second] = [STAY_DAYS + 1, 24 - (16 + STAY_DAYS)];
    expect(await row("P1")).toEqual([STAY_DAYS, first, unitDays(STAY_DAYS), unitDays(first)]);
    expect(await row("P2")).toEqual([
      STAY_DAYS,
      second,
      unitDays(STAY_DAYS),
      unitDays(second, HEAD - 10),
    ]);
    expect(await row("P3")).toEqual([STAY_DAYS, 2, unitDays(STAY_DAYS), unitDays(2)]);
    expect(await row("P4")).toEqual([STAY_DAYS, 4, unitDays(STAY_DAYS), unitDays(4)]);
    await unfold(page, /^Rain/);
    await expect(page.getByText(/By water year/)).toContainText("2028 0 in, 2027 0.4 in");
    await comeBack(page, "2028-05-15");
    await page.getByRole("button", { name: "We moved to P1 today" }).tap();
    await expect(ticket(page)).toContainText(`P1 day 1 of ${STAY_DAYS}`);
  });
});
