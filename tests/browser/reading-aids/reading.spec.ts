import { ready, expect, test } from "../fixtures.ts";

const POST = "/blog/2024/07/rest-is-the-tool-you-already-own";

test("copy and share work without React and report the result", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    localStorage.setItem("low-data", "on");
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        document.title = `shared ${data.title} at ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto(`${POST}#sources`);
  const address = page.url().replace("#sources", "");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page).toHaveTitle(`shared Rest Is the Tool You Already Own at ${address}`);
});

test("without a share sheet there is no share button; a failed copy shows the address", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator), "clipboard", { value: undefined });
    Reflect.deleteProperty(Object.getPrototypeOf(navigator), "share");
  });
  await page.goto(POST);
  await ready(page);
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText(`The link couldn’t be copied. It’s ${page.url()}`)).toBeVisible();
});

test("the list of sections marks the current one, and headings link to themselves", async ({
  page,
}) => {
  await page.goto("/privacy");
  await ready(page);
  const entries = await page.evaluate(() => history.length);
  const section = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(2);
  const id = (await section.getAttribute("href"))?.slice(1) ?? "";
  await section.press("Enter");
  await expect(section).toHaveAttribute("aria-current", "location");
  await expect(page).toHaveURL(`/privacy#${id}`);
  await page.keyboard.press("Tab");
  const isAfter = await page.evaluate((name) => {
    const part = document.getElementById(name);
    const focused = document.activeElement;
    return Boolean(focused && part && part.compareDocumentPosition(focused) & (4 | 16));
  }, id);
  expect(isAfter, "the next tab stop is in the section").toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.goto(POST);
  await ready(page);
  const contents = page.getByRole("navigation", { name: "In this article" });
  const entry = contents.getByRole("link").nth(2);
  const name = (await entry.textContent()) ?? "";
  await entry.click();
  await expect(entry).toHaveAttribute("aria-current", "location");
  const heading = page.locator("#article-body").getByRole("link", { name, exact: true });
  await expect(heading).toBeInViewport();
  const anchor = (await heading.getAttribute("href")) ?? "";
  await expect(page).toHaveURL(POST + anchor);
  await page.reload();
  await expect(heading).toBeInViewport();
});

test("going back to a page restores its open folds and the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about/science");
  await ready(page);
  const folds = page.locator("main details");
  for (const fold of await folds.all()) await fold.locator("summary").first().click();
  const count = await folds.count();
  const open = page.locator("main details[open]");
  await expect(open).toHaveCount(count);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await page.goBack();
  await expect(open).toHaveCount(count);
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }),
  ).toBeInViewport();
});

test("a page works when the script that remembers the language does not load @rare", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("net::ERR_FAILED");
  await page.route("**/language-*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/es/getting-started/first-steps#language");
  await failed;
  await ready(page);
});
