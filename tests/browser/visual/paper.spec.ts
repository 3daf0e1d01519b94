import { expect, test } from "../fixtures.ts";
import { paperLinksReady } from "./paper-links-ready.ts";

test.use({ colorScheme: "dark" });

const HANDOUTS = [
  "/getting-started/first-steps",
  "/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks",
];

for (const path of HANDOUTS) {
  test(`${path} prints as a handout, in light colors even in the dark theme`, async ({ page }) => {
    await page.goto(path);
    await paperLinksReady(page);
    await expect(page.locator("[data-print]").first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const gone of [".top", ".foot", "[data-print]", ".next", ".tools", ".toc"]) {
      for (const part of await page.locator(gone).all()) await expect(part).toBeHidden();
    }
    await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const list = page.locator(".paper-links li");
    await expect(list.first()).toBeVisible();
    const addresses = await list.allTextContents();
    expect(new Set(addresses).size).toBe(addresses.length);
    // A page of the menu is listed by its title, with the address to type.
    expect(addresses.filter((address) => address.startsWith("/tools/"))).toEqual([]);
    expect(addresses.some((address) => /^[A-Z][^/]+, \/tools\/[\w-]+$/.test(address))).toBe(true);
    // Numbers in the text and addresses in the list match each other.
    const numbers = await page
      .locator("main [data-n]")
      .evaluateAll((links) => links.map((link) => Number(link.getAttribute("data-n"))));
    expect(new Set(numbers)).toEqual(new Set(addresses.map((_, index) => index + 1)));
    const [first] = await page.locator("main [data-n='1']").all();
    expect(await first?.evaluate((link) => getComputedStyle(link, "::after").content)).toBe('"1"');
  });
}

test("the first sheet has print-only lines for the ranch's own numbers", async ({ page }) => {
  await page.goto("/getting-started/first-steps");
  const lines = page.locator(".worksheet li");
  await expect(lines.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const line of await lines.all()) await expect(line).toBeVisible();
});

test("tables may break between rows, never within one", async ({ page }) => {
  await page.goto("/practices/grazing");
  await page.emulateMedia({ media: "print" });
  for (const row of await page.locator(".ledger tbody tr").all()) {
    await expect(row).toHaveCSS("break-inside", "avoid");
  }
  for (const limit of await page.locator(".ledger td .caution").all()) {
    await expect(limit).toHaveCSS("break-before", "auto");
  }
  await expect(page.locator(".princ .caution").first()).toHaveCSS("break-before", "avoid");
});

test("folded lists print in full, even where styles cannot open them", async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (text: string) => !text.includes("details-content") && supports(text);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/practices/grazing");
  const limit = page.locator(".ledger .fold").first();
  await expect(limit.locator(".caution")).toBeHidden();
  await limit.getByText("Limit", { exact: true }).click();
  await expect(limit.locator(".caution")).toBeVisible();
  await expect(page.locator(".fold").last()).not.toHaveAttribute("open");
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    for (const fold of await page.locator("main .fold").all()) {
      await expect(fold).toHaveAttribute("open", { timeout: 100 });
    }
  }).toPass();
});

test("without a script an address follows its link", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/practices/water`);
  await page.emulateMedia({ media: "print" });
  const spelled = (link: string) =>
    page
      .locator(`main :is(p:not(.meta), li) a[href^="${link}"]`)
      .first()
      .evaluate((found) => getComputedStyle(found, "::after").content);
  expect(await spelled("http")).toContain("http");
  expect(await spelled("/")).toContain(" (firstpaddock.example/");
  await context.close();
});

test("every sheet has one footer line: title, address, page number", async ({ page }) => {
  await page.goto("/practices/grazing");
  const foot = await page.evaluate(() => {
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join("\n");
  });
  expect(foot).toContain(
    '--foot: "Grazing Management | First Paddock · firstpaddock.example/practices/grazing"',
  );
  expect(foot).toMatch(/@bottom-left\s*\{[^}]*var\(--foot/);
  expect(foot).toMatch(/@bottom-right\s*\{[^}]*counter\(page\) " \/ " counter\(pages\)/);
});

test("a step may continue on the next sheet, but its parts are not split", async ({ page }) => {
  await page.goto("/getting-started/first-steps");
  await page.emulateMedia({ media: "print" });
  for (const step of await page.locator(".steps > li").all()) {
    await expect(step).toHaveCSS("break-inside", "auto");
  }
  for (const task of await page.locator(".steps .tasks > li").all()) {
    await expect(task).toHaveCSS("break-inside", "avoid");
  }
  await expect(page.locator(".steps h3").first()).toHaveCSS("break-after", "avoid");
});
