import { ready, expect, test } from "../fixtures.ts";
import { printedSheets } from "../visual/printed-sheets.ts";

test("two dropdowns with the specification's answers", async ({ page }) => {
  await page.goto("/getting-started/assessment");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is This For You?");
  await expect(page.getByText("Ranch Readiness Assessment").first()).toBeVisible();
  const answers = (label: string) =>
    page
      .getByLabel(label)
      .locator("option")
      .evaluateAll((options) =>
        options.flatMap((option) =>
          option instanceof HTMLOptionElement && option.value !== ""
            ? [option.text.toLowerCase()]
            : [],
        ),
      );
  expect(await answers("Grazing approach")).toEqual([
    "continuous grazing",
    "simple rotation (2-4 paddocks)",
    "multi-paddock rotation",
    "intensive rotation",
  ]);
  expect(await answers("Motivation")).toEqual([
    "improve soil health",
    "reduce input costs",
    "increase carrying capacity",
    "access premium markets",
    "environmental stewardship",
  ]);
});

test("both answers give a first step; a missing one is asked for and the other is kept", async ({
  page,
}) => {
  await page.goto("/getting-started/assessment");
  await ready(page);
  const approach = page.getByLabel("Grazing approach");
  await approach.selectOption({ index: 1 });
  const submit = page.getByRole("main").locator("form button[type=submit]");
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
});

test("the answers are not sent anywhere", async ({ page }) => {
  await page.goto("/getting-started/assessment");
  await ready(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    const tells = /rotation|carrying/.test(request.url());
    if (tells || request.method() !== "GET" || request.isNavigationRequest()) {
      sent.push(`${request.method()} ${request.url()}`);
    }
  });
  await page.getByLabel("Grazing approach").selectOption({ index: 2 });
  await page.getByLabel("Motivation").selectOption({ index: 3 });
  await page.getByRole("main").locator("form button[type=submit]").click();
  await expect(page.locator(".result-head")).toBeVisible();
  expect(sent).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
});

test("each way of grazing has its own poster, and the answer prints on two sheets without controls", async ({
  page,
}) => {
  await page.goto("/getting-started/assessment");
  await ready(page);
  await page.getByLabel("Motivation").selectOption({ index: 1 });
  const picture = page.locator(".result-poster img").first();
  const seen = new Set<string | null>();
  for (const index of [1, 2, 3, 4]) {
    await page.getByLabel("Grazing approach").selectOption({ index });
    await page.getByRole("main").locator("form button[type=submit]").click();
    await expect(picture).not.toHaveAttribute("src", [...seen].at(-1) ?? "");
    seen.add(await picture.getAttribute("src"));
  }
  expect(seen.size).toBe(4);
  await page.getByRole("button", { name: "Print the plan" }).waitFor();
  for (const format of ["Letter", "A4"] as const) {
    expect((await printedSheets(await page.pdf({ format }))).length, format).toBe(2);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".result-head button, .first-year").first()).toBeHidden();
  await expect(picture).toBeHidden();
});
