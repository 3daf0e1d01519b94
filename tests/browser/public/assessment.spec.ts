import { expect, ready, test } from "../fixtures.ts";
import { openFirstYearPlan } from "../tools/first-year-plan.ts";
import { printedSheets, UPRIGHT } from "../visual/printed-sheets.ts";

test("the first-year plan links to the planner that fits the answers and prints alone on one sheet; only continuous grazing gets dates for a gate", async ({
  page,
}) => {
  await openFirstYearPlan(page);
  const plan = page.locator(".first-year");
  const sheet = page.locator(".sheet-plan");
  const print = plan.getByRole("button", { name: "Print the plan" });
  await expect(plan.getByRole("link", { name: "Continue in Can I Pay for It?" })).toBeVisible();
  await plan.getByRole("textbox", { name: /^Whole ranch/ }).fill("400");
  await plan.getByLabel("The day the gate shuts").fill("2027-05-15");
  await print.click();
  await expect(page.locator("html")).toHaveClass(/printed/);
  for (const part of [plan, sheet]) await expect(part).toContainText("Gate shut");
  await expect(plan).toContainText("These dates are a plan");
  await expect(sheet).toContainText("60 days later");
  await expect(sheet).toContainText("40 of 400 acres");
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  for (const around of [page.getByRole("heading", { level: 1 }), plan])
    await expect(around).toBeHidden();
  await page.emulateMedia({ media: null });
  for (const format of UPRIGHT) {
    await print.click();
    const printed = await printedSheets(await page.pdf({ format }));
    expect(
      printed.map(({ width, height }) => width < height),
      format,
    ).toEqual([true]);
  }

  await page.getByLabel("Grazing approach").selectOption({ index: 3 });
  await page.getByRole("main").locator("form button[type=submit]").click();
  await expect(plan.getByLabel("The day the gate shuts")).toHaveCount(0);
  await print.click();
  await expect(sheet).toContainText("Out when the grass is down to");
  await expect(sheet).not.toContainText("60 days later");
  await expect(plan).not.toContainText("These dates are a plan");
  for (const part of [plan, sheet]) await expect(part).not.toContainText("Gate shut");
});

test("the assessment asks for missing answers, shows a first step with its own poster, sends nothing, keeps the answers on Back, prints on two sheets", async ({
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
  const form = page.getByRole("region", { name: "Ranch Readiness Assessment" });
  const approach = page.getByLabel("Grazing approach");
  const motivation = page.getByLabel("Motivation");
  await expect(approach).toHaveAccessibleDescription(/^Pick the closest\./);
  await expect(motivation).toHaveAccessibleDescription(/^Choose the reason/);
  const submit = page.getByRole("button", { name: "See my first step" });
  await submit.click();
  await expect(form).toMatchAriaSnapshot(`
    - region:
      - combobox "Grazing approach" [invalid]
      - combobox "Motivation" [invalid]
      - button "See my first step"
      - status:
        - paragraph: Choose an answer to both questions to see a step that fits them.
  `);
  await expect(approach).toHaveAccessibleDescription(/Choose how you graze now\.$/);
  await approach.selectOption({ index: 1 });
  await submit.click();
  await expect(approach).not.toHaveValue("");
  await motivation.selectOption({ index: 1 });
  await submit.focus();
  await page.keyboard.press("Enter");
  const result = page.getByRole("heading", { name: "Your first step" });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await expect(result).toHaveAccessibleDescription(/Rest one pasture this season/);
  await expect(form).toMatchAriaSnapshot(`
    - region:
      - img "On one tenth of the ranch"
      - heading "Your first step" [level=2]
      - list:
        - listitem: Rest one pasture this season
        - listitem: Measure before you fix it
      - article:
        - paragraph: "Because of how you graze: Continuous grazing"
        - heading "Rest one pasture this season" [level=3]
  `);

  // The poster is as wide as both halves, which are side by side on a wide screen.
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

  const half = page.getByRole("article").last();
  await half.getByRole("link").last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.goto("/about");
  await page.goBack();
  await expect(half).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(motivation).not.toHaveValue("");
  await submit.click();
  await expect(result).toBeFocused();

  await page.getByRole("button", { name: "Print the plan" }).waitFor();
  for (const format of UPRIGHT) {
    expect((await printedSheets(await page.pdf({ format }))).length, format).toBe(2);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".result-head button, .first-year").first()).toBeHidden();
  await expect(picture).toBeHidden();
});
