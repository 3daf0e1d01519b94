import type { Page } from "@playwright/test";
import { DRAFT, expect, PHOTO, test, write } from "./support/desk.ts";

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

test("toolbar and shortcuts format the selection and can be undone; Tab leaves the text; the toolbar is one tab stop; composed words (IME) stay intact", async ({
  newPost: desk,
}) => {
  const content = desk.getByLabel("Content");
  await content.focus();
  await desk.keyboard.press("Shift+Tab");
  await expect(desk.getByRole("button", { name: "Heading" })).toBeFocused();
  await desk.keyboard.press("ArrowRight");
  await expect(desk.getByRole("button", { name: "Bold" })).toBeFocused();
  await desk.keyboard.press("Tab");
  await expect(content).toBeFocused();
  await desk.keyboard.press("Tab");
  await expect(content).not.toBeFocused();
  await expect(content).toHaveValue("");

  await content.pressSequentially("good grass");
  await content.press("Shift+Home");
  await desk.getByRole("button", { name: "Bold" }).click();
  await expect(content).toHaveValue("**good grass**");
  await expect(content).toBeFocused();
  await content.press("Control+z");
  await expect(content).toHaveValue("good grass");
  await content.press("Control+a");
  await content.press("Control+i");
  await expect(content).toHaveValue("*good grass*");
  await content.press("Control+i");
  await content.press("Control+k");
  const dialog = desk.getByRole("dialog", { name: "Link" });
  await expect(dialog.getByLabel("Text")).toHaveValue("good grass");
  await expect(dialog.getByLabel("Address")).toBeFocused();
  await desk.keyboard.press("Enter");
  await expect(dialog.getByText("Enter an address")).toBeVisible();
  await desk.keyboard.type("a.example/map");
  await desk.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(content).toHaveValue("[good grass](https://a.example/map)");
  await expect(content).toBeFocused();
  await content.press("Control+z");
  await expect(content).toHaveValue("good grass");
  await content.fill("");
  for (const [name, mark] of [
    ["Heading", "### "],
    ["Bulleted list", "- "],
    ["Numbered list", "1. "],
    ["Quote", "> "],
  ] as const) {
    await desk.getByRole("button", { name }).click();
    await expect(content).toHaveValue(mark);
  }
  await content.fill("");
  await desk.getByRole("button", { name: "Table" }).click();
  await expect(content).toHaveValue(/\| --- \| --- \|/);
  await content.fill("");
  await desk.getByRole("button", { name: "Picture", exact: true }).click();
  const picture = desk.getByRole("dialog", { name: "Picture" });
  await picture.getByLabel("What the picture shows").fill("A cow");
  await picture.getByLabel("The photo’s web address").fill("https://a.example/cow.jpg");
  await picture.getByRole("button", { name: "Insert picture" }).click();
  await expect(picture.getByText(/Photos are shown from/)).toBeVisible();
  await picture.getByLabel("The photo’s web address").fill(PHOTO);
  await picture.getByRole("button", { name: "Insert picture" }).click();
  await expect(content).toHaveValue(`![A cow](${PHOTO})`);

  await test.step("composed words stay intact, Enter does not continue the list, and undo removes each word", async () => {
    await content.fill("");
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
});

test("the preview renders like the public page, opens at the caret and returns to it; an unsaved post can be viewed as a page", async ({
  desk,
}) => {
  await desk.getByRole("link", { name: "New Post" }).click();
  const content = desk.getByLabel("Content");
  const panel = desk.getByRole("tabpanel", { name: "Preview" });
  const edit = desk.getByRole("tab", { name: "Edit" });
  await test.step("the preview renders like the public page and runs no script", async () => {
    await content.fill(
      "### Tools\n\n**bold** <script>alert(1)</script> [bad](javascript:alert(1))",
    );
    await desk.getByRole("tab", { name: "Preview" }).click();
    await expect(panel.getByRole("heading", { level: 3, name: "Tools" })).toBeVisible();
    await expect(panel.locator("strong")).toHaveText("bold");
    await expect(panel).toContainText("<script>alert(1)</script>");
    await expect(panel.locator("script")).toHaveCount(0);
    await expect(panel.getByRole("link", { name: "bad" })).toHaveCount(0);
  });

  await test.step("headings of both levels look like headings, not links", async () => {
    await edit.click();
    // The text gets the focus and the caret one frame later.
    await expect(content).toBeFocused();
    await content.fill("### Section\n\n#### Part\n\n[A link](https://a.example/)");
    await desk.getByRole("tab", { name: "Preview" }).click();
    const look = (name: string) =>
      panel.getByText(name, { exact: true }).evaluate((text) => {
        const { color, textDecorationLine } = getComputedStyle(text);
        return [color, textDecorationLine];
      });
    await expect(panel.getByText("Part", { exact: true })).toBeVisible();
    expect(await look("Part")).toEqual(await look("Section"));
    expect(await look("Part")).not.toEqual(await look("A link"));
  });

  await test.step("the preview opens at the caret, and the text field returns to it", async () => {
    await edit.click();
    await expect(content).toBeFocused();
    const text = Array.from({ length: 80 }, (_, index) => `Paragraph ${index}.`).join("\n\n");
    await content.fill(`${text}\n\nHere.`);
    await desk.getByRole("tab", { name: "Preview" }).click();
    await expect(panel.getByText("Here.")).toBeInViewport();
    await desk.getByRole("tab", { name: "Edit" }).click();
    await expect(content).toBeFocused();
    await desk.keyboard.type(" And on.");
    await expect(content).toHaveValue(`${text}\n\nHere. And on.`);
  });

  await test.step("returning from the preview by keyboard keeps the caret", async () => {
    await content.fill("one two three");
    for (let presses = 0; presses < 6; presses += 1) await content.press("ArrowLeft");
    await desk.keyboard.press("Shift+Tab");
    await desk.keyboard.press("Shift+Tab");
    await expect(desk.getByRole("tab", { name: "Edit" })).toBeFocused();
    await desk.keyboard.press("ArrowRight");
    await expect(desk.getByRole("tabpanel", { name: "Preview" })).toContainText("one two three");
    await desk.keyboard.press("ArrowLeft");
    await desk.keyboard.press("Enter");
    await expect(content).toBeFocused();
    await desk.keyboard.type(" and a half");
    await expect(content).toHaveValue("one two and a half three");
  });

  await test.step("an unsaved post can be viewed as a page, which the back button closes, even after following a link within the text", async () => {
    await write(desk);
    const before = desk.url();
    await desk.getByLabel("Content").fill("[Tools](#tools)\n\n## Tools\n\nA reel.");
    await desk.getByRole("tab", { name: "Preview" }).click();
    await panel.getByRole("link", { name: "Tools" }).first().press("Enter");
    await expect(panel.getByRole("heading", { name: "Tools" })).toBeFocused();
    // A heading of any level links to itself, and does not look like a link.
    const ownLink = panel.getByRole("heading", { name: "Tools" }).getByRole("link");
    await expect(ownLink).toHaveCSS("text-decoration-line", "none");
    await desk.getByRole("tab", { name: "Edit" }).click();
    const content = `[Tools](#tools)\n\n${DRAFT.content}`;
    await desk.getByLabel("Content").fill(content);
    await desk.getByRole("button", { name: "See it as a page" }).click();
    const page = desk.getByRole("dialog", { name: "As readers will see it" });
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1, name: DRAFT.title })).toBeVisible();
    const tools = frame.getByRole("heading", { level: 3, name: "Tools" });
    await expect(tools).toBeVisible();
    await frame.getByRole("link", { name: "Tools" }).first().press("Enter");
    await expect(tools).toBeFocused();
    await desk.goBack();
    await expect(page).toBeHidden();
    await expect(desk.getByRole("button", { name: "See it as a page" })).toBeFocused();
    await expect(desk.getByLabel("Content")).toHaveValue(content);
    expect(desk.url()).toBe(`${before}#tools`);
  });
});
