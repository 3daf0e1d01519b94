import { expect, test } from "../fixtures.ts";
import { unfoldAll } from "./planner.ts";

test("another unit is refused beside the number, which stays as typed, and its own unit is taken", async ({
  page,
}) => {
  await page.goto("/tools/tests#nitrate");
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  const screen = page.locator(".screen[data-on]");
  const report = screen.getByLabel(/^On the report/);
  await report.fill("1.8%");
  await expect(screen.locator(".tool-field .finding.refused")).toHaveText(
    "Enter a number, such as 1,300 or 2.5, in ppm and no other unit. If your lab printed a percent, multiply it by 10,000: 0.45% is 4,500 ppm.",
  );
  await expect(report).toHaveValue("1.8%");
  await expect(screen.locator(".ticket-figure")).toHaveCount(0);
  await report.fill("18000 ppm");
  await expect(screen.locator(".tool-field .finding")).toHaveCount(0);
  await screen.getByText("Nitrate-N (NO3-N)").click();
  await expect(screen.locator(".ticket-figure")).toHaveText(/None/);
  await screen.getByRole("link", { name: "All tests" }).click();
  await expect(page.locator("#all .origin")).toHaveText("Last: Don’t feed it. It can kill cattle.");
  await page.goBack();
  await report.fill("1.8");
  await expect(screen.locator(".tool-field .finding")).toHaveText(/^If your lab printed a percent/);
});

test("money by another unit is refused with the field's own", async ({ page }) => {
  await page.goto("/tools/budget#year");
  const wage = page.locator("#year").getByRole("textbox", { name: /^What an hour/ });
  await wage.fill("$150/day");
  await expect(page.locator("#year .tool-field .finding.refused")).toHaveText(
    "Enter a number, such as 1,300 or 2.5, in dollars an hour and no other unit.",
  );
});

test("a point that may set thousands apart is asked about, and three decimals of a step are not", async ({
  page,
}) => {
  await page.goto("/tools/budget#fall");
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  const left = page.locator("#fall").getByRole("textbox", { name: /^Cash left over/ });
  const finding = page.locator("#fall .tool-field .finding.refused");
  await left.fill("1.950");
  await expect(finding).toHaveText("1,950 or 1.95?");
  await left.fill("-$1.9375");
  await expect(finding).toHaveCount(0);
  await left.fill("-0.125");
  await left.press("ArrowUp");
  await expect(left).toHaveValue("49.875");
  await expect(finding).toHaveCount(0);
});

test("an error stands beside the reading that it is about, and beside no other", async ({
  page,
}) => {
  await page.goto("/tools/tests#ring");
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  const screen = page.locator(".screen[data-on]");
  for (const [ring, minutes] of ["6", "0", "9"].entries())
    await screen.getByLabel(`Ring ${ring + 1}`).fill(minutes);
  await expect(screen.locator(".tool-field .finding")).toHaveText([
    "A time must be more than zero.",
  ]);
  await expect(screen.getByLabel("Ring 2")).toHaveAttribute("aria-invalid", "true");
});

test("other animals have the animal units of their own kind", async ({ page }) => {
  await page.goto("/tools/my-season");
  await expect(page.locator(".screens[data-at]")).toBeAttached();
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

test("the year's sum has half a day, a wage's cents and one year", async ({ page }) => {
  await page.goto("/tools/budget#year");
  const screen = page.locator("#year");
  await screen.getByLabel(/^Hay days saved/).fill("21.5");
  await screen.getByLabel(/^What an hour/).fill("18.5");
  await screen.getByLabel(/^Years the kit lasts/).fill("1");
  const sums = screen.locator(".ledger-table");
  await expect(sums).toContainText("21.5 days × 60 head × $1.61");
  await expect(sums).toContainText("÷ 1 year + 20 h × $18.50");
  await page.goto("/tools/budget#fall");
  await page.locator("#fall").getByText("Too early to say").click();
  await expect(page.locator("#fall .ticket-figure")).toHaveText("Wait");
});
