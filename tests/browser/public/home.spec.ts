import { expect, test } from "../fixtures.ts";

test("the latest posts are the newest three", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/First Paddock/);
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
