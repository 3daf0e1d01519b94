import { expect, test } from "../fixtures.ts";
import { field, openPlanner, show, unfoldAll } from "./planner.ts";

/*
 * What a field says to what is typed in it. Which text is a number, and what the planners answer, is tested without a
 * browser (app/domain/tools/numbers/parse-number.test.ts, app/domain/tools/planners/planners.test.ts).
 */

test("field tests: another unit is refused beside the number, which stays as typed, its own is taken, an error stands beside its reading alone, and the last answer in the list", async ({
  page,
}) => {
  await openPlanner(page, "tests", "nitrate");
  const screen = page.locator(".screen[data-on]");
  const finding = screen.locator(".tool-field .finding");
  const report = screen.getByLabel(/^On the report/);
  // A made-up result helps nobody: tests open empty.
  await expect(screen.getByText(/^Still empty/)).toBeVisible();
  await report.fill("1.8%");
  await expect(finding.and(page.locator(".refused"))).toHaveText(
    "Enter a number, such as 1,300 or 2.5, in ppm and no other unit. If your lab printed a percent, multiply it by 10,000: 0.45% is 4,500 ppm.",
  );
  await expect(report).toHaveValue("1.8%");
  await expect(screen.locator(".ticket-figure")).toHaveCount(0);
  await report.fill("3000 ppm");
  await expect(finding).toHaveCount(0);
  await screen.getByText("Nitrate-N (NO3-N)").click();
  await expect(screen.locator(".ticket-figure")).toHaveText("None");
  await screen.getByRole("link", { name: "All tests" }).click();
  await expect(page.locator("#all .origin")).toHaveText("Last: None for bred cows.");
  await page.goBack();
  await screen.getByLabel("Some are bred, or may be").uncheck();
  await expect(screen.locator(".ticket-figure")).toHaveText("A quarter");
  await report.fill("1.8");
  await expect(finding).toHaveText(/^If your lab printed a percent/);

  await page.goto("/tools/tests#ring");
  for (const [ring, minutes] of ["6", "0", "9"].entries())
    await screen.getByLabel(`Ring ${ring + 1}`).fill(minutes);
  await expect(finding).toHaveText(["A time must be more than zero."]);
  await expect(screen.getByLabel("Ring 2")).toHaveAttribute("aria-invalid", "true");
});

test("money: a wage by the day is refused, thousands are asked about, three decimals of a step are not, and an answer follows a choice, a box and a button", async ({
  page,
}) => {
  await openPlanner(page, "budget", "fall");
  const fall = page.locator("#fall");
  const left = fall.getByRole("textbox", { name: /^Cash left over/ });
  const finding = fall.locator(".tool-field .finding.refused");
  await expect(fall).toContainText("Continue");
  await left.fill("1.950");
  await expect(finding).toHaveText("1,950 or 1.95?");
  await left.fill("-0.125");
  await expect(finding).toHaveCount(0);
  await left.press("ArrowUp");
  await expect(left).toHaveValue("49.875");
  await expect(finding).toHaveCount(0);
  await left.fill("0");
  await expect(fall.locator(".ticket-figure")).toHaveText("Repeat");
  await fall.getByRole("button", { name: "Less: Cash left over" }).click();
  await fall.getByRole("radio", { name: "No" }).check();
  await expect(fall.locator(".ticket-figure")).toHaveText("Stop");

  await show(page, "Kit");
  const kit = page.locator("#kit");
  await kit.getByRole("button", { name: "Add a line" }).click();
  const line = kit.locator("summary", { hasText: "A line of your own" }).last();
  await line.click();
  await field(kit, "How many").last().fill("3");
  await field(kit, "Price of one").last().fill("1100");
  await expect(line).toContainText("$3,300");

  await page.goto("/tools/budget#year");
  const year = page.locator("#year");
  const wage = year.getByRole("textbox", { name: /^What an hour/ });
  await wage.fill("$150/day");
  await expect(year.locator(".tool-field .finding.refused")).toHaveText(
    "Enter a number, such as 1,300 or 2.5, in dollars an hour and no other unit.",
  );
  await wage.fill("18.5");
  await year.getByLabel(/^Hay days saved/).fill("21.5");
  await year.getByLabel(/^Years the kit lasts/).fill("1");
  const sums = year.locator(".ledger-table");
  await expect(sums).toContainText("21.5 days × 60 head × $1.61");
  await expect(sums).toContainText("÷ 1 year + 20 h × $18.50");
});

test("other animals have the animal units of their own kind", async ({ page }) => {
  await openPlanner(page);
  const screen = page.locator(".screen[data-on]");
  await unfoldAll(page);
  await screen.getByRole("button", { name: "Add other animals" }).click();
  const row = screen.getByRole("group", { name: "Animals 2" });
  const units = row.getByLabel(/^Animal units of one/);
  await expect(units).toHaveValue("1.4");
  await row.getByLabel("Kind").selectOption("Sheep");
  await expect(units).toHaveValue("0.2");
  await units.fill("0.15");
  await row.getByLabel("Kind").selectOption("Goats");
  await expect(units).toHaveValue("0.15");
});
