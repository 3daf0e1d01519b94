import { expect, test } from "../fixtures.ts";
import { follow } from "../screens/follow.ts";
import { content, draftOf } from "./form.ts";

// Photo hosts are out of reach.
test.use({ expectedErrors: ["Failed to load resource"] });

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago" });

test("a post has a date of last change, a cover description, fields for shared links and search engines, and links that are checked before publishing", async ({
  owner,
  desk,
}) => {
  await owner.goto(await draftOf(owner, desk.origin, "Tanks before fences"));
  await owner.getByRole("button", { name: "Mark as updated today" }).click();
  await expect(owner.getByLabel("Updated")).toHaveValue(day.format(new Date()));
  const cover = owner.getByLabel("Cover image");
  const alt = owner.getByLabel("What the cover shows");
  await cover.fill("https://images.unsplash.com/photo-1");
  await alt.fill("A tank in snow");
  // A description that somebody typed is kept when the cover changes.
  await cover.fill("https://images.unsplash.com/photo-2");
  await expect(alt).toHaveValue("A tank in snow");
  await owner.getByText("Search and sharing").click();
  const shared = owner.getByLabel("Picture on shared links");
  await shared.fill("/scenes/tank.svg");
  await owner.getByLabel("Headline in search results").fill("A short one");
  await owner.getByLabel("First published at").fill("somewhere");
  await owner.getByRole("button", { name: "Publish Post" }).click();
  await expect(owner.getByText("Choose a picture from the library, or enter")).toBeVisible();
  await expect(owner.getByText("Enter a whole address")).toBeVisible();
  await expect(owner.getByLabel("First published at")).toBeFocused();
  await shared.fill("https://pictures.example/tank.jpg");
  await owner.getByLabel("What that picture shows").fill("A full tank");
  await owner.getByLabel("First published at").fill("");
  await owner.getByRole("button", { name: "Publish Post" }).click();
  const link = owner.getByRole("link", { name: "View post", exact: true });
  const page = await fetch(desk.origin + (await link.getAttribute("href")));
  const html = await page.text();
  expect(html).toContain("<title>A short one | ");
  expect(html).toContain('<meta property="og:image" content="https://pictures.example/tank.jpg"');
  expect(html).toContain('<meta property="og:image:alt" content="A full tank"');
  expect(html).toContain('data-alt="A tank in snow"');
  expect(html).toMatch(/Updated <time/);

  // A post or page is linked by its title, and a broken link is reported before publishing.
  await follow(owner, new URL(await draftOf(owner, desk.origin, "Where the hay went")).pathname);
  await content(owner).fill("First line.\n\nSee [the list](/no/such/page) and ");
  await content(owner).press("Control+End");
  await owner.keyboard.press("Control+Shift+K");
  const dialog = owner.getByRole("dialog", { name: "Link to a post, page or file" });
  const words = dialog.getByRole("combobox", { name: "Words of its title" });
  await expect(words).toBeFocused();
  await words.fill("mission");
  await expect(dialog.getByRole("option").first()).toContainText("/about/mission");
  await owner.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(content(owner)).toHaveValue(/and \[[^\]]*[Mm]ission[^\]]*\]\(\/about\/mission\)$/);

  await owner.getByRole("button", { name: "Publish Post" }).click();
  const warning = owner.getByRole("dialog", { name: "Before you publish" });
  await expect(warning).toContainText(
    "Line 3: “the list” leads to /no/such/page, where there is no page.",
  );
  await expect(warning.getByText(/^Line/)).toHaveCount(1);
  await warning.getByRole("button", { name: "Go to it" }).click();
  const selected = () =>
    content(owner).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  await expect.poll(selected).toBe("/no/such/page");
  await owner.keyboard.type("/blog");
  await owner.getByRole("button", { name: "Publish Post" }).click();
  await expect(owner.getByText("Published “Where the hay went”")).toBeVisible();
});

/* server/terms/terms.test.ts checks that posts get the new name and that the old address redirects. */
test("renaming a category and merging it into another can both be undone", async ({
  owner,
  desk,
}) => {
  await draftOf(owner, desk.origin, "A spring without a fence", { intent: "publish" });
  // The filter lists the categories that posts have, not those that the form offers.
  await owner.goto(`${desk.origin}/admin`);
  const filter = owner.getByLabel("Category").getByRole("option");
  await expect(filter.filter({ hasText: "Success Stories" })).toHaveCount(1);
  await expect(filter.filter({ hasText: "Economics" })).toHaveCount(0);
  await follow(owner, "/admin/categories");
  const list = owner.getByRole("list", { name: "Categories" });
  const row = list.getByRole("listitem").filter({ hasText: "Water" });
  await row.getByRole("button", { name: "Rename Water" }).click();
  const dialog = owner.getByRole("dialog");
  const name = dialog.getByLabel("New name");
  await name.fill("grazing");
  await expect(dialog.getByText("“Grazing” exists already.")).toBeVisible();
  await owner.keyboard.press("Enter");
  // Merging asks once more, with the number of posts.
  await expect(
    dialog.getByRole("heading", { name: "Make “Water” and “Grazing” one?" }),
  ).toBeVisible();
  await expect(
    dialog.getByText(/\d+ posts? of “Water” gets? “Grazing” in its place\./),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(owner.getByText(/became “Grazing” in \d+ posts?\./)).toBeVisible();
  await owner.getByRole("button", { name: "Undo the change of “Water”" }).click();
  await row.getByRole("button", { name: "Rename Water" }).click();
  await name.fill("Springs & Tanks");
  await owner.keyboard.press("Enter");
  await expect(owner.getByText(/became “Springs & Tanks” in \d+ posts?\./)).toBeVisible();
  await expect(list).toContainText("Springs & Tanks");
  // The old name's row is gone with its button, to which the dialog would have returned the focus.
  await expect(list).toBeFocused();
  await owner.getByRole("button", { name: "Undo the change of “Water”" }).click();
  await expect(list).not.toContainText("Springs & Tanks");
  // Offering the category to all posts, and stopping that again, keeps the focus.
  const stories = list.getByRole("listitem").filter({ hasText: "Success Stories" });
  await stories.getByRole("button", { name: "Offer to all posts" }).press("Enter");
  await expect(owner.getByText("Every post can choose “Success Stories” now.")).toBeVisible();
  const stop = stories.getByRole("button", { name: "Stop offering Success Stories" });
  await expect(stop).toBeFocused();
  await stop.press("Enter");
  await expect(owner.getByText("Other posts can’t choose “Success Stories” now.")).toBeVisible();
});
