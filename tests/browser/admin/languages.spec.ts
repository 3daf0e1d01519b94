import type { Locator } from "@playwright/test";
import { DRAFT, expect, heading, test, write } from "./support/desk.ts";

const TITLE = "قاعدة الراحة";
const TEXT = "الراحة أهم أداة تملكها.";

/** Whether an element's text is laid out from right to left: its first character is right of its last. */
const beginsRight = (text: Locator) =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode();
    if (!(node instanceof Text)) return undefined;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    return left(0) > left(node.length - 1);
  });

test("Arabic text is laid out from right to left in the editor, the preview, the page view and the list, and can be searched", async ({
  desk,
}) => {
  await desk.getByRole("link", { name: "New Post" }).click();
  await write(desk, {
    ...DRAFT,
    title: TITLE,
    excerpt: TEXT,
    content: `${TEXT}\n\n- الماء\n\nAnd English.`,
  });
  for (const label of ["Title", "Excerpt", "Content"]) {
    const field = desk.getByLabel(label, { exact: true });
    await expect(field).toHaveCSS("direction", "rtl");
  }
  await expect(desk.getByLabel("Slug")).toHaveValue("قاعدة-الراحة");
  await expect(desk.getByLabel("Slug")).toHaveAccessibleDescription(/\/قاعدة-الراحة/);
  await desk.getByRole("tab", { name: "Preview" }).click();
  const panel = desk.getByRole("tabpanel", { name: "Preview" });
  expect(await beginsRight(panel.getByText(TEXT))).toBe(true);
  expect(await beginsRight(panel.getByText("And English."))).toBe(false);
  // The list markers are on the right.
  await expect(panel.getByRole("list")).toHaveCSS("direction", "rtl");

  await desk.getByRole("button", { name: "See it as a page" }).click();
  const page = desk.getByRole("dialog").frameLocator("iframe");
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  expect(await beginsRight(page.locator(".prose").getByText(TEXT))).toBe(true);
  await desk.getByRole("button", { name: "Back to writing" }).click();

  await desk.getByRole("button", { name: "Publish Post" }).click();
  await expect(heading(desk, "Posts")).toBeVisible();
  const search = desk.getByPlaceholder("Search posts...");
  await search.fill("الراحة");
  const row = desk.locator("tbody tr").filter({ hasText: TITLE });
  await expect(desk.getByText("1 of 13 posts")).toBeVisible();
  expect(await beginsRight(row.getByRole("link", { name: TITLE, exact: true }))).toBe(true);
});
