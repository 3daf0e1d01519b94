import { expect, ready, test } from "../fixtures.ts";
import { after, listen, marks } from "./voice.ts";

/** What a screen reader says on every public page before its content. */
const HEADER = [
  "link, Skip to content",
  "banner",
  "link, First Paddock",
  "navigation, Main",
  "link, About",
  "button, About menu, collapsed",
  "link, Getting Started",
  "button, Getting Started menu, collapsed",
  "link, Practices",
  "button, Practices menu, collapsed",
  "link, Tools",
  "button, Tools menu, collapsed",
  "link, Blog",
  "link, Español",
  "search, Search the site",
  "search edit, Search articles",
  "button, Search",
  "link, Get Started",
  "main",
];

test("home: the way in, then promise, reasons, years, articles and the next step", async ({
  page,
}) => {
  await page.goto("/");
  await ready(page);
  const said = await listen(page);
  expect(said.slice(0, HEADER.length)).toEqual(HEADER);
  expect(marks(await listen(page, "main")).filter((line) => line.startsWith("heading"))).toEqual([
    "heading 1, Try better grazing on one paddock first",
    "heading 2, Why Reasonable Changes Work",
    "heading 3, link, Soil Health",
    "heading 3, link, Animal Welfare",
    "heading 3, link, Biodiversity",
    "heading 2, Impact timeline",
    "heading 3, Year 1",
    "heading 3, Year 3",
    "heading 3, Year 5",
    "heading 2, Latest Insights",
    expect.stringMatching(/^heading 3, link, /),
    expect.stringMatching(/^heading 3, link, /),
    expect.stringMatching(/^heading 3, link, /),
    "heading 2, Ready to Get Started",
  ]);
  // A row of ten squares has a text alternative.
  expect(after(said, "heading 3, Year 3", 1)).toEqual(["graphic, 3 tenths of the ranch changed"]);
  expect(await listen(page, "footer")).toEqual(
    expect.arrayContaining([
      "footer",
      "navigation, Get Started",
      "edit, Email address, required",
      "combo box, Colors, collapsed, Same as my device",
      "check box, Press / to search, on every page., checked",
      "link, Privacy Policy",
    ]),
  );
});

test("a post: what it is, what is in it, its pictures and tables in words, and where to go on", async ({
  page,
}) => {
  await page.goto("/blog/2025/03/fence-and-water-on-a-small-budget");
  await ready(page);
  const said = await listen(page, "main");
  expect(said.slice(0, 9)).toEqual([
    "main",
    "article",
    expect.stringMatching(/^graphic, .{10}/),
    "link, Practical Resources",
    expect.stringMatching(/^March 13, 2025 \d+ min read .+$/),
    "heading 1, Fence and Water on a Small Budget",
    expect.stringMatching(/\.$/),
    "link, Back to Blog",
    "navigation, In this article",
  ]);
  expect(after(said, "table", 3)).toEqual([
    "columnheader, Step",
    "columnheader, Working",
    "columnheader, Result",
  ]);
  const drawings = said.filter((line) => line.startsWith("graphic, ")).slice(1);
  expect(drawings.length).toBeGreaterThan(1);
  for (const drawing of drawings) expect(drawing.length, drawing).toBeGreaterThan(80);
  const more = said.filter((line) => line.startsWith("link, Read more: "));
  expect(more).toHaveLength(3);
  expect(said.slice(-3)).toEqual([
    "navigation, More articles by date",
    "link, Previous article: Compost and Cover Crops: When They Pay and When They Do Not",
    "link, Next article: Nesting Season: Leave One Paddock for the Meadowlarks",
  ]);
});

test("a search: the word, how many posts have it, and each by its heading", async ({ page }) => {
  await page.goto("/blog?q=water");
  await expect(page.getByText(/^Found/)).toBeVisible();
  const said = await listen(page, "main");
  const found = said.findIndex((line) => line.startsWith("Found"));
  expect(said.slice(found - 3, found + 3)).toEqual([
    "search edit, Search articles, water",
    "button, Search",
    "status",
    expect.stringMatching(/^Found \d+ results for “water”$/),
    "link, Clear search",
    "article",
  ]);
  expect(after(said, "heading 2, Categories", 1)).toEqual([
    expect.stringMatching(/^link, .+ \d+ articles?$/),
  ]);
});

test("the assessment: two questions with their hints, what is missing, and the answer", async ({
  page,
}) => {
  await page.goto("/getting-started/assessment");
  const form = "form:has(select)";
  const said = await listen(page, form);
  expect(said.filter((line) => line.startsWith("combo box"))).toEqual([
    expect.stringMatching(
      /^combo box, Grazing approach, collapsed, Choose how you graze now, Pick the closest\./,
    ),
    expect.stringMatching(
      /^combo box, Motivation, collapsed, Choose your main reason, Choose the reason/,
    ),
  ]);
  await page.getByRole("button", { name: "See my first step" }).click();
  await expect(page.getByRole("status").first()).not.toBeEmpty();
  expect(after(await listen(page, "main"), "status", 1)).toEqual([
    "Choose an answer to both questions to see a step that fits them.",
  ]);
  expect((await listen(page, form)).find((line) => line.startsWith("combo box"))).toMatch(
    /^combo box, Grazing approach, invalid, .* Choose how you graze now\.$/,
  );
  await page.getByLabel("Grazing approach").selectOption({ index: 1 });
  await page.getByLabel("Motivation").selectOption({ index: 1 });
  await page.getByRole("button", { name: "See my first step" }).click();
  await expect(page.getByRole("heading", { name: "Your first step" })).toBeVisible();
  const answered = await listen(page, "main");
  expect(after(answered, "graphic, On one tenth of the ranch", 3)).toEqual([
    expect.stringContaining("heading 2, Your first step"),
    "Rest one pasture this season",
    "Measure before you fix it",
  ]);
  expect(after(answered, "Because of how you graze: Continuous grazing", 1)).toEqual([
    "heading 3, Rest one pasture this season",
  ]);
});

test("a planner: each number with its origin and unit, and the answer as a sentence", async ({
  page,
}) => {
  await page.goto("/tools/my-season");
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  // A field's name does not change while one types; its origin follows the value.
  // The accessibility tree gets the picture a moment after the page.
  await expect
    .poll(() => listen(page, "main"))
    .toEqual(
      expect.arrayContaining([
        "edit, Cows, 60, example",
        "button, More: Cows",
        expect.stringMatching(/^graphic, The season\. /),
      ]),
    );
});
