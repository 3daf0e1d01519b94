import { awake, expect, test } from "../fixtures.ts";

test("a failure of the router: 'Unexpected Application Error!', the message and a way back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("500");
  await page.goto("/about");
  await awake(page);
  await page.route("**/data/overview.json", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog Articles" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(page.getByText("The site answered 500. Please try again.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/one reasonable change/);
});
