import { expect, test } from "../fixtures.ts";

const FIELDS = 6;

test("at 400% zoom the bar below the form does not cover the field with the error (WCAG 2.4.11)", async ({
  owner: page,
  desk,
}) => {
  // A window of 1280 by 1024 at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${desk.origin}/admin/new-post`);
  await page.getByRole("button", { name: "Publish Post" }).press("Enter");
  await expect(page.getByText(`${FIELDS} things to fix`)).toBeVisible();
  for (let at = 0; at < FIELDS; at += 1) {
    const isSeen = () =>
      page.locator(":focus").evaluate((field) => {
        const { top, left, width } = field.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + 8) === field;
      });
    await expect.poll(isSeen).toBe(true);
    await page.keyboard.press("F8");
  }
});
