import { expect, test } from "./support/desk.ts";

/** 1280 by 800 at 200%, and a phone with its keyboard open. */
const SMALL = [
  { width: 640, height: 400 },
  { width: 390, height: 430 },
];

test("while typing in a small window only the toolbar covers the text; long code lines wrap; forced colors keep the selected tab and select arrows visible", async ({
  desk,
}) => {
  await desk
    .getByRole("link", { name: /^Edit:/ })
    .first()
    .click();
  const content = desk.getByLabel("Content");
  const tools = desk.getByRole("toolbar", { name: "Formatting" });
  for (const viewport of SMALL) {
    await test.step(`${viewport.width} by ${viewport.height}`, async () => {
      await desk.setViewportSize(viewport);
      await content.click();
      await expect(content).toBeFocused();
      await tools.evaluate((bar) => scrollBy(0, bar.getBoundingClientRect().top));
      const rowOfTools = await tools.evaluate((bar) => bar.getBoundingClientRect().height);
      expect(rowOfTools).toBeLessThan(60);
      /** How many pixel rows, down the middle of the window, show the text on top. */
      const seen = await desk.evaluate(
        () =>
          Array.from({ length: innerHeight }, (_, y) =>
            document.elementFromPoint(innerWidth / 2, y)?.matches("textarea"),
          ).filter(Boolean).length,
      );
      expect(seen).toBeGreaterThan(viewport.height - rowOfTools - 20);
      // Once the focus leaves the text, the buttons are shown again.
      await desk.getByLabel("Slug").focus();
      await expect(desk.getByRole("button", { name: "Update Post" })).toBeInViewport();
    });
  }

  await test.step("in forced colors, even on hover", async () => {
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
