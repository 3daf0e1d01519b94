import type { Page } from "@playwright/test";
import { DRAFT, expect, heading, PHOTO, test, write } from "./support/desk.ts";

/** The required fields, in the order of the form, with the message shown when they are empty. */
const MESSAGES = [
  ["Title", "Title is required"],
  ["Cover image", "Cover image is required"],
  ["Content", "Content is required"],
  ["Excerpt", "Excerpt is required"],
  ["Category", "Category is required"],
  ["Slug", "Slug is required"],
] as const;

const titleField = (desk: Page) => desk.getByLabel("Title", { exact: true });

test.describe("new post", () => {
  test("the fields are as specified, and publishing shows a message under each empty one, from the preview too", async ({
    newPost: desk,
  }) => {
    const content = desk.getByLabel("Content");
    const publish = desk.getByRole("button", { name: "Publish Post" });
    const preview = desk.getByRole("tab", { name: "Preview" });

    await test.step("rows, options, tabs by arrow keys", async () => {
      await expect(content).toHaveAttribute("rows", "15");
      await expect(desk.getByLabel("Excerpt")).toHaveAttribute("rows", "3");
      await expect(desk.getByLabel("Excerpt")).toHaveAccessibleDescription(
        "One or two sentences for lists.",
      );
      const options = desk.getByLabel("Category").locator("option:not([value=''])");
      await expect(options).toHaveText([
        "Grazing",
        "Soil Health",
        "Water",
        "Economics",
        "Animal Health",
        "Wildlife",
      ]);
      await expect(desk.getByLabel("Date", { exact: true })).toHaveCount(0);
      const edit = desk.getByRole("tab", { name: "Edit" });
      await edit.focus();
      await desk.keyboard.press("ArrowRight");
      await expect(preview).toBeFocused();
      await expect(preview).toHaveAttribute("aria-selected", "true");
      await desk.keyboard.press("Home");
      await expect(edit).toBeFocused();
      await expect(content).toBeVisible();
    });

    await test.step("an empty form: every message under its field, focus on the first", async () => {
      await publish.click();
      for (const [label, message] of MESSAGES) {
        const field = desk.getByLabel(label, { exact: true });
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAttribute("aria-required", "true");
        await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
        await expect(desk.getByText(message, { exact: true })).toBeVisible();
      }
      const [above, below] = [
        await titleField(desk).boundingBox(),
        await desk.getByText("Title is required").boundingBox(),
      ];
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
      await expect(titleField(desk)).toBeFocused();
      // The bar lists the problems in the order of the form, with links to them.
      const bar = desk.getByText(/^6 things to fix:/);
      await expect(bar.getByRole("button")).toHaveText(MESSAGES.map(([label]) => label));
      const slug = desk.getByLabel("Slug", { exact: true });
      await bar.getByRole("button", { name: "Slug" }).click();
      await expect(slug).toBeFocused();
      await expect(slug).toBeInViewport();
      for (const [label] of MESSAGES.slice(0, 2)) {
        await desk.keyboard.press("F8");
        await expect(desk.getByLabel(label, { exact: true })).toBeFocused();
      }
      await titleField(desk).fill("x");
      await expect(desk.getByText("Title is required")).toBeHidden();
      await expect(desk.getByText(/^4 things to fix:/)).toBeVisible();
    });

    await test.step("publishing from the preview with empty content moves the focus to the content", async () => {
      await write(desk, { ...DRAFT, content: "   " });
      await preview.click();
      await expect(desk.getByText("Nothing to preview yet...")).toBeVisible();
      await publish.click();
      await expect(content).toBeFocused();
      await preview.click();
      await desk.keyboard.press("F8");
      await expect(content).toBeFocused();
    });
  });

  test("fields help: the slug follows the title, tags are suggested, the cover is previewed or reported as invalid", async ({
    newPost: desk,
  }) => {
    const [title, slug] = [titleField(desk), desk.getByLabel("Slug")];

    // How it follows the title is tested without a browser (app/desk/editor/fields/typing.test.ts).
    await test.step("the slug follows the title until it is edited", async () => {
      await title.fill("Rest & Water: 10% a_b");
      await expect(slug).toHaveValue("rest-water-10-a_b");
      // A screen reader must not announce the address after each letter typed into the title.
      await expect(desk.getByText(/^\/blog\/.*\/rest-water-10-a_b$/)).toHaveAttribute(
        "aria-live",
        "off",
      );
      await slug.fill("my-own");
      await title.fill("Another");
      await expect(slug).toHaveValue("my-own");
    });

    await test.step("the description shows the slug that readers will see, and the field is corrected to it on blur", async () => {
      await slug.fill("Bad Slug/ä ?");
      await expect(slug).toHaveAccessibleDescription(
        /Readers will see: \/blog\/\d{4}\/\d{2}\/bad-slug-ä/,
      );
      await slug.blur();
      await expect(slug).toHaveValue("bad-slug-ä");
    });

    await test.step("suggested tags can be chosen by keyboard", async () => {
      const tags = desk.getByLabel("Tags", { exact: true });
      const suggestions = desk.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
      const publish = desk.getByRole("button", { name: "Publish Post" });
      await tags.focus();
      await tags.press("ArrowDown");
      await expect(suggestions).toHaveCount(0);
      await tags.pressSequentially("e");
      await expect(suggestions.nth(2)).toBeVisible();
      // The suggestions cover no button: otherwise Playwright reports what would receive this click.
      await publish.click({ trial: true });
      await tags.pressSequentially("con");
      await expect(suggestions.filter({ hasText: "economics" })).toBeVisible();
      await desk.keyboard.press("ArrowDown");
      await desk.keyboard.press("Enter");
      await expect(desk.getByRole("button", { name: "Remove tag: economics" })).toBeVisible();
      await expect(tags).toHaveValue("");
      await tags.pressSequentially("zzz");
      await expect(suggestions).toHaveCount(0);
      await tags.fill("");
      await tags.press("Backspace");
      await expect(tags).toHaveValue("economics");
    });

    const cover = desk.getByLabel("Cover image");
    await test.step("the address's picture is previewed, or a drawing says 'Invalid Image URL'", async () => {
      // No request is sent to a host that is not allowed.
      await cover.fill("https://images./cow.jpg");
      await expect(desk.getByRole("img", { name: "Invalid Image URL" })).toBeVisible();
      await expect(
        desk.getByText(/Photos are shown from images\.unsplash\.com and images\.pexels\.com only/),
      ).toBeVisible();
      await cover.fill(PHOTO);
      await expect(desk.getByRole("img", { name: "Invalid Image URL" })).toBeHidden();
      await expect(desk.getByRole("img", { name: "Cover" })).toHaveAttribute("src", PHOTO);
    });

    await test.step("a long address is fully visible, and Enter adds no line break", async () => {
      const long = `${PHOTO}?${"w=1280&".repeat(20)}h=1`;
      await cover.fill(long);
      await cover.press("Enter");
      await expect(cover).toHaveValue(long);
      const hidden = await cover.evaluate(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
          scrollHeight - clientHeight,
          scrollWidth - clientWidth,
        ],
      );
      expect(hidden).toEqual([0, 0]);
    });

    await test.step("a drawing can be used instead, and exchanged for that of another season", async () => {
      // The field has the focus at once, so that no key typed next is lost.
      const focused = await desk
        .getByRole("button", { name: "Use this drawing" })
        .evaluate((button: HTMLButtonElement) => {
          button.focus();
          button.click();
          return document.activeElement?.getAttribute("name");
        });
      expect(focused).toBe("coverImage");
      await expect(cover).toHaveValue(/^\/scenes\/covers\//);
      const drawing = await cover.inputValue();
      await desk.getByRole("button", { name: "Another season" }).click();
      await expect(cover).not.toHaveValue(drawing);
    });
  });

  test("only the button publishes a post, after a check for unfinished parts; the desk shows the post, and its slug is then taken", async ({
    newPost: desk,
  }) => {
    const publish = desk.getByRole("button", { name: "Publish Post" });
    const content = desk.getByLabel("Content");
    await write(desk, { ...DRAFT, tags: "" });
    await expect(desk.getByText("5 words")).toBeVisible();

    await test.step("Enter in a one-line field does not publish; in Tags it completes the tag", async () => {
      for (const label of ["Title", "Slug", "Cover image", "Tags"]) {
        await desk.getByLabel(label, { exact: true }).press("Enter");
      }
      await desk.getByLabel("Tags", { exact: true }).pressSequentially("fences");
      await desk.keyboard.press("Enter");
      await expect(desk.getByRole("button", { name: "Remove tag: fences" })).toBeVisible();
      await expect(publish).toBeVisible();
      await expect(heading(desk, "Create New Post")).toBeVisible();
    });

    await test.step("Ctrl+S moves the focus to the publish button and says that nothing is saved yet", async () => {
      await content.press("Control+s");
      await expect(publish).toBeFocused();
      await expect(desk.getByText("Not saved yet. Press Enter to publish.")).toBeVisible();
    });

    await test.step("a link without an address is pointed out before publishing", async () => {
      await content.fill(`${DRAFT.content}\n\nSee the [map](https://).`);
      await publish.click();
      const dialog = desk.getByRole("dialog", { name: "Before you publish" });
      await expect(dialog.getByText("One link has no address yet.")).toBeVisible();
      await dialog.getByRole("button", { name: "Go to it" }).click();
      await expect(content).toBeFocused();
      const selected = await content.evaluate((area) =>
        area instanceof HTMLTextAreaElement
          ? area.value.slice(area.selectionStart, area.selectionEnd)
          : "",
      );
      expect(selected).toBe("[map](https://)");
      await publish.click();
      await dialog.getByRole("button", { name: "Publish anyway" }).click();
    });

    await test.step("the button reads 'Saving...', then the list focuses the new post's row", async () => {
      await expect(desk.getByRole("button", { name: "Saving..." })).toBeVisible();
      await expect(heading(desk, "Posts")).toBeVisible();
      await expect(desk.getByText("13 posts")).toBeVisible();
      await expect(desk.locator("tbody tr").first()).toContainText(DRAFT.title);
      await expect(desk.getByRole("row", { name: DRAFT.title })).toBeFocused();
    });

    await test.step("the desk shows the post", async () => {
      await desk.getByRole("status").getByRole("link", { name: "View post" }).click();
      await expect(heading(desk, DRAFT.title)).toBeVisible();
      await expect(desk).toHaveURL(/\/admin\/view-post\//);
      await expect(desk.getByRole("heading", { level: 3, name: "Tools" })).toBeVisible();
      await expect(desk.locator('img[src^="/scenes/covers/"]').first()).toBeVisible();
      const bar = desk.getByRole("navigation", { name: "Your view of this post" });
      await bar.getByRole("link", { name: "Edit" }).click();
      await expect(heading(desk, "Edit Post")).toBeVisible();
      await expect(content).toHaveValue(/^### Tools/);
    });

    await test.step("a slug that is taken this month is reported in its field", async () => {
      await desk.getByRole("link", { name: "Posts", exact: true }).click();
      await desk.getByRole("link", { name: "New Post" }).click();
      await write(desk);
      await expect(desk.getByLabel("Slug")).toHaveAccessibleDescription(
        /Another .+ post already uses this slug: “Fixing a Float Valve”/,
      );
      await publish.click();
      await expect(desk.getByText("1 thing to fix:")).toBeVisible();
      await expect(desk.getByLabel("Slug")).toBeFocused();
    });
  });
});

test("an edited post loads with a spinner and keeps its slug and date; an unknown id redirects to the list", async ({
  desk,
}) => {
  const edit = desk.getByRole("link", { name: "Edit: Rest Is the Tool You Already Own" });
  const date = desk.getByLabel("Date", { exact: true });
  await test.step("loads and updates", async () => {
    await expect(edit).toHaveAttribute(
      "href",
      "/admin/edit-post/2024-07-08-rest-is-the-tool-you-already-own",
    );
    await edit.click();
    await expect(desk.getByText("Loading the post")).toBeAttached();
    await expect(heading(desk, "Edit Post")).toBeVisible();
    await expect(date).toHaveValue("2024-07-08");
    const category = desk.getByLabel("Category");
    await expect(category).toHaveValue("Grazing Management Tips");
    await expect(category.locator("option:not([value=''])")).toHaveCount(7);
    await titleField(desk).fill("Rest, Again");
    await expect(desk.getByLabel("Slug")).toHaveValue("rest-is-the-tool-you-already-own");
    await date.fill("2199-01-01");
    await expect(
      desk.getByText("This day is in the future. Readers see the post now."),
    ).toBeVisible();
    await date.fill("");
    await desk.getByRole("button", { name: "Update Post" }).click();
    await expect(heading(desk, "Posts")).toBeVisible();
    const row = desk.locator("tbody tr").filter({ hasText: "Rest, Again" });
    await expect(row).toContainText("Jul 8, 2024");
  });

  await test.step("an unknown id redirects to the dashboard with a message", async () => {
    await desk.goto("/admin/edit-post/nobody");
    await expect(heading(desk, "Posts")).toBeVisible();
    await expect(desk).toHaveURL(/\/admin$/);
    await expect(desk.getByText("That post is no longer here.")).toBeVisible();
  });
});
