import { expect, startSignedIn, submitLogin, test } from "../admin/support/desk.ts";
import { ready } from "../fixtures.ts";

/* What a screen reader gets of each kind of page, in order: roles, names, levels and states (ARIA snapshots). */

test("home: the way in, then promise, reasons, years, articles and the next step", async ({
  page,
}) => {
  await page.goto("/");
  await ready(page);
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "First Paddock"
      - navigation "Main":
        - list:
          - /children: equal
          - listitem:
            - link "About"
            - button "About menu"
          - listitem:
            - link "Getting Started"
            - button "Getting Started menu"
          - listitem:
            - link "Practices"
            - button "Practices menu"
          - listitem:
            - link "Tools"
            - button "Tools menu"
          - listitem:
            - link "Blog"
      - link "Español"
      - search "Search the site":
        - searchbox "Search articles"
        - button "Search"
      - link "Get Started"
    - main:
      - heading "Try better grazing on one paddock first" [level=1]
      - region "Why Reasonable Changes Work":
        - heading "Why Reasonable Changes Work" [level=2]
        - article:
          - heading "Soil Health" [level=3]
        - article:
          - heading "Animal Welfare" [level=3]
        - article:
          - heading "Biodiversity" [level=3]
      - region "Impact timeline":
        - heading "Impact timeline" [level=2]
        - list:
          - listitem:
            - heading "Year 1" [level=3]
          - listitem:
            - heading "Year 3" [level=3]
            - img "3 tenths of the ranch changed"
          - listitem:
            - heading "Year 5" [level=3]
      - region "Latest Insights":
        - heading "Latest Insights" [level=2]
        - article:
          - heading [level=3]:
            - link
      - heading "Ready to Get Started" [level=2]
    - contentinfo:
      - navigation "Get Started"
      - region "Newsletter":
        - textbox "Email address"
      - region "Reading settings":
        - group:
          - combobox "Colors"
          - checkbox "Press / to search, on every page." [checked]
      - link "Privacy Policy"
  `);
});

test("a post: what it is, what is in it, its pictures and tables in words, and where to go on", async ({
  page,
}) => {
  await page.goto("/blog/2025/03/fence-and-water-on-a-small-budget");
  await ready(page);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - article:
        - img /.{10}/
        - paragraph:
          - link "Practical Resources"
          - time: March 13, 2025
          - text: /\\d+ min read/
        - heading "Fence and Water on a Small Budget" [level=1]
        - paragraph: /\\.$/
        - paragraph:
          - link "Back to Blog"
        - navigation "In this article"
        - figure /acres lie past 600 ft/:
          - img /.{80}/
        - region /^Table/:
          - table:
            - rowgroup:
              - row:
                - columnheader "Step"
                - columnheader "Working"
                - columnheader "Result"
  `);
  await expect(page.getByRole("link", { name: /^Read more/ })).toHaveCount(3);
  await expect(
    page.getByRole("navigation", { name: "More articles by date" }).getByRole("link"),
  ).toHaveText([/^Previous article/, /^Next article/]);
});

test("a search: the word, how many posts have it, and each by its heading", async ({ page }) => {
  await page.goto("/blog?q=water");
  await expect(page.getByText(/^Found/)).toBeVisible();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - search "Search articles":
        - searchbox "Search articles": water
        - button "Search"
      - status:
        - paragraph:
          - text: /Found \\d+ results for water/
          - link "Clear search"
      - article:
        - heading [level=2]:
          - link
  `);
});

test("the assessment: two questions with their hints, what is missing, and the answer", async ({
  page,
}) => {
  await page.goto("/getting-started/assessment");
  await ready(page);
  const approach = page.getByLabel("Grazing approach");
  const motivation = page.getByLabel("Motivation");
  await expect(approach).toHaveAccessibleDescription(/^Pick the closest\./);
  await expect(motivation).toHaveAccessibleDescription(/^Choose the reason/);
  const submit = page.getByRole("button", { name: "See my first step" });
  await submit.click();
  const form = page.getByRole("region", { name: "Ranch Readiness Assessment" });
  await expect(form).toMatchAriaSnapshot(`
    - region:
      - combobox "Grazing approach" [invalid]
      - combobox "Motivation" [invalid]
      - button "See my first step"
      - status:
        - paragraph: Choose an answer to both questions to see a step that fits them.
  `);
  await expect(approach).toHaveAccessibleDescription(/Choose how you graze now\.$/);
  for (const question of [approach, motivation]) await question.selectOption({ index: 1 });
  await submit.click();
  await expect(form).toMatchAriaSnapshot(`
    - region:
      - img "On one tenth of the ranch"
      - heading "Your first step" [level=2]
      - list:
        - listitem: Rest one pasture this season
        - listitem: Measure before you fix it
      - article:
        - paragraph: "Because of how you graze: Continuous grazing"
        - heading "Rest one pasture this season" [level=3]
  `);
});

test("a planner: each number with its origin, and the answer as a sentence", async ({ page }) => {
  await page.goto("/tools/my-season");
  await expect(page.locator(".screens[data-at]")).toBeAttached();
  // A field's name does not change while one types; its origin follows the value.
  const cows = page.getByRole("textbox", { name: "Cows", exact: true });
  await expect(cows).toHaveValue("60");
  await expect(cows).toHaveAccessibleDescription(/^example/);
  await expect(page.getByRole("button", { name: "More: Cows" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^The season\. / })).toBeVisible();
});

test("the desk: a refused login, a post with what can be done, and fields with their hints and errors", async ({
  page,
}) => {
  await page.goto("/admin/login");
  await submitLogin(page, { email: "someone@firstpaddock.example", password: "wrong" });
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - link "First Paddock"
      - heading "Sign in to the editor’s desk" [level=1]
      - alert:
        - paragraph: Invalid email or password
      - textbox "Email"
      - textbox "Password"
      - button "Sign in"
  `);

  await startSignedIn(page);
  await page.goto("/admin");
  const title = "Fence and Water on a Small Budget";
  await expect(page.getByRole("row", { name: title })).toMatchAriaSnapshot(`
    - row:
      - /children: equal
      - cell:
        - link "${title}"
      - cell "Practical Resources"
      - cell "Mar 13, 2025"
      - cell "First Paddock Editorial Team"
      - cell:
        - 'link "Edit: ${title}"'
        - 'link "View post: ${title}"'
        - 'button "Delete: ${title}"'
  `);

  await page.getByRole("link", { name: "New Post" }).click();
  await expect(page.getByLabel("Excerpt")).toHaveAccessibleDescription(
    "One or two sentences for lists.",
  );
  await page.getByRole("button", { name: "Publish Post" }).click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - textbox "Title" [invalid]
      - textbox "Cover image" [invalid]
      - tabpanel "Edit":
        - textbox "Content" [invalid]
      - textbox "Excerpt" [invalid]
      - combobox "Category" [invalid]
      - textbox "Slug" [invalid]
      - combobox "Tags"
      - paragraph:
        - text: "6 things to fix:"
        - button "Title"
  `);
  for (const name of ["Title", "Cover image", "Content", "Excerpt", "Category", "Slug"]) {
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveAttribute("aria-required", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(`${name} is required$`));
  }
});
