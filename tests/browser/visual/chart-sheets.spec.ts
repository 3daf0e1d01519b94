import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { openRanch, show } from "../tools/planner.ts";
import { ACROSS, printedSheets } from "./printed-sheets.ts";

const START = "2027-05-15";

/** Opens the chart of a ranch with large paddocks and trigger dates; with a second herd its grass is not counted. */
async function openChart(page: Page, count: number, herds: number): Promise<void> {
  const animals = (herd: string, head: number) => ({ id: herd, head, weightLb: 1300, herd });
  await openRanch(page, ({ season }) => ({
    id: `chart-${count}-${herds}`,
    herdRows: [animals("herd", 1250), ...(herds > 1 ? [animals("herd-2", 20)] : [])],
    paddocks: Array.from({ length: count }, (_, index) => ({
      id: `p${index}`,
      name: index % 3 === 1 ? "North Creek Bottom" : `P${index + 1}`,
      acres: 1250.5,
    })),
    season: { ...season, start: START, days: 240, heightIn: herds > 1 ? null : 9 },
    ...(herds > 1 ? { pastures: [] } : {}),
    triggers: [6, 7, 8, 9, 10, 11, 12].map((month) => ({
      id: `t${month}`,
      on: `2027-${String(month).padStart(2, "0")}-15`,
      belowIn: 8.5,
      headLeave: 120,
      leaveBy: `2027-${String(month).padStart(2, "0")}-28`,
    })),
  }));
  await expect(page.locator(".tool-count")).toContainText(String(count));
  await show(page, "Chart");
}

/** Counts of paddocks and herds. 15 is one paddock more than fits a sheet; `npm run test:all` tries the others. */
const CHARTS =
  process.env.TEST_ALL === undefined
    ? [[15, 1]]
    : [4, 6, 8, 14, 15, 60].flatMap((count) => [1, 2].map((herds) => [count, herds]));

test("each chart sheet prints on one page, with as many paddocks as fit or one more, and with one herd or two", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-05-20T08:00:00-05:00");
  await page.goto("/tools/my-season");
  await page.evaluate(() => {
    window.print = () => {};
  });
  for (const [count = 0, herds = 1] of CHARTS) {
    const which = `${count} paddocks, herds: ${herds}`;
    await openChart(page, count, herds);
    const sheets = Math.ceil(count / 14);
    for (const format of ACROSS) {
      await page.getByRole("button", { name: "Print the chart" }).click();
      await expect(page.locator(".sheet"), which).toHaveCount(sheets);
      if (sheets > 1)
        await expect(page.locator(".sheet").last()).toContainText(`Sheet ${sheets} of ${sheets}`);
      await expect(page.locator(".sheet").first()).toContainText(
        "1 more trigger date on the phone.",
      );
      await page.emulateMedia({ media: "print" });
      // No number is broken across lines, such as "1,25 / 0".
      const lines = await page.locator(".paper-chart tbody td:nth-child(2)").evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getClientRects().length;
        }),
      );
      expect(Math.max(...lines), `${which}, ${format}`).toBe(1);
      await page.emulateMedia({ media: null });
      const pdf = await page.pdf({ format });
      expect((await printedSheets(pdf)).length, `${which}, ${format}`).toBe(sheets);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    }
  }
});
