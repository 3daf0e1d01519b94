import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("all six parts of My Season fit a phone, each wide enough for a thumb", async ({ page }) => {
  await page.goto("/tools/my-season");
  const tabs = page.getByRole("navigation", { name: "Parts of this planner" }).getByRole("link");
  await expect(tabs).toHaveCount(6);
  const boxes = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { right, width } = tab.getBoundingClientRect();
      return { right, width };
    }),
  );
  expect(boxes.filter(({ right, width }) => right > 390 || width < 44)).toEqual([]);
});

test("a test that is opened on a phone shows its name, which no tab does", async ({ page }) => {
  await page.goto("/tools/tests");
  await page.getByRole("link", { name: "Flies" }).click();
  const name = page.getByRole("heading", { name: "Flies" });
  await expect(name).toBeInViewport();
  expect((await name.boundingBox())?.height).toBeGreaterThan(20);
});

for (const { planner, part, label, digits, copy, live } of [
  {
    planner: "budget",
    part: "year-live",
    label: /^Hay per cow per day/,
    digits: "3",
    copy: "$218 left this year",
    live: "$885 left this year",
  },
  {
    planner: "water",
    part: "reach-and-pressure",
    label: /^Cows/,
    digits: "62",
    copy: "1,320 gal 38.3 of 40 ac 11.9 psi",
    live: /^1,364 gal 38\.3 of 40 ac 11\.\d psi$/,
  },
])
  test(`${planner}: the strip never shows the example's answer to other numbers`, async ({
    page,
  }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**/${part}-*.js`, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`/tools/${planner}`);
    await expect(page.locator(".screens[data-at]")).toBeAttached();
    const strip = page.locator(".strip-answer");
    await expect(strip).toHaveText(copy);
    await page.getByLabel(label).first().fill(digits);
    await expect(strip).not.toContainText(planner === "budget" ? "218" : "11.9");
    arrive();
    await expect(strip).toHaveText(live);
    // What is no number is not taken for an empty field, which has a usual value.
    await page.getByLabel(label).first().fill("1,61");
    await expect(page.getByText("1.61?").first()).toBeVisible();
    await expect(strip).not.toContainText(planner === "budget" ? "$" : "gal");
  });
