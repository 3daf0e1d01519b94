import { expect, test } from "./fixtures.ts";

test.use({ expectedErrors: ["Failed to load resource"] });

const list = "main .list";

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
