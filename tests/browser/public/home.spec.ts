import { expect, test } from "../fixtures.ts";

test("hero, cards, timeline, call to action and latest posts", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/First Paddock/);
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["Take the Assessment", "/getting-started/assessment"],
    ["Learn How It Works", "/getting-started/how-it-works"],
  ] as const) {
    await expect(main.locator(".hero").getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await expect(main.getByRole("heading", { name: "Why Reasonable Changes Work" })).toBeVisible();
  for (const [name, path] of [
    ["Soil Health", "/practices/soil"],
    ["Animal Welfare", "/practices/animal-health"],
    ["Biodiversity", "/practices/grazing"],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  for (const year of ["Year 1", "Year 3", "Year 5"]) {
    await expect(main.getByRole("heading", { name: year })).toBeVisible();
  }
  const invitation = main.locator("section", {
    has: page.getByRole("heading", { name: "Ready to Get Started" }),
  });
  await expect(invitation.getByRole("link")).toHaveAttribute("href", "/getting-started/assessment");
  const latest = page.locator("section", {
    has: page.getByRole("heading", { name: "Latest Insights" }),
  });
  await expect(latest.getByRole("article").getByRole("heading")).toHaveText([
    /^Three Published Ranch Stories/,
    /^Nesting Season/,
    /^Fence and Water/,
  ]);
  await expect(latest.getByRole("link", { name: "View all articles" })).toHaveAttribute(
    "href",
    "/blog",
  );
});

test.describe("with the photo host out of reach", () => {
  test.use({ photoHost: "blocked" });

  test("every picture is there and none is broken", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = "eager";
        await image.decode();
      }
    });
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
    );
    expect(broken).toEqual([]);
    await expect(page.locator(".photo.ready")).toHaveCount(0);
  });
});
