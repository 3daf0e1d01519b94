import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/**
 * Copies recorded HTML as the original program would, and pastes it with the keyboard through the browser's
 * clipboard.
 */
export async function replay(
  page: Page,
  name: string,
  paste = () => page.keyboard.press("Control+v"),
): Promise<void> {
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
  await paste();
}
