import { submitLogin } from "#tests/browser/admin/support/desk.ts";
import { ready, expect, test } from "#tests/browser/fixtures.ts";

/** Other invalid sessions, and signing in with full storage, are tested in tests/contract/simulated-session.test.ts. */
const JUNK = "<script>alert(1)</script>";

test("junk in storage is ignored by readers' pages and removed by the desk, which asks to sign in; with full storage a theme still applies to the page @rare", async ({
  page,
}) => {
  await page.goto("/about");
  await page.evaluate((junk) => {
    for (const key of ["user", "theme", "low-data"]) localStorage.setItem(key, junk);
  }, JUNK);
  await page.reload();
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await page.getByLabel("Colors").selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

test("with storage forbidden the site works, reading settings apply to the current page, and signing in fails with the specified message", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/practices/soil");
  await ready(page);
  await page.getByLabel("Colors").selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator("input[name=low-data]").check();
  await expect(page.locator("html")).toHaveClass(/low-data/);
  await page.locator("input[name=search-key]").uncheck();
  const before = requested.length;
  const photo = page.locator("main .photo").last();
  // The site's own observer was registered first, so it has run when this one is called.
  await photo.evaluate(
    (place) =>
      new Promise((resolve) => {
        new IntersectionObserver((_, watcher) => {
          watcher.disconnect();
          requestAnimationFrame(resolve);
        }).observe(place);
        place.scrollIntoView();
      }),
  );
  await page.locator("h1").click();
  await page.keyboard.press("/");
  await expect(page.locator("input[type=search]:focus")).toHaveCount(0);
  expect(requested.slice(before).filter((url) => /unsplash|pexels/.test(url))).toEqual([]);

  await page.goto("/admin/login");
  await submitLogin(page);
  await expect(page.getByText("An unknown error occurred")).toBeVisible();
});
