import { expect, test } from "../fixtures.ts";

test("in a browser from 2023 a page reads as a plain document, and what needs more says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // What the boot script asks for.
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  for (const [address, message] of [
    ["/blog?q=rest", "Search needs JavaScript and a recent browser."],
    ["/tools/budget", "This planner needs JavaScript and a recent browser"],
  ] as const) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.getByRole("link", { name: "blank forms", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blank Forms");
  expect(asked).toEqual([]);
});
