import { ready, expect, test } from "../fixtures.ts";
import { eitherQuotes } from "#tests/support/quotes.ts";

const SCREENS = [
  ["/about", ["Our Mission", "What is Reasonable Change?", "The Science", "Meet the Team"]],
  [
    "/about/mission",
    ["Land stewardship", "Economic viability", "Practical implementation", "Community building"],
  ],
  ["/about/reasonable-change", ["Change at most 10% a year", "Pay from cash flow"]],
  ["/about/science", ["Grazing and rest", "Water and where cattle graze"]],
  [
    "/getting-started",
    ["Is This For You?", "First Steps Guide", "30-Day Quick Start", "Common Mistakes", "FAQ"],
  ],
  ["/getting-started/first-steps", ["Count what you have", "Try one wire", "Check and decide"]],
  ["/getting-started/quick-start", ["Week 1", "Week 2", "Week 3", "Week 4"]],
  ["/getting-started/mistakes", ["Changing the whole ranch at once", "Keeping no record"]],
  ["/getting-started/faq", ["What will it cost me to start?", "What if there is a drought?"]],
  ["/getting-started/how-it-works", ["Observe", "Pay the next one from cash flow"]],
  ["/practices", ["Grazing Management", "Water Systems", "Soil Building", "Animal Health"]],
  [
    "/practices/grazing",
    [
      "Rest periods",
      "Controlled impact",
      "Plant diversity",
      "Economic efficiency",
      "Expected results",
    ],
  ],
  ["/practices/water", ["Portable tank and pipe", "Gravity-fed", "Solar pumping"]],
  ["/practices/soil", ["Planned grazing", "Compost", "Cover crops", "Monitoring"]],
  ["/practices/animal-health", ["Principles", "Practices", "Indicators to monitor"]],
  ["/tools", ["Before You Open the Gate", "People Who Will Walk Your Pasture"]],
  ["/tools/turn-in", ["Call the veterinarian now", "Every gate", "Grass tetany"]],
  ["/tools/stop-grazing", ["First turnout in spring", "Regrowth, the rest of the year"]],
  ["/tools/cost-share", ["Don’t buy, dig or build yet", "Prescribed Grazing"]],
  ["/tools/people", ["Find your people", "Ask these six things"]],
  ["/tools/regions", ["California annual range", "On leased land, get this in writing"]],
] as const;

test("each guide shows its content under one level-1 heading", async ({ page }) => {
  for (const [path, texts] of SCREENS) {
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    for (const text of texts) {
      // Some words also appear in print-only elements.
      const found = page.getByRole("main").getByText(text).filter({ visible: true }).first();
      await expect.soft(found, `${path}: ${text}`).toBeVisible();
    }
  }
});

test("About names its section in the title: hyphens become spaces, words are capitalized", async ({
  page,
}) => {
  await page.goto("/about/reasonable-change");
  await expect(page).toHaveTitle(/^Reasonable Change/);
});

test("four team members, each with picture, title and bio, said to be illustrative", async ({
  page,
}) => {
  await page.goto("/about/team");
  const main = page.getByRole("main");
  await expect(main.getByText(/illustrative/i).first()).toBeVisible();
  const members = main.getByRole("article").filter({ has: page.locator("img") });
  await expect(members).toHaveCount(4);
  for (const member of await members.all()) {
    await expect(member.getByRole("heading")).toHaveText(/\w/);
    await expect(member.locator(".role")).toHaveText(/\w/);
    await expect(member.getByRole("paragraph").last()).toHaveText(/\w.*\./);
  }
});

test("a section that does not exist is the not-found page", async ({ page, expectedErrors }) => {
  expectedErrors.push("404");
  for (const path of ["/about/nope", "/getting-started/nope"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(
      page.getByText(eitherQuotes("The page you're looking for doesn't exist or has been moved.")),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});

test("an unknown practice type gets the generic hero only; a subtopic changes nothing", async ({
  page,
}) => {
  await page.goto("/practices/tractors");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Regenerative Practices");
  await expect(page.getByRole("heading", { name: "Core principles" })).toHaveCount(0);
  await page.goto("/practices/grazing/anything");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazing Management");
  await ready(page);
  await expect(page.getByRole("heading", { name: "Core principles" })).toBeVisible();
});

test("the practices' call to action leads to the assessment", async ({ page }) => {
  await page.goto("/practices");
  const link = page.getByRole("main").getByRole("link", { name: "Take the Assessment" });
  await expect(link.first()).toHaveAttribute("href", "/getting-started/assessment");
});
