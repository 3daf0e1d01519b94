import type { Page } from "@playwright/test";
import { expect, heading, test } from "./desk.ts";
import { replay } from "./replay.ts";

test.beforeEach(async ({ desk }) => {
  await desk.getByRole("link", { name: "New Post" }).click();
  await expect(heading(desk, "Create New Post")).toBeVisible();
});

/** An input method of the system, such as for Japanese: words are composed before they are typed. */
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
    /** Chooses a suggestion: the key is the input method's own, and breaks no line. */
    enter: () =>
      keyboard.send("Input.dispatchKeyEvent", {
        type: "rawKeyDown",
        key: "Enter",
        code: "Enter",
        windowsVirtualKeyCode: 13,
      }),
  };
}

test("words that are composed stand whole, Enter continues no list, and undo takes each back", async ({
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

test("undo goes back over a tool, a paste and what was typed in turn, and redo forward again", async ({
  desk,
}) => {
  const content = desk.getByLabel("Content");
  const states: string[] = [""];
  const noted = async (now: RegExp) => {
    await expect(content).toHaveValue(now);
    states.push(await content.inputValue());
  };
  await content.focus();
  // At once: how many letters one step of undo takes is the browser's own affair.
  await desk.keyboard.insertText("Typed");
  await noted(/^Typed$/);
  await replay(desk, "web-page");
  await noted(/^Typed[\s\S]{40,}/);
  await content.press("Control+End");
  await content.press("Shift+Home");
  await desk.getByRole("button", { name: "Bold" }).click();
  await noted(/\*\*$/);
  for (const state of states.slice(0, -1).toReversed()) {
    await content.press("Control+z");
    await expect(content).toHaveValue(state);
  }
  for (const state of states.slice(1)) {
    await content.press("Control+y");
    await expect(content).toHaveValue(state);
  }
});
