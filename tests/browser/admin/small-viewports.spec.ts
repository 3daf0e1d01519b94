import { expect, test } from "./support/desk.ts";

/** 1280 by 800 at 200%, and a phone with its keyboard open. */
const LITTLE = [
  { width: 640, height: 400 },
  { width: 390, height: 430 },
];

test("in a small window only the toolbar stays over the text while typing; a long line of code wraps; in forced colors the selected tab is distinguishable and a select keeps its arrow", async ({
  desk,
}) => {
  await desk
    .getByRole("link", { name: /^Edit:/ })
    .first()
    .click();
  const content = desk.getByLabel("Content");
  const tools = desk.getByRole("toolbar", { name: "Formatting" });
  for (const viewport of LITTLE) {
    await test.step(`${viewport.width} by ${viewport.height}`, async () => {
      await desk.setViewportSize(viewport);
      await content.click();
      await expect(content).toBeFocused();
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
  }

  await test.step("forced colors, even on hover", async () => {
    await content.fill(`\`\`\`\n${"acres ÷ ".repeat(40)}\n${"herd".repeat(80)}\n\`\`\``);
    await desk.emulateMedia({ forcedColors: "active" });
    const ground = (name: string) =>
      desk.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
    const chosen = await ground("Edit");
    expect(chosen).not.toBe(await ground("Preview"));
    await desk.getByRole("tab", { name: "Preview" }).click();
    expect(await ground("Preview")).toBe(chosen);
    expect(await ground("Edit")).not.toBe(chosen);
    await expect(desk.getByLabel("Category")).toHaveCSS("appearance", "auto");
    const code = desk.locator(".prose pre");
    await expect(code).toContainText("acres");
    expect(await code.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThan(391);
  });
});
