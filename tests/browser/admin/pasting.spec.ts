import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, heading, paste, test } from "./support/desk.ts";

/**
 * Copies recorded HTML as the original program would, and pastes it with the keyboard through the browser's
 * clipboard.
 */
async function replay(page: Page, name: string): Promise<void> {
  const html = readFileSync(`tests/clipboards/copied/${name}.html`, "utf8");
  await page.evaluate((recorded) => {
    const give = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData("text/html", recorded);
      event.clipboardData?.setData("text/plain", "The same without its form.");
    };
    document.addEventListener("copy", give, { once: true });
  }, html);
  await page.getByLabel("Content").focus();
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
}

test.beforeEach(async ({ desk }) => {
  await desk.getByRole("link", { name: "New Post" }).click();
  await expect(heading(desk, "Create New Post")).toBeVisible();
});

test("a paste becomes clean Markdown without pictures from other hosts, and one undo reverts it; a picture file gets a message", async ({
  desk,
}) => {
  const content = desk.getByLabel("Content");
  await test.step("pastes rich text as Markdown and plain text unchanged", async () => {
    await content.focus();
    await paste(
      desk,
      `<h2>Tools</h2><ul><li>pliers</li><li>tape</li></ul><script>alert(1)</script>`,
      "x",
    );
    await expect(content).toHaveValue("### Tools\n\n- pliers\n- tape");
    await content.fill("");
    await paste(desk, "<div><span>plain</span></div>", "plain");
    await expect(content).toHaveValue("plain");
  });

  await test.step("leaves out pictures from other hosts, with a message", async () => {
    await content.fill("");
    const elsewhere = '<img src="https://cdn.a.example/1.jpg" alt="A cow">';
    await paste(desk, `<p><b>Cows</b>${elsewhere}${elsewhere}</p>`, "Cows");
    await expect(content).toHaveValue("**Cows**");
    await expect(
      desk.getByText(
        "2 pictures were left out: pictures come from images.unsplash.com and images.pexels.com only.",
      ),
    ).toBeVisible();
  });

  await test.step("an address pasted over words turns them into a link, and one undo reverts it", async () => {
    await content.fill("the map");
    await content.selectText();
    await paste(desk, '<a href="https://a.example/map">Map of things</a>', "https://a.example/map");
    await expect(content).toHaveValue("[the map](https://a.example/map)");
    await content.press("Control+z");
    await expect(content).toHaveValue("the map");
  });

  // Goes through the browser's own clipboard with one program's HTML; a unit test converts that of every program.
  await test.step("a program's clipboard becomes clean Markdown, and one undo removes it", async () => {
    await content.fill("Before.");
    await content.press("End");
    await replay(desk, "word");
    const markdown = readFileSync("tests/clipboards/markdown/word.md", "utf8").trimEnd();
    await expect(content).toHaveValue(`Before.\n\n${markdown}`);
    await content.press("Control+z");
    await expect(content).toHaveValue("Before.");
  });

  await test.step("a paste that is converted only after a dialog has opened still goes into the text, not into the dialog", async () => {
    await content.fill("Before. ");
    await desk.evaluate(() => {
      // Opens the dialog right after the paste event, before the pasted text has been inserted.
      const area = document.querySelector<HTMLTextAreaElement>(".writing textarea");
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", "<b>Cows</b>");
      area?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      area?.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
    });
    const dialog = desk.getByRole("dialog", { name: "Link" });
    await expect(content).toHaveValue("Before. **Cows**");
    await expect(dialog.getByLabel("Text")).toHaveValue("");
    await desk.keyboard.press("Escape");
  });

  await test.step("a dropped or pasted picture file gets a message", async () => {
    const answer = desk.getByText(
      "Pictures can’t be uploaded in this edition. Paste a photo’s web address.",
    );
    const give = (label: string, type: "drop" | "paste") =>
      desk.getByLabel(label).evaluate((field, kind) => {
        const data = new DataTransfer();
        data.items.add(new File(["x"], "cow.jpg", { type: "image/jpeg" }));
        const options = { bubbles: true, cancelable: true };
        const event =
          kind === "drop"
            ? new DragEvent("drop", { ...options, dataTransfer: data })
            : new ClipboardEvent("paste", { ...options, clipboardData: data });
        // By default the browser would open the file in place of the form.
        return !field.dispatchEvent(event);
      }, type);
    expect(await give("Content", "paste")).toBe(true);
    await expect(answer).toHaveCount(1);
    expect(await give("Cover image", "drop")).toBe(true);
    await expect(answer).toHaveCount(2);
  });
});

test("while the converter's script has not loaded, a paste inserts the plain text and says so @rare", async ({
  desk,
}) => {
  await desk.route("**/assets/rich-text-*.js", () => {});
  await desk.getByLabel("Content").focus();
  await paste(desk, "<h2>Tools</h2>", "Tools");
  await expect(desk.getByText(/^Pasted without headings/)).toBeVisible();
  await expect(desk.getByLabel("Content")).toHaveValue("Tools");
});
