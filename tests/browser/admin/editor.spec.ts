import { DRAFT, expect, heading, PHOTO, test, write } from "./support/desk.ts";

/** The fields in the order of the form. */
const MESSAGES = [
  ["Title", "Title is required"],
  ["Cover image", "Cover image is required"],
  ["Content", "Content is required"],
  ["Excerpt", "Excerpt is required"],
  ["Category", "Category is required"],
  ["Slug", "Slug is required"],
] as const;

test.describe("new post", () => {
  test.beforeEach(async ({ desk }) => {
    await desk.getByRole("link", { name: "New Post" }).click();
    await expect(heading(desk, "Create New Post")).toBeVisible();
  });

  test("an empty form: every message under its field, focus on the first", async ({ desk }) => {
    await desk.getByRole("button", { name: "Publish Post" }).click();
    for (const [label, message] of MESSAGES) {
      const field = desk.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
      const error = desk.getByText(message, { exact: true });
      await expect(error).toBeVisible();
      const [above, below] = [await field.boundingBox(), await error.boundingBox()];
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
    }
    await expect(desk.getByLabel("Title", { exact: true })).toBeFocused();
    // The bar lists the problems in the order of the form, with links to them.
    const bar = desk.getByText(/^6 things to fix:/);
    await expect(bar.getByRole("button")).toHaveText(MESSAGES.map(([label]) => label));
    for (const [label] of MESSAGES) {
      await bar.getByRole("button", { name: label }).click();
      await expect(desk.getByLabel(label, { exact: true })).toBeFocused();
      await expect(desk.getByLabel(label, { exact: true })).toBeInViewport();
    }
    for (const [label] of MESSAGES) {
      await desk.keyboard.press("F8");
      await expect(desk.getByLabel(label, { exact: true })).toBeFocused();
    }
    await desk.getByLabel("Title", { exact: true }).fill("x");
    await expect(desk.getByText("Title is required")).toBeHidden();
    await expect(desk.getByText(/^4 things to fix:/)).toBeVisible();
    await expect(desk.getByLabel("Date", { exact: true })).toHaveCount(0);
  });

  test("an empty content is shown even from the preview", async ({ desk }) => {
    await write(desk, { ...DRAFT, content: "   " });
    await desk.getByRole("tab", { name: "Preview" }).click();
    await expect(desk.getByText("Nothing to preview yet...")).toBeVisible();
    await desk.getByRole("button", { name: "Publish Post" }).click();
    await expect(desk.getByLabel("Content")).toBeFocused();
    await desk.getByRole("tab", { name: "Preview" }).click();
    await desk.keyboard.press("F8");
    await expect(desk.getByLabel("Content")).toBeFocused();
  });

  test("fields as specified: rows, options, tabs by arrow keys", async ({ desk }) => {
    await expect(desk.getByLabel("Content")).toHaveAttribute("rows", "15");
    await expect(desk.getByLabel("Excerpt")).toHaveAttribute("rows", "3");
    const options = desk.getByLabel("Category").locator("option:not([value=''])");
    await expect(options).toHaveText([
      "Grazing",
      "Soil Health",
      "Water",
      "Economics",
      "Animal Health",
      "Wildlife",
    ]);
    const [edit, preview] = [
      desk.getByRole("tab", { name: "Edit" }),
      desk.getByRole("tab", { name: "Preview" }),
    ];
    await edit.focus();
    await desk.keyboard.press("ArrowRight");
    await expect(preview).toBeFocused();
    await expect(preview).toHaveAttribute("aria-selected", "true");
    await desk.keyboard.press("Home");
    await expect(edit).toBeFocused();
    await expect(desk.getByLabel("Content")).toBeVisible();
  });

  test("the slug follows the title until somebody changes it", async ({ desk }) => {
    const [title, slug] = [desk.getByLabel("Title", { exact: true }), desk.getByLabel("Slug")];
    await title.pressSequentially("Rest & Water: 10% a_b");
    await expect(slug).toHaveValue("rest-water-10-a_b");
    await slug.fill("my-own");
    await title.fill("Another");
    await expect(slug).toHaveValue("my-own");
    await slug.fill("");
    await title.fill("Another Title");
    await expect(slug).toHaveValue("another-title");
  });

  test("Enter in a one-line field does not publish; in Tags it completes the tag", async ({
    desk,
  }) => {
    await write(desk, { ...DRAFT, tags: "" });
    for (const label of ["Title", "Slug", "Cover image", "Tags"]) {
      await desk.getByLabel(label, { exact: true }).press("Enter");
    }
    await desk.getByLabel("Tags", { exact: true }).pressSequentially("fences");
    await desk.keyboard.press("Enter");
    await expect(desk.getByRole("button", { name: "Remove tag: fences" })).toBeVisible();
    await expect(desk.getByRole("button", { name: "Publish Post" })).toBeVisible();
    await expect(heading(desk, "Create New Post")).toBeVisible();
  });

  test("a link without an address is pointed out before publishing", async ({ desk }) => {
    const content = "See the [map](https://).\n\nThe end.";
    await write(desk, { ...DRAFT, content });
    await desk.getByRole("button", { name: "Publish Post" }).click();
    const dialog = desk.getByRole("dialog", { name: "Before you publish" });
    await expect(dialog.getByText("One link has no address yet.")).toBeVisible();
    await dialog.getByRole("button", { name: "Go to it" }).click();
    await expect(desk.getByLabel("Content")).toBeFocused();
    const selected = await desk
      .getByLabel("Content")
      .evaluate((area) =>
        area instanceof HTMLTextAreaElement
          ? area.value.slice(area.selectionStart, area.selectionEnd)
          : "",
      );
    expect(selected).toBe("[map](https://)");
    await desk.getByRole("button", { name: "Publish Post" }).click();
    await dialog.getByRole("button", { name: "Publish anyway" }).click();
    await expect(desk.getByText("13 posts")).toBeVisible();
  });

  test("shows the slug that readers will see, and corrects any other on blur", async ({ desk }) => {
    const slug = desk.getByLabel("Slug");
    await slug.fill("Bad Slug/ä ?");
    await expect(slug).toHaveAccessibleDescription(
      /Readers will see: \/blog\/\d{4}\/\d{2}\/bad-slug-ä/,
    );
    await slug.blur();
    await expect(slug).toHaveValue("bad-slug-ä");
  });

  test("suggested tags can be chosen by keyboard", async ({ desk }) => {
    const tags = desk.getByLabel("Tags", { exact: true });
    const suggestions = desk.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    const publish = desk.getByRole("button", { name: "Publish Post" });
    await tags.focus();
    await tags.press("ArrowDown");
    await expect(suggestions).toHaveCount(0);
    await tags.pressSequentially("e");
    await expect(suggestions.nth(2)).toBeVisible();
    // They lie over no button: a click on it reaches it, or Playwright says what is in the way.
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

  test("a picture for the address, or a drawn 'Invalid Image URL'", async ({ desk }) => {
    const cover = desk.getByLabel("Cover image");
    // A host that is not allowed is not asked.
    await cover.fill("https://images./cow.jpg");
    await expect(desk.getByRole("img", { name: "Invalid Image URL" })).toBeVisible();
    await expect(
      desk.getByText(/Photos are shown from images\.unsplash\.com and images\.pexels\.com only/),
    ).toBeVisible();
    await cover.fill(PHOTO);
    await expect(desk.getByRole("img", { name: "Invalid Image URL" })).toBeHidden();
    await expect(desk.getByRole("img", { name: "Cover" })).toHaveAttribute("src", PHOTO);
  });

  test("a long address is fully visible in its field, and Enter adds no line break", async ({
    desk,
  }) => {
    const cover = desk.getByLabel("Cover image");
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

  test("a slug that is taken this month is reported in its field", async ({ desk }) => {
    await write(desk);
    await desk.getByRole("button", { name: "Publish Post" }).click();
    await expect(heading(desk, "Posts")).toBeVisible();
    await desk.getByRole("link", { name: "New Post" }).click();
    await write(desk);
    await expect(desk.getByLabel("Slug")).toHaveAccessibleDescription(
      /Another .+ post already uses this slug: “Fixing a Float Valve”/,
    );
    await desk.getByRole("button", { name: "Publish Post" }).click();
    await expect(desk.getByText("1 thing to fix:")).toBeVisible();
    await expect(desk.getByLabel("Slug")).toBeFocused();
  });

  test("Ctrl+S does not publish: it moves the focus to the button and says so", async ({
    desk,
  }) => {
    await write(desk);
    await desk.getByLabel("Content").press("Control+s");
    await expect(desk.getByRole("button", { name: "Publish Post" })).toBeFocused();
    await expect(desk.getByText("Not saved yet. Press Enter to publish.")).toBeVisible();
  });

  test("'Saving...' for a second; the row is marked; the post shows at the desk until it is left", async ({
    desk,
  }) => {
    await write(desk);
    await expect(desk.getByText("5 words")).toBeVisible();
    await desk.getByRole("button", { name: "Publish Post" }).click();
    await expect(desk.getByRole("button", { name: "Saving..." })).toBeVisible();
    await expect(heading(desk, "Posts")).toBeVisible();
    await expect(desk.getByText("13 posts")).toBeVisible();
    await expect(desk.locator("tbody tr").first()).toContainText(DRAFT.title);
    await expect(desk.getByRole("link", { name: DRAFT.title, exact: true })).toBeFocused();

    await desk.getByRole("status").getByRole("link", { name: "View post" }).click();
    await expect(heading(desk, DRAFT.title)).toBeVisible();
    await expect(desk).toHaveURL(/\/admin\/view-post\//);
    await expect(desk.getByRole("heading", { level: 3, name: "Tools" })).toBeVisible();
    await expect(desk.locator('img[src^="/scenes/covers/"]').first()).toBeVisible();
    const bar = desk.getByRole("navigation", { name: "Your view of this post" });
    await bar.getByRole("link", { name: "Edit" }).click();
    await expect(heading(desk, "Edit Post")).toBeVisible();
    await expect(desk.getByLabel("Content")).toHaveValue(DRAFT.content);

    await desk.goto("/blog");
    await expect(desk.getByRole("link", { name: DRAFT.title })).toHaveCount(0);
    await desk.goto("/admin");
    await expect(desk.getByText("12 posts")).toBeVisible();
  });
});

test.describe("edit post", () => {
  const title = "Rest Is the Tool You Already Own";

  test("loads with a spinner, keeps the slug and the day, and updates", async ({ desk }) => {
    const edit = desk.getByRole("link", { name: `Edit: ${title}` });
    await expect(edit).toHaveAttribute(
      "href",
      "/admin/edit-post/2024-07-08-rest-is-the-tool-you-already-own",
    );
    await edit.click();
    await expect(desk.getByText("Loading the post")).toBeAttached();
    await expect(heading(desk, "Edit Post")).toBeVisible();
    await expect(desk.getByLabel("Date", { exact: true })).toHaveValue("2024-07-08");
    const category = desk.getByLabel("Category");
    await expect(category).toHaveValue("Grazing Management Tips");
    await expect(category.locator("option:not([value=''])")).toHaveCount(7);
    await desk.getByLabel("Title", { exact: true }).fill("Rest, Again");
    await expect(desk.getByLabel("Slug")).toHaveValue("rest-is-the-tool-you-already-own");
    await desk.getByLabel("Date", { exact: true }).fill("");
    await desk.getByRole("button", { name: "Update Post" }).click();
    await expect(heading(desk, "Posts")).toBeVisible();
    const row = desk.locator("tbody tr").filter({ hasText: "Rest, Again" });
    await expect(row).toContainText("Jul 8, 2024");
    await row.getByRole("link", { name: /^View post/ }).click();
    await expect(heading(desk, "Rest, Again")).toBeVisible();
    await expect(desk).toHaveURL(/\/admin\/view-post\//);
  });

  test("a day in the future says what it means", async ({ desk }) => {
    await desk.getByRole("link", { name: `Edit: ${title}` }).click();
    await desk.getByLabel("Date", { exact: true }).fill("2199-01-01");
    await expect(
      desk.getByText("This day is in the future. Readers see the post now."),
    ).toBeVisible();
  });

  test("an unknown id leads to the dashboard", async ({ desk }) => {
    await desk.goto("/admin/edit-post/nobody");
    await expect(heading(desk, "Posts")).toBeVisible();
    await expect(desk).toHaveURL(/\/admin$/);
    await expect(desk.getByText("That post is no longer here.")).toBeVisible();
  });
});

test("the view of a post leaves nothing behind on the page that follows", async ({ desk }) => {
  await desk.evaluate(() => {
    const onBody = new Set<MutationObserver>();
    Object.assign(window, {
      onBody,
      MutationObserver: class extends MutationObserver {
        override observe(target: Node, options: MutationObserverInit) {
          if (target === document.body) onBody.add(this);
          super.observe(target, options);
        }
        override disconnect() {
          onBody.delete(this);
          super.disconnect();
        }
      },
    });
  });
  const session = await desk.context().newCDPSession(desk);
  const counts = async () => {
    const { result } = await session.send("Runtime.evaluate", { expression: "document" });
    const { listeners } = await session.send("DOMDebugger.getEventListeners", {
      objectId: result.objectId ?? "",
    });
    return {
      listeners: listeners.filter(({ type }) => type === "click").length,
      observers: await desk.evaluate(
        () => (window as unknown as { onBody: Set<object> }).onBody.size,
      ),
    };
  };
  const view = async () => {
    await desk.getByRole("link", { name: "View post: Rest, Again" }).click();
    await expect(desk.locator("#article-body")).toBeVisible();
    await desk.goBack();
    await expect(desk.getByRole("heading", { name: "Posts" })).toBeVisible();
    return counts();
  };
  await desk.getByRole("link", { name: "Edit: Rest Is the Tool You Already Own" }).click();
  await desk.getByLabel("Title", { exact: true }).fill("Rest, Again");
  await desk.getByRole("button", { name: "Update Post" }).click();
  const first = await view();
  expect(await view()).toEqual(first);
});
