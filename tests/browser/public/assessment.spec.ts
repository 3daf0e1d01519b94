import { ready, expect, test } from "../fixtures.ts";

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
  await submit.click();
  await expect(page.getByText("Rest one pasture this season").first()).toBeVisible();
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
