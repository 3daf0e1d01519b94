import { hold, ready, expect, test } from "../fixtures.ts";

test("the newsletter form keeps an address that was not sent, says when it is still trying, reports an invalid address, and says that the demo saves nothing", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("net::ERR_FAILED");
  await page.route("**/assets/newsletter-*.js", (route) => route.abort());
  await page.goto("/about");
  await ready(page);
  const footer = page.getByRole("contentinfo");
  const field = footer.getByLabel("Email address");
  const signUp = footer.getByRole("button", { name: "Sign up" });
  await field.fill("ada@example.com");
  await signUp.click();
  await expect(
    footer.getByText("Not sent. Check your signal and try again, or load the page again."),
  ).toBeVisible();
  await expect(field).toHaveValue("ada@example.com");
  await page.unroute("**/assets/newsletter-*.js");
  const release = await hold(page, "**/assets/newsletter-*.js");
  await page.clock.install();
  await signUp.click();
  await page.clock.fastForward(5000);
  await expect(footer.getByText("Still trying. Check your signal.")).toBeVisible();
  release();
  await expect(footer.getByText(/we didn’t send or save your address/)).toBeVisible();
  await field.fill("");
  await signUp.click();
  await expect(footer.getByText("Enter your email address.")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("rancher@");
  await field.press("Enter");
  await expect(footer.getByText("Enter an email address like name@example.com.")).toBeVisible();
  await expect(field).toHaveValue("rancher@");
  await field.fill("rancher@example.com");
  await signUp.click();
  await expect(footer.getByText(/we didn’t send or save your address/)).toBeVisible();
  await expect(footer.getByRole("link", { name: /feed/i }).first()).toBeVisible();
});

test("the copyright year is the reader's current one; the theme is remembered and can follow the system", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00"));
  await page.goto("/");
  await ready(page);
  // However old the build is.
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 First Paddock");
  const html = page.locator("html");
  const select = page.getByLabel("Colors");
  await select.selectOption("dark");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.goto("/about");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(select).toHaveValue("dark");
  await select.selectOption("system");
  await expect(html).not.toHaveAttribute("data-theme");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});
