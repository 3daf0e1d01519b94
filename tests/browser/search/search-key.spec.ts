import type { Page } from "@playwright/test";
import { expect, hold, ready, test } from "../fixtures.ts";

/** Low data keeps React from loading: the shortcut must work without it. */
const withoutReact = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("low-data", "on"));
const focused = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || field.type !== "search") return "";
    return field.closest("main, #small-menu, .top")?.id || "header";
  });

test("the slash key moves to a search field, but not from a text field or with Ctrl or Alt", async ({
  page,
}) => {
  await withoutReact(page);
  for (const [address, place] of [
    ["/blog/2024/07/rest-is-the-tool-you-already-own", "header"],
    ["/blog", "main"],
  ] as const) {
    await page.goto(address);
    await page.keyboard.press("/");
    await expect.poll(() => focused(page), { message: address }).toBe(place);
    await page.keyboard.type("hay/grass");
    expect(
      await page.evaluate(
        () => document.activeElement instanceof HTMLInputElement && document.activeElement.value,
      ),
    ).toBe("hay/grass");
  }
  const email = page.getByRole("contentinfo").getByLabel("Email address");
  await email.focus();
  await page.keyboard.press("/");
  await expect(email).toHaveValue("/");
  await email.blur();
  await page.keyboard.press("Control+/");
  expect(await focused(page)).toBe("");
  await page.keyboard.press("Alt+/");
  expect(await focused(page)).toBe("");

  await test.step("the footer explains the shortcut and can switch it off permanently", async () => {
    const hint = page.locator(".header-search kbd");
    const choice = page.getByRole("checkbox", { name: "Press / to search" });
    await expect(hint).toBeVisible();
    await choice.uncheck();
    await expect(hint).toBeHidden();
    await page.goto("/about");
    await expect(choice).not.toBeChecked();
    await page.keyboard.press("/");
    expect(await focused(page)).toBe("");
    await choice.check();
  });
  // On a phone the header's field is inside the menu, which the key opens.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("h1").click();
  await page.keyboard.press("/");
  await expect.poll(() => focused(page)).toBe("small-menu");
});

test("the slash key pressed before the script has loaded moves to the search, but not with Ctrl @rare", async ({
  page,
}) => {
  await withoutReact(page);
  for (const [key, place] of [
    ["/", "main"],
    ["Control+/", ""],
  ] as const) {
    const deliver = await hold(page, "**/assets/entry.client-*.js");
    await page.goto("/blog/archive");
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe("");
    deliver();
    await ready(page);
    expect(await focused(page), key).toBe(place);
  }
});
