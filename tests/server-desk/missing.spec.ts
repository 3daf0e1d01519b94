import { expect, test } from "./fixtures.ts";
import { signInAgain } from "./writing/form.ts";

// A refused redirect, missing addresses, an ended session, and an Undo without a connection.
test.use({ expectedErrors: ["422", "404", "401", "ERR_INTERNET_DISCONNECTED"] });

test("a missing address is counted, and the owner can redirect it, or any other address", async ({
  owner,
  desk,
  context,
}) => {
  const old = "/grazing-tips-2019";
  const leadsTo = async (address: string) => {
    const { status, headers } = await fetch(desk.origin + address, { redirect: "manual" });
    return headers.get("Location") ?? status;
  };
  await owner.goto(`${desk.origin}/admin/redirects`);
  await expect(owner.getByText("None so far. New ones appear within a minute.")).toBeVisible();
  expect(await leadsTo(old)).toBe(404);
  expect(await leadsTo(old)).toBe(404);
  await owner.reload();
  const row = owner.getByRole("listitem").filter({ hasText: "/grazing-tips-2019" });
  await expect(row).toContainText("asked for 2 times");
  await row.getByLabel("Redirect to…").fill("/practices/grazing");
  await row.getByLabel("Redirect to…").press("Enter");
  await expect(
    owner.getByText("/grazing-tips-2019 now redirects to /practices/grazing."),
  ).toBeVisible();
  expect(await leadsTo(old)).toBe("/practices/grazing");

  await owner.getByRole("button", { name: "Remove the redirect of /grazing-tips-2019" }).click();
  await expect(owner.getByText("/grazing-tips-2019 isn’t redirected.")).toBeVisible();
  expect(await leadsTo(old)).toBe(404);
  // A failed Undo is reported.
  await context.setOffline(true);
  await owner.getByRole("button", { name: "Undo" }).click();
  await expect(owner.getByText("No connection. Please try again.")).toBeVisible();
  await context.setOffline(false);
  await row.getByLabel("Redirect to…").fill("/practices/grazing");
  await row.getByLabel("Redirect to…").press("Enter");
  await owner.getByRole("button", { name: "Remove the redirect of /grazing-tips-2019" }).click();
  await owner.getByRole("button", { name: "Undo" }).click();
  await expect(owner.getByRole("list", { name: "Redirects" })).toContainText("/practices/grazing");

  await owner.getByLabel("Old address").fill("/about");
  await owner.getByLabel("Leads to").fill("/blog");
  await owner.keyboard.press("Enter");
  await expect(owner.getByText("This is a page of the site")).toBeVisible();
  await owner.getByText("Paste a list").click();
  await owner.getByLabel("Old and new addresses").fill("/2019/spring\t/tools\n/lonely");
  // The typed list is kept when the session ends.
  await context.clearCookies();
  await owner.getByRole("button", { name: "Add all" }).click();
  await signInAgain(owner);
  await expect(owner.getByText(/^You’re signed out/)).toHaveCount(0);
  await owner.getByRole("button", { name: "Add all" }).click();
  await expect(owner.getByText("1 redirect saved.")).toBeVisible();
  await expect(owner.getByLabel("Old and new addresses")).toHaveValue("/lonely");
  expect(await leadsTo("/2019/spring")).toBe("/tools");
});

test("the page of a missing post shows a message and keeps the requested address", async ({
  page,
  desk,
}) => {
  const addresses = ["/blog/2026/10/none", "/blog/all/page/2"].map((path) => desk.origin + path);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Post Not Found" })).toBeVisible();
    // Longer than the page's script would need to navigate elsewhere.
    await page.waitForTimeout(1000);
    expect(page.url()).toBe(address);
  }
  expect(documents).toEqual(addresses);
});
