import { expect, test } from "../fixtures.ts";
import { content, draftOf, viewPost } from "./form.ts";

// Photo hosts are out of reach.
test.use({ expectedErrors: ["Failed to load resource"] });

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago" });

test("a post has a day of its last change, a picture on shared links, and a text for its cover", async ({
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
  // A text that somebody typed stays with another cover.
  await cover.fill("https://images.unsplash.com/photo-2");
  await expect(alt).toHaveValue("A tank in snow");
  await owner.getByText("Search and sharing").click();
  const shared = owner.getByLabel("Picture on shared links");
  await shared.fill("/scenes/tank.svg");
  await owner.getByRole("button", { name: "Publish Post" }).click();
  await expect(owner.getByText("Choose a picture from the library, or enter")).toBeVisible();
  await expect(shared).toBeFocused();
  await shared.fill("https://pictures.example/tank.jpg");
  await owner.getByLabel("What that picture shows").fill("A full tank");
  await owner.getByRole("button", { name: "Publish Post" }).click();
  await viewPost(owner);

  const head = owner.locator("head");
  await expect(head.locator("meta[property='og:image']")).toHaveAttribute(
    "content",
    "https://pictures.example/tank.jpg",
  );
  await expect(head.locator("meta[property='og:image:alt']")).toHaveAttribute(
    "content",
    "A full tank",
  );
  await expect(owner.getByText(/^Updated /)).toBeVisible();
});

test("a post or page is linked by its title, and a broken link is named before publishing", async ({
  owner,
  desk,
}) => {
  await owner.goto(await draftOf(owner, desk.origin, "Where the hay went"));
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

test("a category is renamed in its posts, its address leads on, and it can be undone", async ({
  owner,
  desk,
}) => {
  await draftOf(owner, desk.origin, "A spring without a fence", { intent: "publish" });
  await owner.goto(`${desk.origin}/admin/categories`);
  const list = owner.getByRole("list", { name: "Categories" });
  const row = list.getByRole("listitem").filter({ hasText: "Water" });
  await row.getByRole("button", { name: "Rename Water" }).click();
  const dialog = owner.getByRole("dialog");
  const name = dialog.getByLabel("New name");
  await name.fill("grazing");
  await expect(dialog.getByText("“Grazing” exists already.")).toBeVisible();
  await name.fill("Springs & Tanks");
  await owner.keyboard.press("Enter");
  await expect(owner.getByText(/became “Springs & Tanks” in \d+ posts?\./)).toBeVisible();
  await expect(list).toContainText("Springs & Tanks");

  const reader = await owner.context().newPage();
  await reader.goto(`${desk.origin}/blog/category/water`);
  await expect(reader).toHaveURL(`${desk.origin}/blog/category/springs%20%26%20tanks`);
  await expect(reader.getByRole("main")).toContainText("A spring without a fence");
  await owner.goto(`${desk.origin}/admin/new-post`);
  await expect(owner.getByLabel("Category")).toContainText("Springs & Tanks");
  await owner.goto(`${desk.origin}/admin/categories`);
  await owner.getByRole("button", { name: "Undo the change of “Water”" }).click();
  await expect(list).not.toContainText("Springs & Tanks");
  await reader.goto(`${desk.origin}/blog/category/water`);
  await expect(reader.getByRole("main")).toContainText("A spring without a fence");
  await reader.close();
});
