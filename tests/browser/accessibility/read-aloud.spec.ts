import { expect, ready, test } from "../fixtures.ts";

/*
 * What a screen reader is given of a page, in order: roles, names, levels and states (ARIA snapshots). Forms and the
 * search are covered by the tests that use them.
 */

test("home, to a screen reader: skip link and navigation, then promise, reasons, timeline, articles and next step", async ({
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
      - heading "Why Reasonable Changes Work" [level=2]
      - article:
        - heading "Soil Health" [level=3]
      - article:
        - heading "Animal Welfare" [level=3]
      - article:
        - heading "Biodiversity" [level=3]
      - heading "Impact timeline" [level=2]
      - list:
        - listitem:
          - heading "Year 1" [level=3]
        - listitem:
          - heading "Year 3" [level=3]
          - img "3 tenths of the ranch changed"
        - listitem:
          - heading "Year 5" [level=3]
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

test("a post, to a screen reader: its details, contents, pictures and tables with names, and links to further posts", async ({
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
