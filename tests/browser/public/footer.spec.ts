import { ready, expect, test } from "../fixtures.ts";
import { eitherQuotes } from "#tests/support/quotes.ts";

test("the footer has blurb, list, year and legal links", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(
    "Empowering ranchers to heal the land through regenerative grazing practices, one reasonable change at a time.",
  );
  const start = footer.getByRole("navigation", { name: "Get Started" });
  await expect(start.getByRole("link")).toHaveCount(5);
  for (const [name, path] of [
    ["Free Assessment", "/getting-started/assessment"],
    ["Beginner's Guide", "/getting-started/first-steps"],
    ["30-Day Quick Start", "/getting-started/quick-start"],
    ["Blog Articles", "/blog"],
    ["FAQ", "/getting-started/faq"],
    ["Privacy Policy", "/privacy"],
    ["Terms of Service", "/terms"],
    ["Accessibility", "/accessibility"],
    ["Site Map", "/sitemap"],
  ] as const) {
    await expect(footer.getByRole("link", { name: eitherQuotes(name) })).toHaveAttribute(
      "href",
      path,
    );
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} First Paddock`);
});

test("the year is the reader's own, however old the build is", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00"));
  await page.goto("/about");
  await ready(page);
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 First Paddock");
});

test("a newsletter address that cannot be sent stays in its field, and the next try works", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("net::ERR_FAILED");
  await page.route("**/assets/newsletter-*.js", (route) => route.abort(), { times: 1 });
  await page.goto("/about/team");
  await ready(page);
  await page.getByLabel("Email address").fill("ada@example.com");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("Not sent. Check your signal and try again.")).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue("ada@example.com");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("This is a demo, so we didn’t send")).toBeVisible();
});

test("the newsletter says openly that nothing is sent or kept, and offers the feed", async ({
  page,
}) => {
  await page.goto("/about");
  await ready(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill("rancher@example.com");
  await footer.getByRole("button", { name: "Sign up" }).click();
  await expect(footer.getByText(/we didn’t send or save your address/)).toBeVisible();
  await expect(footer.getByRole("link", { name: /feed/i }).first()).toBeVisible();
});

test("an invalid address is rejected beside its field, in the site's own words", async ({
  page,
}) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  const field = footer.getByLabel("Email address");
  await footer.getByRole("button", { name: "Sign up" }).click();
  await expect(footer.getByText("Enter your email address.")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("rancher@");
  await field.press("Enter");
  await expect(footer.getByText("Enter an email address like name@example.com.")).toBeVisible();
  await expect(field).toHaveValue("rancher@");
});

test("the theme choice is remembered and can follow the system", async ({ page }) => {
  await page.goto("/");
  const html = page.locator("html");
  const select = page.getByLabel("Colors");
  await select.selectOption("dark");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.goto("/about");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(select).toHaveValue("dark");
  await select.selectOption("system");
  await expect(html).not.toHaveAttribute("data-theme");
});
