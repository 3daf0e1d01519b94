import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import {
  changeStored,
  field,
  fileFrom,
  keep,
  keepMine,
  kept,
  openFile,
  openPlanner,
  openRanch,
  show,
} from "./planner.ts";

const head = (page: Page) => field(page, "Cows").first();

/** Makes the stored record invalid. */
const damage = (page: Page) => changeStored(page, { herdRows: "sixty cows" });

test("a damaged record can be restored from a copy, or started over after saving the damaged text as a file", async ({
  page,
}) => {
  await keepMine(page, "70");
  await head(page).fill("71");
  await expect(page.getByText("125 days of grass")).toBeVisible();
  await kept(page);
  await damage(page);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("damaged or was changed by hand");
  await show(page, "Keep");
  await expect(page.getByRole("region", { name: "What is kept here is damaged" })).toBeVisible();
  await page.getByText(/^Copies of the last 30 days/).click();
  await page.getByRole("button", { name: "Bring back" }).first().click();
  await kept(page);
  await show(page, "Grass");
  await expect(head(page)).toHaveValue("70");

  await damage(page);
  await page.reload();
  await show(page, "Keep");
  expect(await fileFrom(page, "Save the text and start over")).toContain("sixty cows");
  await kept(page);
  await show(page, "Grass");
  await expect(head(page)).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(head(page)).toHaveValue("");
});

test("opening a backup asks before replacing the ranch and keeps a copy of it; another ranch's moves are refused; a truncated link is reported", async ({
  page,
}) => {
  await keepMine(page, "70");
  await show(page, "Keep");
  const backup = await fileFrom(page, "Backup file");
  await openFile(page, "no backup");
  await expect(page.getByRole("alert")).toHaveText("This file isn’t a planner backup.");
  await openFile(
    page,
    backup.replace(/"id": ".*"/, '"id": "other"').replace('"head": 70', '"head": 33'),
  );
  const question = page.getByRole("region", { name: "In this backup" });
  await expect(question).toContainText("33 head");
  await expect(question).toContainText("70 head");
  await expect(page.getByRole("alert")).toHaveCount(0);
  // Another ranch's numbers count as new, even if neither ranch has a log.
  await expect(question).not.toContainText("Nothing new");
  await expect(page.getByRole("heading", { name: "In this backup" })).toBeFocused();
  await question.getByRole("button", { name: "Leave mine as it is" }).click();
  await expect(page.getByRole("button", { name: "Open a backup or moves" })).toBeFocused();
  await show(page, "Grass");
  await expect(head(page)).toHaveValue("70");

  await show(page, "Keep");
  await openFile(page, backup.replace('"head": 70', '"head": 33'));
  await question.getByRole("button", { name: "Replace mine with it" }).click();
  await kept(page);
  await page.getByText(/^Copies of the last 30 days/).click();
  await page.getByRole("button", { name: "Bring back" }).first().click();
  await show(page, "Grass");
  await expect(head(page)).toHaveValue("70");

  await show(page, "Keep");
  const log = [{ id: "x", paddockId: "p1", in: "2027-05-20" }];
  const moves = { app: "first-paddock", schema: 1, holds: "moves", log, rain: [] };
  const other = { ...moves, id: "other", paddocks: [{ id: "p1", name: "Creek" }] };
  await openFile(page, JSON.stringify(other));
  const sent = page.getByRole("region", { name: "Moves from another phone" });
  await expect(sent).toContainText("These are not moves of this ranch");
  await expect(sent.getByRole("button")).toHaveText(["Close"]);
  await openFile(page, JSON.stringify({ ...other, log: [] }));
  await expect(sent).toContainText("There are no moves and no rain in it.");
  // The same ranch, with a paddock that was added there.
  const { id } = JSON.parse(backup);
  const added = { paddockId: "p9", in: "2027-05-20" };
  const paddocks = [{ id: "p9", name: "Creek" }];
  await openFile(page, JSON.stringify({ ...moves, id, paddocks, log: [{ id: "x", ...added }] }));
  await expect(sent).toContainText("Creek, May 20 to now");
  await expect(sent).toContainText("until you open that phone’s backup");
  await page.goto("/tools/my-season#moves?v=1&z=abcdef");
  await expect(page.getByRole("alert")).toContainText("This link has been cut off");
});

test("opening a backup whose reader script cannot load without a signal says so, and works once there is one @rare", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("ERR_FAILED");
  await page.route("**/assets/read-file-*", (route) => route.abort());
  await openPlanner(page, "my-season", "keep");
  const backup = await fileFrom(page, "Backup file");
  await openFile(page, backup);
  await expect(page.getByRole("alert")).toContainText(
    "keep what you typed and load the page again.",
  );
  await page.unroute("**/assets/read-file-*");
  await openFile(page, backup);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("after ten entries the planner asks for a backup file, until one is saved @rare", async ({
  page,
}) => {
  await page.clock.setFixedTime("2027-06-20T08:00:00-05:00");
  await openPlanner(page);
  await openRanch(page, () => ({
    id: "mine",
    createdAt: "2027-06-10T12:00:00Z",
    rain: Array.from({ length: 9 }, (_, index) => ({
      id: `rain-${index}`,
      on: `2027-06-0${index + 1}`,
      inches: 0.4,
    })),
  }));
  await keep(page).click();
  await show(page, "Today");
  await page.getByText("Rain: 3.6 inches since October").click();
  const due = page.locator("#today").getByText("It is time for a backup file");
  await expect(due).toHaveCount(0);
  await page.locator('[id="rain.on"]').fill("2027-06-12");
  await field(page, "Rain").fill("1");
  await page.getByRole("button", { name: "Save the rain" }).click();
  await expect(due).toBeVisible();
  await expect(page.getByText("Rain: 4.6 inches since October")).toBeVisible();
  await expect(page.getByText("Jun 12: 1 in")).toBeVisible();
  const text = await fileFrom(page, "Backup file");
  expect(JSON.parse(text)).toMatchObject({ backup: { on: "2027-06-20", entries: 10 } });
  await expect(due).toHaveCount(0);
  await kept(page);
});
