import { expect, test } from "../fixtures.ts";

test("photos load in several widths, once near the viewport, over their drawing", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/unsplash|pexels/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/");
  await expect(page.locator(".hero .photo.ready img")).toHaveAttribute("srcset", /480w.*1600w/);
  await expect(page.locator(".hero .photo img")).toHaveAttribute("sizes", /./);
  expect(asked.every((address) => /[?&]w=\d+/.test(address))).toBe(true);
  const atTop = asked.length;
  expect(atTop).toBeLessThan(await page.locator("[data-photo]").count());
  await page.locator(".cta").scrollIntoViewIfNeeded();
  await expect(page.locator(".cta .photo.ready")).toHaveCount(1);
  expect(asked.length).toBeGreaterThan(atTop);
});

test.describe("with the photo host out of reach", () => {
  test.use({ photoHost: "blocked" });

  test("every picture is there and none is broken, and tools are drawn in place of portraits", async ({
    page,
  }) => {
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

    await page.goto("/about/team");
    await page.locator(".member").last().scrollIntoViewIfNeeded();
    const members = await page.locator(".member").count();
    expect(members).toBeGreaterThan(0);
    await expect(page.locator(".member img.pic")).toHaveCount(members);
    await expect(page.locator(".member .photo img")).toHaveCount(0);
    const drawn = () =>
      page
        .locator(".member img.pic")
        .evaluateAll(
          (all) =>
            all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
              .length,
        );
    await expect.poll(drawn).toBe(members);
  });
});
