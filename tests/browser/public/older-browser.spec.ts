import { DRAFT, heading, startSignedIn, write } from "#tests/browser/admin/support/desk.ts";
import { expect, test } from "../fixtures.ts";
import { field, keepMine } from "../tools/planner.ts";

test("in a browser from 2023 pages load no scripts, and the search and planners say that they need a recent browser @rare", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Features that the boot script requires.
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
  });
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") requested.push(request.url());
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
  expect(requested).toEqual([]);
});

test("without a secure context (plain HTTP) a planner keeps its numbers, and a post can be written", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    for (const name of ["clipboard", "locks", "storage"])
      Reflect.deleteProperty(Navigator.prototype, name);
  });
  await keepMine(page, "80");
  await page.reload();
  await expect(field(page, "Cows").first()).toHaveValue("80");

  await startSignedIn(page);
  await page.goto("/admin/new-post");
  await write(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(heading(page, "Posts")).toBeVisible();
  await expect(page.getByRole("row", { name: DRAFT.title })).toBeVisible();
});
