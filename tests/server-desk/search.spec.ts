import { expect, test } from "./fixtures.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

const list = "main .list";

/* What the server answers without a script, tests/server/site.test.ts has. */
test("with JavaScript off the search box leads to the results, and on to a post", async ({
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
  await expect(page.locator(`${list} mark`).first()).toHaveText(/polywire/i);
  await page.locator(`${list} h2 a`).first().click();
  await expect(page).toHaveURL(/\/blog\/\d{4}\/\d{2}\//);
  await context.close();
});

test("the rendered results stay, typing queries the server, and an empty box lists everything", async ({
  page,
  desk,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/") || pathname.startsWith("/data/"))
      asked.push(pathname + search);
  });
  await page.goto(`${desk.origin}/blog?q=polywire`);
  const rows = page.locator(`${list} .post-row:visible`);
  const first = await rows.first().locator("h2").textContent();
  const box = page.locator("main input[type=search]");
  await box.focus();
  await expect(rows.first().locator("h2")).toHaveText(first ?? "");
  await expect(page.locator(`${list} .found`)).toContainText(/Found \d+ results? for/);
  expect(asked).toEqual([]);
  await box.press("End");
  await box.pressSequentially("x");
  await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible();
  await expect(page).toHaveURL(`${desk.origin}/blog?q=polywirex`);
  await expect(page).toHaveTitle("Search: polywirex | First Paddock");
  await box.fill("");
  await expect(page).toHaveURL(`${desk.origin}/blog`);
  await expect(page).toHaveTitle("Blog | First Paddock");
  await expect(page.locator(`${list} .found`)).toHaveText(/^Found \d\d results$/);
  await expect(rows.first()).toBeVisible();
  await box.fill("meadowlark");
  await expect(page.locator(`${list} mark:visible`).first()).toHaveText(/meadowlark/i);
  expect(asked.every((address) => address.startsWith("/api/articles?q="))).toBe(true);
});

test("the search in Spanish, which the browser answers, needs no touch with low data either", async ({
  page,
  desk,
}) => {
  await page.addInitScript(() => localStorage.setItem("low-data", "on"));
  await page.goto(`${desk.origin}/es/search?q=descanso`);
  await expect(page.getByText(/páginas con “descanso”/)).toBeVisible();
});
