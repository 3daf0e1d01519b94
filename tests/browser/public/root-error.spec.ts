import { startSignedIn } from "../admin/support/desk.ts";
import { expect, test } from "../fixtures.ts";

test("an error in the desk's router shows 'Unexpected Application Error!', a message and a link home", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("500", "Something went wrong on our end");
  await startSignedIn(page);
  await page.route("**/data/posts.json", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(page.locator("main .lede")).not.toBeEmpty();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/one paddock first/);
});
