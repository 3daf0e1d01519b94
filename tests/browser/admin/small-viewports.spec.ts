import { expect, test } from "./support/desk.ts";

/** 1280 by 800 at 200%, and a phone with its keyboard open. */
const LITTLE = [
  { width: 640, height: 400 },
  { width: 390, height: 430 },
];

for (const viewport of LITTLE) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("while typing, only the toolbar stays over the text", async ({ desk }) => {
      await desk
        .getByRole("link", { name: /^Edit:/ })
        .first()
        .click();
      const content = desk.getByLabel("Content");
      await content.click();
      await expect(content).toBeFocused();
      const tools = desk.getByRole("toolbar", { name: "Formatting" });
      await tools.evaluate((bar) => scrollBy(0, bar.getBoundingClientRect().top));
      const rowOfTools = await tools.evaluate((bar) => bar.getBoundingClientRect().height);
      expect(rowOfTools).toBeLessThan(60);
      /** For each pixel row in the middle of the window, whether the text is on top. */
      const seen = await desk.evaluate(
        () =>
          Array.from({ length: innerHeight }, (_, y) =>
            document.elementFromPoint(innerWidth / 2, y)?.matches("textarea"),
          ).filter(Boolean).length,
      );
      expect(seen).toBeGreaterThan(viewport.height - rowOfTools - 20);
      // Without the focus in the text, the buttons are back.
      await desk.getByLabel("Slug").focus();
      await expect(desk.getByRole("button", { name: "Update Post" })).toBeInViewport();
    });
  });
}

test.describe("forced colors", () => {
  test.use({ forcedColors: "active" });

  test("the selected tab is distinguishable, even on hover, and a select keeps its arrow", async ({
    desk,
  }) => {
    await desk.getByRole("link", { name: "New Post" }).click();
    const ground = (name: string) =>
      desk.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
    await expect(desk.getByRole("tab", { name: "Edit" })).toBeVisible();
    const chosen = await ground("Edit");
    expect(chosen).not.toBe(await ground("Preview"));
    await desk.getByRole("tab", { name: "Preview" }).click();
    expect(await ground("Preview")).toBe(chosen);
    expect(await ground("Edit")).not.toBe(chosen);
    await expect(desk.getByLabel("Category")).toHaveCSS("appearance", "auto");
  });
});
