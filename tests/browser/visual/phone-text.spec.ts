import { CHROMIUM_PATH } from "#tests/support/chromium.ts";
import { expect, test } from "../fixtures.ts";

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: CHROMIUM_PATH,
    // The browser's text size: 32 px instead of 16.
    args: ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"],
  },
});

test("with text at 200%, a practice's way back and Print stand apart and its title breaks no word", async ({
  page,
}) => {
  await page.goto("/practices/grazing");
  const box = async (name: "link" | "button", text: string) =>
    (await page.getByRole("main").getByRole(name, { name: text }).first().boundingBox()) ?? {
      y: 0,
      height: 0,
    };
  const [back, print] = [await box("link", "Practices"), await box("button", "Print")];
  expect(print.y).toBeGreaterThanOrEqual(back.y + back.height);
  const title = page.getByRole("heading", { level: 1 });
  const width = await title.evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return [words.getClientRects().length, heading.textContent.split(" ").length];
  });
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
});
