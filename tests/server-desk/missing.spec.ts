import { expect, test } from "./fixtures.ts";

// The readers below request missing pages.
test.use({ expectedErrors: ["404"] });

test("a missing address is counted, and the owner can redirect it", async ({
  owner,
  desk,
  browser,
}) => {
  const reader = await (await browser.newContext()).newPage();
  const old = `${desk.origin}/grazing-tips-2019`;
  const notFound = async () => expect((await reader.goto(old))?.status()).toBe(404);
  await owner.goto(`${desk.origin}/admin/status`);
  await expect(owner.getByText("None so far.")).toBeVisible();
  await notFound();
  await notFound();

  await owner.reload();
  const row = owner.getByRole("listitem").filter({ hasText: "/grazing-tips-2019" });
  await expect(row).toContainText("asked for 2 times");
  const save = row.getByRole("button", { name: "Save where /grazing-tips-2019 leads" });
  await row.getByLabel("Redirect to…").fill("/no/such/page");
  await save.click();
  await row.getByLabel("Redirect to…").fill("/practices/grazing");
  await row.getByLabel("Redirect to…").press("Enter");
  await expect(
    owner.getByText("/grazing-tips-2019 now redirects to /practices/grazing."),
  ).toBeVisible();

  await reader.goto(old);
  await expect(reader).toHaveURL(`${desk.origin}/practices/grazing`);
  await owner.reload();
  await expect(row.getByLabel("Redirect to…")).toHaveValue("/practices/grazing");
  await row.getByLabel("Redirect to…").fill("");
  await save.click();
  await expect(owner.getByText("/grazing-tips-2019 isn’t redirected.")).toBeVisible();
  await notFound();
  await reader.context().close();
});
