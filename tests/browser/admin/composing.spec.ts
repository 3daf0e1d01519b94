import type { Page } from "@playwright/test";
import { expect, heading, test } from "./support/desk.ts";

test.beforeEach(async ({ desk }) => {
  await desk.getByRole("link", { name: "New Post" }).click();
  await expect(heading(desk, "Create New Post")).toBeVisible();
});

/** Simulates an input method, such as for Japanese, which composes words before committing them. */
async function inputMethod(page: Page) {
  const keyboard = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      keyboard.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text: string) => keyboard.send("Input.insertText", { text }),
    /** Accepts a suggestion with Enter, which must not break the line. */
    enter: () =>
      keyboard.send("Input.dispatchKeyEvent", {
        type: "rawKeyDown",
        key: "Enter",
        code: "Enter",
        windowsVirtualKeyCode: 13,
      }),
  };
}

test("composed words stay intact, Enter does not continue the list, and undo removes each word", async ({
  desk,
}) => {
  const content = desk.getByLabel("Content");
  await content.pressSequentially("- Grass ");
  const japanese = await inputMethod(desk);
  await japanese.compose("く");
  await japanese.compose("くさち");
  await expect(content).toHaveValue("- Grass くさち");
  await japanese.enter();
  await expect(content).toHaveValue("- Grass くさち");
  await japanese.commit("草地");
  await expect(content).toHaveValue("- Grass 草地");
  await content.press("Enter");
  await expect(content).toHaveValue("- Grass 草地\n- ");
  await content.press("Control+z");
  await expect(content).toHaveValue("- Grass 草地");
  await content.press("Control+z");
  await expect(content).toHaveValue("- Grass ");
  await content.press("Control+y");
  await expect(content).toHaveValue("- Grass 草地");
});
