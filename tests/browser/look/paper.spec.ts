import { expect, test } from "../fixtures.ts";

test.use({ colorScheme: "dark", reducedMotion: "reduce" });

const HANDOUTS = [
  "/getting-started/first-steps",
  "/practices/water",
  "/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks",
];

for (const path of HANDOUTS) {
  test(`${path} prints as a handout, and light from a dark device`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("[data-print]").first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const gone of [".top", ".foot", "[data-print]", ".next", ".tools", ".toc"]) {
      for (const part of await page.locator(gone).all()) await expect(part).toBeHidden();
    }
    await expect(page.locator(".print-mark")).toContainText(path);
    await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
    const spelled = (link: string) =>
      page
        .locator(`main :is(p:not(.meta), li) a[href^="${link}"]`)
        .first()
        .evaluate((found) => getComputedStyle(found, "::after").content);
    await expect.poll(() => spelled("http")).toContain("http");
    await expect.poll(() => spelled("/")).toContain(" (firstpaddock.example/");
  });
}

test("the first sheet has lines for the ranch's own numbers, which no screen shows", async ({
  page,
}) => {
  await page.goto("/getting-started/first-steps");
  const lines = page.locator(".worksheet li");
  await expect(lines.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const line of await lines.all()) await expect(line).toBeVisible();
});

test("rows of a table may part from each other, and are whole", async ({ page }) => {
  await page.goto("/practices/grazing");
  await page.emulateMedia({ media: "print" });
  for (const row of await page.locator(".ledger tbody tr").all()) {
    await expect(row).toHaveCSS("break-inside", "avoid");
  }
  for (const limit of await page.locator(".ledger td > .caution").all()) {
    await expect(limit).toHaveCSS("break-before", "auto");
  }
  await expect(page.locator(".princ .caution").first()).toHaveCSS("break-before", "avoid");
});

test("no step is split over two sheets, and every sheet carries the address", async ({ page }) => {
  await page.goto("/getting-started/first-steps");
  await page.emulateMedia({ media: "print" });
  for (const step of await page.locator(".steps > li").all()) {
    await expect(step).toHaveCSS("break-inside", "avoid");
  }
  await expect(page.locator(".print-mark")).toHaveCSS("display", "table-footer-group");
  await expect(page.locator(".print-mark")).toHaveCSS("break-inside", "avoid");
});
