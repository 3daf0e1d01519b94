import { expect, test } from "../fixtures.ts";

const OVERVIEWS = [
  ["/about", ["/about/mission", "/about/reasonable-change", "/about/science", "/about/team"]],
  [
    "/getting-started",
    [
      "/getting-started/assessment",
      "/getting-started/first-steps",
      "/getting-started/quick-start",
      "/getting-started/mistakes",
      "/getting-started/faq",
    ],
  ],
  [
    "/practices",
    ["/practices/grazing", "/practices/water", "/practices/soil", "/practices/animal-health"],
  ],
] as const;

for (const [path, targets] of OVERVIEWS) {
  test(`${path} without a section: one card for each page below it`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole("main").locator("article h3 a");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual([...targets]);
  });
}

const HEROES = [
  ["/practices", "Regenerative Practices"],
  ["/practices/grazing", "Grazing Management"],
  ["/practices/water", "Water Systems"],
  ["/practices/soil", "Soil Building"],
  ["/practices/animal-health", "Animal Health"],
] as const;

test("each practice has a hero title, subtitle and picture of its own", async ({ page }) => {
  const seen = new Set<string>();
  for (const [path, title] of HEROES) {
    await page.goto(path);
    const head = page.locator(".page-head");
    await expect(head.getByRole("heading", { level: 1 })).toHaveText(title);
    const subtitle = await head.locator(".lede").textContent();
    const picture = await head.locator("img.pic").first().getAttribute("src");
    const photo = await head.locator("[data-photo]").getAttribute("data-photo");
    expect(subtitle).toBeTruthy();
    for (const own of [subtitle, picture, photo]) seen.add(own ?? "none");
  }
  expect(seen.size).toBe(HEROES.length * 3);
});

test("an unknown practice type has the hero and nothing after it", async ({ page }) => {
  await page.goto("/practices/tractors");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading")).toHaveText(["Regenerative Practices"]);
  await expect(main.locator("> *")).toHaveCount(1);
});
