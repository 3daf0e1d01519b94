import { DRAFT, expect, heading, PHOTO, test, write } from "./desk.ts";

const MESSAGES = [
  ["Title", "Title is required"],
  ["Excerpt", "Excerpt is required"],
  ["Content", "Content is required"],
  ["Category", "Category is required"],
  ["Slug", "Slug is required"],
  ["Cover image", "Cover image is required"],
] as const;

test.describe("new post", () => {
  test.beforeEach(async ({ desk }) => {
    await desk.getByRole("link", { name: "New Post" }).click();
    await expect(heading(desk, "Create New Post")).toBeVisible();
  });

  test("an empty form: every message under its field, focus on the first", async ({ desk }) => {
    await desk.getByRole("button", { name: "Publish Post" }).click();
    for (const [label, message] of MESSAGES) {
      const field = desk.getByLabel(label);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect(desk.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(desk.getByLabel("Title")).toBeFocused();
    await desk.getByLabel("Title").fill("x");
    await expect(desk.getByText("Title is required")).toBeHidden();
    await expect(desk.getByLabel("Date")).toHaveCount(0);
  });

  test("an empty content is shown even from the preview", async ({ desk }) => {
    await write(desk, { ...DRAFT, content: "   " });
    await desk.getByRole("tab", { name: "Preview" }).click();
    await expect(desk.getByText("Nothing to preview yet...")).toBeVisible();
    await desk.getByRole("button", { name: "Publish Post" }).click();
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
    const [title, slug] = [desk.getByLabel("Title"), desk.getByLabel("Slug")];
    await title.pressSequentially("Rest & Water: 10% a_b");
    await expect(slug).toHaveValue("rest-water-10-a_b");
    await slug.fill("my-own");
    await title.fill("Another");
    await expect(slug).toHaveValue("my-own");
    await slug.fill("");
    await title.fill("Another Title");
    await expect(slug).toHaveValue("another-title");
  });

  test("the preview is the public page's, and runs nothing", async ({ desk }) => {
    await desk
      .getByLabel("Content")
      .fill("### Tools\n\n**bold** <script>alert(1)</script> [bad](javascript:alert(1))");
    await desk.getByRole("tab", { name: "Preview" }).click();
    const panel = desk.getByRole("tabpanel", { name: "Preview" });
    await expect(panel.getByRole("heading", { level: 3, name: "Tools" })).toBeVisible();
    await expect(panel.locator("strong")).toHaveText("bold");
    await expect(panel).toContainText("<script>alert(1)</script>");
    await expect(panel.locator("script")).toHaveCount(0);
    await expect(panel.getByRole("link", { name: "bad" })).toHaveCount(0);
  });

  test("toolbar and keys format the selection, and the browser's own undo takes it back", async ({
    desk,
  }) => {
    const content = desk.getByLabel("Content");
    await content.pressSequentially("good grass");
    await content.press("Shift+Home");
    await desk.getByRole("button", { name: "Bold" }).click();
    await expect(content).toHaveValue("**good grass**");
    await expect(content).toBeFocused();
    await content.press("Control+z");
    await expect(content).toHaveValue("good grass");
    await content.press("Control+a");
    await content.press("Control+i");
    await expect(content).toHaveValue("*good grass*");
    await content.press("Control+i");
    await content.press("Control+k");
    await expect(content).toHaveValue("[good grass](https://)");
    await desk.keyboard.type("https://a.example");
    await expect(content).toHaveValue("[good grass](https://a.example)");
    await content.fill("");
    for (const [name, mark] of [
      ["Heading", "### "],
      ["Bulleted list", "- "],
      ["Numbered list", "1. "],
      ["Quote", "> "],
    ] as const) {
      await desk.getByRole("button", { name }).click();
      await expect(content).toHaveValue(mark);
    }
    await content.fill("");
    await desk.getByRole("button", { name: "Table" }).click();
    await expect(content).toHaveValue(/\| --- \| --- \|/);
    await content.fill("");
    await desk.getByRole("button", { name: "Image" }).click();
    await expect(content).toHaveValue(/^!\[.+\]\(https:\/\/\)$/);
  });

  test("Tab leaves the text, and the toolbar is one stop with arrow keys", async ({ desk }) => {
    const content = desk.getByLabel("Content");
    await content.focus();
    await desk.keyboard.press("Shift+Tab");
    await expect(desk.getByRole("button", { name: "Heading" })).toBeFocused();
    await desk.keyboard.press("ArrowRight");
    await expect(desk.getByRole("button", { name: "Bold" })).toBeFocused();
    await desk.keyboard.press("Tab");
    await expect(content).toBeFocused();
    await desk.keyboard.press("Tab");
    await expect(content).not.toBeFocused();
    await expect(content).toHaveValue("");
  });

  test("rich text is pasted as Markdown, plain text as it is", async ({ desk }) => {
    const content = desk.getByLabel("Content");
    const paste = (html: string, plain: string) =>
      content.evaluate(
        (area, [rich, text]) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/html", rich ?? "");
          clipboardData.setData("text/plain", text ?? "");
          area.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
          );
        },
        [html, plain],
      );
    await content.focus();
    await paste(
      `<meta charset="utf-8"><b style="font-weight:normal"><h2>Tools</h2><p>A <span style="font-weight:700">new</span> <a href="https://a.example/">washer</a></p><ul><li>pliers</li><li>tape</li></ul><table><tr><th>Part</th><th>Cost</th></tr><tr><td>Washer</td><td>$5</td></tr></table><script>alert(1)</script></b>`,
      "x",
    );
    await expect(content).toHaveValue(
      "### Tools\n\nA **new** [washer](https://a.example/)\n\n- pliers\n- tape\n\n| Part | Cost |\n| --- | --- |\n| Washer | $5 |",
    );
    await content.fill("");
    await paste("<div><span>plain</span></div>", "plain");
    await expect(content).toHaveValue("plain");
  });

  test("tags are suggested and taken by keyboard", async ({ desk }) => {
    const tags = desk.getByLabel("Tags");
    await tags.pressSequentially("econ");
    const suggestions = desk.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    await expect(suggestions.filter({ hasText: "economics" })).toBeVisible();
    await desk.keyboard.press("ArrowDown");
    await desk.keyboard.press("Enter");
    await expect(tags).toHaveValue("economics, ");
    await tags.pressSequentially("zzz");
    await expect(suggestions).toHaveCount(0);
  });

  test("a picture for the address, or a drawn 'Invalid Image URL'", async ({ desk }) => {
    const cover = desk.getByLabel("Cover image");
    await cover.fill("not an address");
    await expect(desk.getByRole("img", { name: "Invalid Image URL" })).toBeVisible();
    await cover.fill(PHOTO);
    await expect(desk.getByRole("img", { name: "Invalid Image URL" })).toBeHidden();
    await expect(desk.getByRole("img", { name: "Cover" })).toHaveAttribute("src", PHOTO);
  });

  test("a photo from a host that readers cannot be shown is not asked for, and the reason is told", async ({
    desk,
  }) => {
    await desk.getByLabel("Cover image").fill("https://images./cow.jpg");
    await expect(desk.getByRole("img", { name: "Invalid Image URL" })).toBeVisible();
    await expect(
      desk.getByText(/Photos are shown from images\.unsplash\.com and images\.pexels\.com only/),
    ).toBeVisible();
  });

  test("a slug that is taken this month is reported in its field", async ({ desk }) => {
    await write(desk);
    await desk.keyboard.press("Control+s");
    await expect(heading(desk, "Posts")).toBeVisible();
    await desk.getByRole("link", { name: "New Post" }).click();
    await write(desk);
    await desk.getByRole("button", { name: "Publish Post" }).click();
    await expect(desk.getByLabel("Slug")).toHaveAccessibleDescription(
      /Another post of .+ has this slug: “Fixing a Float Valve”/,
    );
    await expect(desk.getByLabel("Slug")).toBeFocused();
  });

  test("Ctrl+S publishes; 'Saving...' for a second; the post is on every public page until a reload", async ({
    desk,
  }) => {
    await write(desk);
    await expect(desk.getByText("5 words")).toBeVisible();
    await desk.getByLabel("Content").press("Control+s");
    await expect(desk.getByRole("button", { name: "Saving..." })).toBeVisible();
    await expect(heading(desk, "Posts")).toBeVisible();
    await expect(desk.getByText("13 posts")).toBeVisible();
    await expect(desk.locator("tbody tr").first()).toContainText(DRAFT.title);

    await desk.getByRole("status").getByRole("link", { name: "View post" }).click();
    await expect(heading(desk, DRAFT.title)).toBeVisible();
    await expect(desk).toHaveURL(/\/blog\/\d{4}\/\d{2}\/fixing-a-float-valve$/);
    await expect(desk.getByRole("heading", { level: 3, name: "Tools" })).toBeVisible();
    await expect(desk.locator('img[src^="data:image/svg+xml,"]').first()).toBeVisible();

    await desk.getByRole("link", { name: "Water", exact: true }).first().click();
    await expect(desk.getByRole("link", { name: DRAFT.title })).toBeVisible();
    await desk.getByRole("link", { name: "First Paddock" }).first().click();
    await expect(desk.getByRole("heading", { name: "Latest Insights" })).toBeVisible();
    await expect(desk.getByRole("link", { name: DRAFT.title })).toBeVisible();
    await desk.reload();
    await expect(desk.getByRole("heading", { name: "Latest Insights" })).toBeVisible();
    await expect(desk.getByRole("link", { name: DRAFT.title })).toHaveCount(0);
  });
});

