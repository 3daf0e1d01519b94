import { expect, ready, test } from "../fixtures.ts";
import { openFirstYearPlan } from "../tools/first-year-plan.ts";
import { printedSheets, UPRIGHT } from "../visual/printed-sheets.ts";

test("only the plan for continuous grazing, on screen and on paper, shuts a gate on a date", async ({
  page,
}) => {
  await openFirstYearPlan(page);
  const plan = page.locator(".first-year");
  const sheet = page.locator(".sheet-plan");
  await plan.getByLabel("The day the gate shuts").fill("2027-05-15");
  for (const index of [1, 2, 3, 4]) {
    await page.getByLabel("Grazing approach").selectOption({ index });
    await page.getByRole("main").locator("form button[type=submit]").click();
    await expect(plan.getByLabel("The day the gate shuts")).toHaveCount(index === 1 ? 1 : 0);
    await plan.getByRole("button", { name: "Print the plan" }).click();
    await expect(sheet).toContainText("Out when the grass is down to");
    for (const [part, text] of [
      [plan, "Gate shut"],
      [plan, "These dates are a plan"],
      [sheet, "Gate shut"],
      [sheet, "60 days later"],
    ] as const)
      await (index === 1 ? expect(part) : expect(part).not).toContainText(text);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  }
});

test("a missing answer is asked for, both give a first step with its own poster, nothing is sent, and it prints on two sheets", async ({
  page,
}) => {
  await page.goto("/getting-started/assessment");
  await ready(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    const tells = /rotation|carrying/.test(request.url());
    if (tells || request.method() !== "GET" || request.isNavigationRequest()) {
      sent.push(`${request.method()} ${request.url()}`);
    }
  });
  const approach = page.getByLabel("Grazing approach");
  const submit = page.getByRole("main").locator("form button[type=submit]");
  await approach.selectOption({ index: 1 });
  await submit.click();
  await expect(page.getByText("Choose an answer to both questions").first()).toBeVisible();
  await expect(approach).not.toHaveValue("");
  await page.getByLabel("Motivation").selectOption({ index: 1 });
  await submit.focus();
  await page.keyboard.press("Enter");
  const result = page.getByRole("heading", { name: "Your first step" });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await expect(result).toHaveAccessibleDescription(/Rest one pasture this season/);

  // A poster over both halves, which stand side by side on a wide screen.
  const width = async (part: string) => (await page.locator(part).first().boundingBox())?.width;
  expect(await width(".result-poster")).toBe(await width(".outcome"));

  const picture = page.locator(".result-poster img").first();
  const seen = new Set([await picture.getAttribute("src")]);
  for (const index of [2, 3, 4]) {
    await approach.selectOption({ index });
    await submit.click();
    await expect(picture).not.toHaveAttribute("src", [...seen].at(-1) ?? "");
    seen.add(await picture.getAttribute("src"));
  }
  expect(seen.size).toBe(4);
  expect(sent).toEqual([]);
  expect(new URL(page.url()).search).toBe("");

  await page.getByRole("button", { name: "Print the plan" }).waitFor();
  for (const format of UPRIGHT) {
    expect((await printedSheets(await page.pdf({ format }))).length, format).toBe(2);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".result-head button, .first-year").first()).toBeHidden();
  await expect(picture).toBeHidden();
});
