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

test("every drawing keeps its room, and those below the fold wait", async ({ page }) => {
  for (const path of ["/", "/practices", "/blog"]) {
    await page.goto(path);
    const pictures = await page.locator("main img.pic").evaluateAll((all) =>
      all.map((image) => ({
        sized: Number(image.getAttribute("width")) > 0 && Number(image.getAttribute("height")) > 0,
        loading: image.getAttribute("loading"),
      })),
    );
    expect(pictures.every(({ sized }) => sized)).toBe(true);
    expect(pictures.slice(1).every(({ loading }) => loading === "lazy")).toBe(true);
  }
});