test.describe("edit post", () => {
  const title = "Rest Is the Tool You Already Own";

  test("loads with a spinner, keeps the slug and the day, and updates", async ({ desk }) => {
    const edit = desk.getByRole("link", { name: `Edit: ${title}` });
    await edit.click();
    await expect(desk.getByText("Loading the post")).toBeAttached();
    await expect(heading(desk, "Edit Post")).toBeVisible();
    await expect(desk.getByLabel("Date")).toHaveValue("2024-07-08");
    const category = desk.getByLabel("Category");
    await expect(category).toHaveValue("Grazing Management Tips");
    await expect(category.locator("option:not([value=''])")).toHaveCount(7);
    await desk.getByLabel("Title").fill("Rest, Again");
    await expect(desk.getByLabel("Slug")).toHaveValue("rest-is-the-tool-you-already-own");
    await desk.getByLabel("Date").fill("");
    await desk.getByRole("button", { name: "Update Post" }).click();
    await expect(heading(desk, "Posts")).toBeVisible();
    const row = desk.locator("tbody tr").filter({ hasText: "Rest, Again" });
    await expect(row).toContainText("Jul 8, 2024");
    await row.getByRole("link", { name: /^View post/ }).click();
    await expect(heading(desk, "Rest, Again")).toBeVisible();
  });

  test("an unknown id leads to the dashboard", async ({ desk }) => {
    await desk.goto("/admin/edit-post/nobody");
    await expect(heading(desk, "Posts")).toBeVisible();
    await expect(desk).toHaveURL(/\/admin$/);
  });
});
