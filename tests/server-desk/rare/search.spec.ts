import { expect, test } from "../fixtures.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

/* The server's results without a script are tested in tests/server/site.test.ts. */
test("without JavaScript the search box opens the results, whose links open a post", async ({
  browser,
  desk,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${desk.origin}/blog/archive`);
  await expect(page.getByText("Search needs JavaScript")).toHaveCount(0);
  await page.locator("main input[type=search]").fill("polywire");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${desk.origin}/blog?q=polywire`);
  await expect(page.locator(`main .list mark`).first()).toHaveText(/polywire/i);
  await page.locator(`main .list h2 a`).first().click();
  await expect(page).toHaveURL(/\/blog\/\d{4}\/\d{2}\//);
  await context.close();
});

test("the search in Spanish, which runs in the browser, also starts without a touch when low data is on", async ({
  page,
  desk,
}) => {
  await page.addInitScript(() => localStorage.setItem("low-data", "on"));
  await page.goto(`${desk.origin}/es/search?q=descanso`);
  await expect(page.getByText(/páginas con “descanso”/)).toBeVisible();
  await page.close();
});
