import { expect, test } from "./fixtures.ts";

// A refusal answers 422; photo hosts are unreachable in tests.
test.use({ expectedErrors: ["422", "ERR_NAME_NOT_RESOLVED", "ERR_FAILED"] });

test.setTimeout(120_000);
/** On a busy machine a draft is saved only every fifteen seconds. */
const SAVING = { timeout: 40_000 };

/* That readers get what is published, whole-walk.spec.ts proves. */
test("a page's texts are previewed, refused, published, taken back, and restored from a revision", async ({
  owner: page,
  desk,
  context,
}) => {
  const reader = await context.newPage();
  const height = async () => {
    await reader.goto(`${desk.origin}/tools/stop-grazing`);
    return reader.getByRole("row", { name: /^Kentucky bluegrass/ });
  };
  await page.goto(`${desk.origin}/admin/pages/pages.tools.stop-grazing`);
  await page.getByRole("searchbox", { name: "Search these texts" }).fill("bluegrass} in");
  const field = page.getByRole("textbox", { name: "Row 2, “Take them off at”" });
  await field.fill("**9 in.**");
  await expect(page.getByText(/^Saved \S/)).toBeVisible(SAVING);
  await expect(await height()).not.toContainText("9 in.");

  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = await opening;
  await expect(preview.getByText("Not published yet.")).toBeVisible();
  await expect(preview.getByRole("row", { name: /^Kentucky bluegrass/ })).toContainText("9 in.");
  await preview.close();

  // What is wrong is said below the text, and readers do not get it.
  await page.getByRole("searchbox", { name: "Search these texts" }).fill("");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("");
  await expect(page.getByText("Is empty.")).toBeVisible(SAVING);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("One text is not right yet")).toBeVisible();
  await page.getByRole("button", { name: /^Put it back\W+Title$/ }).click();
  await expect(title).toHaveValue("When to Stop Grazing");

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Readers see it now.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back.")).toBeVisible();
  await expect(await height()).not.toContainText("9 in.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(await height()).toContainText("9 in.");

  // The revisions show the change, and lead back to the first edition.
  await page.getByRole("link", { name: "Revisions" }).click();
  await expect(page.locator("ins")).toContainText("9");
  await page.getByRole("link", { name: /^The first edition/ }).click();
  await expect(page.getByRole("region", { name: "The first edition" })).toBeVisible();
  await page.getByRole("combobox", { name: "Compared with" }).selectOption({ index: 0 });
  await expect(page.locator("del")).toContainText("9");
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByText("It is now your draft.")).toBeVisible();
  await expect(page.getByText("There is a draft that readers don’t see.")).toBeVisible();
});

test("what settings say goes to pages, the feed, the manifest and shared pictures, until it is taken back", async ({
  owner: page,
  desk,
  context,
}) => {
  const reader = await context.newPage();
  /** The picture of the page on shared links. */
  const shared = async () => {
    const answer = await fetch(`${desk.origin}/share/about-mission.png`);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    return Buffer.from(await answer.arrayBuffer()).toString("base64");
  };
  const drawn = await shared();
  await page.goto(`${desk.origin}/admin/settings`);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Creek & Sons");
  await page.getByRole("textbox", { name: /Facebook$/ }).fill("https://facebook.example/creek");
  await page.getByRole("textbox", { name: "Who runs the site" }).fill("Creek & Sons, 1 Mill Road");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Readers see it now.")).toBeVisible(SAVING);
  await expect(page.getByRole("banner")).toContainText("Creek & Sons");
  await reader.goto(`${desk.origin}/terms`);
  await expect(reader.getByText("1 Mill Road")).toBeVisible();
  await expect(reader.getByRole("link", { name: "Facebook" })).toHaveAttribute(
    "href",
    "https://facebook.example/creek",
  );
  const [feed, manifest] = await Promise.all(
    ["/feed.xml", "/manifest.webmanifest"].map(async (file) =>
      (await fetch(desk.origin + file)).text(),
    ),
  );
  expect(feed).toMatch(/<title>\s*(?:<!\[CDATA\[)?Creek & Sons/);
  expect(manifest).toContain('"name":"Creek & Sons"');
  expect(await shared()).not.toBe(drawn);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back.")).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole("banner")).toContainText("First Paddock");
  expect(await shared()).toBe(drawn);
});

test("a Spanish part whose English was changed at the desk is confirmed beside it", async ({
  owner: page,
  desk,
}) => {
  const english = `${desk.origin}/api/texts/pages.tools.turn-in`;
  const { version, groups } = await (await page.request.get(english)).json();
  const { path, value } = groups[1].fields[0];
  const change = (more: string, at: number, data?: object) =>
    page.request.fetch(english + more, {
      method: data ? "PATCH" : "POST",
      headers: { Origin: desk.origin, "If-Match": String(at) },
      ...(data ? { data } : {}),
    });
  await change("", version, { changes: { [path]: `${value} Today` } });
  await change("/publish", version + 1);

  await page.goto(`${desk.origin}/admin/pages`);
  const row = page.getByRole("listitem").filter({ hasText: "/es/tools/turn-in" });
  await expect(row).toContainText("its English has changed");
  await row.getByRole("link").click();
  const note = page.locator(".stale-note");
  await expect(note).toHaveCount(1);
  await note.getByRole("button", { name: /^It says what the English says/ }).press("Enter");
  await expect(note).toContainText("Compared with the English.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Readers see it now.")).toBeVisible(SAVING);
  await expect(note).toHaveCount(0);
  await page.goto(`${desk.origin}/admin/pages`);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("its English has changed");
  await change("/undo", version + 2);
});
