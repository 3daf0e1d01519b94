import { awake, expect, test } from "./fixtures.ts";

test("React arrives at idle on a good connection and takes over the page without a fault", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/one reasonable change/);
});

test("React waits for its state, however late that comes, and the page stays readable meanwhile", async ({
  page,
}) => {
  await page.route("**/*.state.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const scripts = page.waitForResponse(/\/assets\/shared-/);
  await page.goto("/practices/soil");
  await scripts;
  const heading = page.getByRole("heading", { level: 1 });
  for (let looks = 0; looks < 10; looks += 1) {
    await page.waitForTimeout(100);
    await expect(heading).toHaveText("Soil Building", { timeout: 1 });
  }
  await awake(page);
  await expect(heading).toHaveText("Soil Building");
});

test("what a reader chooses while React is taking over the page is not lost", async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    const released = new Promise<void>((resolve) => {
      addEventListener("release-state", () => resolve(), { once: true });
    });
    // The answer has come but not what it says: React has begun and cannot go on.
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (!answer.url.endsWith(".state.json")) return answer;
      const held = new TransformStream({
        transform: (part, out) => released.then(() => out.enqueue(part)),
      });
      return new Response(answer.body?.pipeThrough(held), answer);
    };
  });
  await page.goto("/about");
  await page.waitForFunction(() =>
    Object.keys(document).some((name) => name.startsWith("_reactListening")),
  );
  await page.getByLabel("Colors").selectOption("dark");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(html).not.toHaveAttribute("data-awake");
  await page.evaluate(() => dispatchEvent(new Event("release-state")));
  await awake(page);
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.getByLabel("Colors")).toHaveValue("dark");
});

test("a page that nobody built is the not-found page, with its address kept", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("404");
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await awake(page);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/no/such/page");
});
