import type { Locator } from "@playwright/test";
import { expect, PHONE, test } from "../fixtures.ts";

test("on a phone with text at 200% the back link, Print, the language link and titles do not overlap, no title breaks a word, text is below its picture", async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport);
  // The browser's text size: 32 px instead of 16.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.goto("/practices/grazing");
  const boxOf = async (part: Locator) => {
    const found = await part.first().boundingBox();
    if (!found) throw new Error("The part is not shown");
    return found;
  };
  const box = (part: string) => boxOf(page.locator(part));
  const main = page.getByRole("main");
  const back = await boxOf(main.getByRole("link", { name: "Practices" }));
  const print = await boxOf(main.getByRole("button", { name: "Print" }));
  expect(print.y).toBeGreaterThanOrEqual(back.y + back.height);
  const title = page.getByRole("heading", { level: 1 });
  const width = await title.evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return [words.getClientRects().length, heading.textContent.split(" ").length];
  });
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);

  await page.goto("/tools/blank-forms");
  const language = await box(".top .language");
  expect((await box("h1")).y).toBeGreaterThanOrEqual(language.y + language.height);
  await page.goto("/blog/2024/07/rest-is-the-tool-you-already-own");
  for (const [words, picture] of [
    [".author p", ".author .picture"],
    [".rows > .card h3", ".rows > .card .cover"],
    [".cut-columns li", ".cut img"],
  ] as const) {
    const [text, drawing] = [await box(words), await box(picture)];
    expect(text.y, words).toBeGreaterThanOrEqual(drawing.y + drawing.height);
    expect(text.width, words).toBeGreaterThan(250);
  }
});
