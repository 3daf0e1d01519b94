import { expect, test } from "./desk.ts";

/** 1280 by 800 at 200 %, and a phone behind its keyboard. */
const LITTLE = [
  { width: 640, height: 400 },
  { width: 390, height: 430 },
];

for (const viewport of LITTLE) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("while one writes, a row of tools is all that stays over the text", async ({ desk }) => {
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
      /** Of each line of pixels down the middle of the window, whether the text is what one sees. */
      const seen = await desk.evaluate(
        () =>
          Array.from({ length: innerHeight }, (_, y) =>
            document.elementFromPoint(innerWidth / 2, y)?.matches("textarea"),
          ).filter(Boolean).length,
      );
      expect(seen).toBeGreaterThan(viewport.height - rowOfTools - 20);
      // Out of the text, the buttons are back in their place.
      await desk.getByLabel("Slug").focus();
      await expect(desk.getByRole("button", { name: "Update Post" })).toBeInViewport();
    });
  });
}

test.describe("forced colors", () => {
  test.use({ forcedColors: "active" });

  test("the chosen tab differs from the other, also under the pointer, and a choice keeps its arrow", async ({
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
