import { demoAccount } from "#content/site.ts";
import { DRAFT, expect, heading, PHOTO, test } from "./support/desk.ts";
import { test as signedOut } from "../fixtures.ts";
import { replay } from "./support/replay.ts";
import { Walk, type Way } from "./support/walk.ts";

/*
 * An editor's daily tasks, each done by mouse, by keyboard and by touch (at 390
 * px). These tests check the number of steps stated in support/walk.ts.
 */
const WAYS: readonly Way[] = ["mouse", "keyboard", "phone"];
const LONG = "Nesting Season: Leave One Paddock for the Meadowlarks";

for (const way of WAYS) {
  const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const size = way === "phone" ? onPhone : { viewport: { width: 1280, height: 800 } };

  signedOut.describe(`signing in, ${way}`, () => {
    signedOut.use(size);

    signedOut("takes the promised steps", async ({ page }) => {
      const walk = new Walk(page, way);
      await page.goto("/admin/login");
      await expect(page.getByLabel("Email")).toBeFocused();
      await walk.task("Sign in", async () => {
        await walk.type(demoAccount.email);
        await walk.goTo(page.getByLabel("Password"));
        await walk.type(demoAccount.password);
        if (way === "keyboard") await walk.key("Enter");
        else await walk.press(page.getByRole("button", { name: "Sign in", exact: true }));
        await expect(heading(page, "Posts")).toBeVisible();
      });
    });
  });

  test.describe(`an editor's tasks, ${way}`, () => {
    test.use(size);

    test("find, correct, see, delete", async ({ desk }) => {
      test.slow();
      const walk = new Walk(desk, way);
      const content = desk.getByLabel("Content");
      const search = desk.getByRole("searchbox", { name: "Search posts" });
      const undo = desk.getByRole("button", { name: "Undo" });

      await walk.task("Find by a word in the text, and open it there", async () => {
        if (way === "keyboard") await walk.key("/");
        await walk.goTo(search);
        await walk.type("dung");
        await expect(desk.getByText("No posts found.")).toBeVisible();
        await walk.press(desk.getByRole("button", { name: /^Search the text of all posts/ }));
        const found = desk.getByRole("region", { name: "Search the text" });
        await walk.press(found.getByRole("link").first());
        await expect(content).toBeFocused();
        const selected = () => desk.evaluate(() => String(getSelection()).toLowerCase());
        await expect.poll(selected).toBe("dung");
      });
      await desk.goto("/admin");
      const row = desk.locator("tbody tr").filter({ hasText: LONG });
      await expect(row).toBeVisible();

      await walk.task("Typo at the end of a long post", async () => {
        await walk.press(row.getByRole("link", { name: LONG, exact: true }));
        await expect(heading(desk, "Edit Post")).toBeVisible();
        if (way === "keyboard") {
          await walk.goTo(content);
          await walk.key("Control+End");
        } else {
          await walk.scrollToEnd(desk.locator("html"));
          await walk.press(content);
          await content.evaluate((area: HTMLTextAreaElement) =>
            area.setSelectionRange(area.value.length, area.value.length),
          );
        }
        await walk.type(" Corrected.");
        if (way === "keyboard") await walk.key("Control+s");
        const update = desk.getByRole("button", { name: "Update Post" });
        await (way === "keyboard" ? walk.key("Enter") : walk.press(update));
        await expect(row.getByRole("link", { name: LONG, exact: true })).toBeFocused();
        await expect(row).toBeInViewport();
      });

      await walk.task("See it", async () => {
        const inMessage = desk.getByRole("status").getByRole("link", { name: "View post" });
        const inRow = row.getByRole("link", { name: /^View post/ });
        await walk.press(way === "keyboard" ? inRow : inMessage);
        await expect(heading(desk, LONG)).toBeVisible();
      });
      await walk.task("Back to editing it", async () => {
        await walk.press(desk.getByRole("link", { name: "Edit", exact: true }));
        await expect(heading(desk, "Edit Post")).toBeVisible();
      });

      await walk.task("Change the cover", async () => {
        const cover = desk.getByLabel("Cover image");
        await walk.goTo(cover);
        // Tab selects a field's text; by mouse and touch that takes another step.
        if (way !== "keyboard") await walk.press(cover);
        await cover.selectText();
        await walk.type(PHOTO);
        await expect(desk.getByRole("img", { name: "Cover" })).toHaveAttribute("src", PHOTO);
      });

      await walk.task("Leave unsaved, and stay", async () => {
        const posts = desk.getByRole("link", { name: "Posts", exact: true });
        await walk.press(posts, "back");
        const dialog = desk.getByRole("dialog", { name: "Leave without saving?" });
        await expect(dialog).toBeVisible();
        if (way === "keyboard") await walk.key("Escape");
        else await walk.press(dialog.getByRole("button", { name: "Keep writing" }));
        await expect(dialog).toBeHidden();
      });

      await walk.task("Signed out in another tab, and on", async () => {
        await desk.evaluate(() => {
          localStorage.removeItem("user");
          dispatchEvent(new StorageEvent("storage", { key: "user" }));
        });
        await expect(desk.getByLabel("Password")).toBeFocused();
        await walk.type(demoAccount.password);
        if (way === "keyboard") await walk.key("Enter");
        else await walk.press(desk.getByRole("button", { name: "Sign in", exact: true }));
        await expect(desk.getByRole("dialog")).toBeHidden();
      });

      await walk.task("Cancel, and Undo", async () => {
        await walk.press(desk.getByRole("link", { name: "Cancel" }));
        await expect(heading(desk, "Posts")).toBeVisible();
        await walk.press(undo);
        await expect(desk.getByLabel("Cover image")).toHaveValue(PHOTO);
      });

      await desk.goto("/admin");
      await expect(row).toBeVisible();
      await walk.task("Delete two wrong posts, and Undo", async () => {
        const button = desk.getByRole("button", { name: /^Delete:/ });
        await walk.press(button.first());
        await expect(desk.getByText("11 posts")).toBeVisible();
        if (way === "keyboard") await walk.key("Shift+Tab");
        await walk.press(button.first());
        await expect(desk.getByText("Deleted 2 posts")).toBeVisible();
        await walk.press(undo);
        await expect(desk.getByText("12 posts")).toBeVisible();
      });
    });

    test("write, look, publish", async ({ desk }) => {
      test.slow();
      const walk = new Walk(desk, way);
      const content = desk.getByLabel("Content");
      const publish = desk.getByRole("button", { name: "Publish Post" });
      const tool = (name: string) => desk.getByRole("button", { name, exact: true });

      await walk.task("New post with heading, list, link, picture", async () => {
        await walk.press(desk.getByRole("link", { name: "New Post" }));
        await expect(heading(desk, "Create New Post")).toBeVisible();
        await walk.goTo(desk.getByLabel("Title", { exact: true }));
        await walk.type(DRAFT.title);
        await walk.goTo(desk.getByLabel("Cover image"));
        await walk.type(PHOTO);
        await walk.goTo(content);
        if (way === "keyboard") await walk.type("### ");
        else await walk.press(tool("Heading"));
        await walk.type("Tools\n\nShut the water off. See the ");
        if (way === "keyboard") await walk.key("Control+k");
        else await walk.press(tool("Link"));
        const link = desk.getByRole("dialog", { name: "Link" });
        await walk.goTo(link.getByLabel("Text"));
        await walk.type("map");
        await walk.goTo(link.getByLabel("Address"));
        await walk.type("a.example/map");
        if (way === "keyboard") await walk.key("Enter");
        else await walk.press(link.getByRole("button", { name: "Insert link" }));
        await expect(link).toBeHidden();
        await content.press("End");
        await walk.type(".\n\n");
        if (way === "keyboard") await walk.type("- ");
        else await walk.press(tool("Bulleted list"));
        await walk.type("pliers");
        await desk.keyboard.press("Enter");
        await walk.type("tape");
        if (way === "keyboard") {
          await walk.key("Shift+Tab");
          await walk.key("End");
          await walk.key("Enter");
        } else await walk.press(tool("Picture"));
        const picture = desk.getByRole("dialog", { name: "Picture" });
        await walk.goTo(picture.getByLabel("What the picture shows"));
        await walk.type("A cow");
        await walk.goTo(picture.getByLabel("The photo’s web address"));
        await walk.type(PHOTO);
        if (way === "keyboard") await walk.key("Enter");
        else await walk.press(picture.getByRole("button", { name: "Insert picture" }));
        await expect(content).toHaveValue(
          `### Tools\n\nShut the water off. See the [map](https://a.example/map).\n\n- pliers\n- tape\n\n![A cow](${PHOTO})`,
        );
        await walk.goTo(desk.getByLabel("Excerpt"));
        await walk.type(DRAFT.excerpt);
        await walk.choose(desk.getByLabel("Category"), "Water");
        await walk.goTo(desk.getByLabel("Tags", { exact: true }));
        await walk.type("water-systems");
      });

      await content.focus();
      await walk.task("Preview, and back to the sentence", async () => {
        const preview = desk.getByRole("tab", { name: "Preview" });
        const edit = desk.getByRole("tab", { name: "Edit" });
        if (way === "keyboard") {
          await walk.goTo(edit, "back");
          await walk.key("ArrowRight");
        } else await walk.press(preview);
        await expect(desk.getByRole("tabpanel").getByText("pliers")).toBeVisible();
        if (way === "keyboard") {
          await walk.key("ArrowLeft");
          await walk.key("Enter");
        } else await walk.press(edit);
        await expect(content).toBeFocused();
      });

      await walk.task("Publish", async () => {
        if (way === "keyboard") {
          await walk.key("Control+s");
          await walk.key("Enter");
        } else await walk.press(publish);
        await expect(desk.getByText("13 posts")).toBeVisible();
      });

      await desk.getByRole("link", { name: "New Post" }).click();
      await expect(heading(desk, "Create New Post")).toBeVisible();
      await walk.task("A mistake in each field: to the last of six", async () => {
        if (way === "keyboard") {
          await walk.key("Control+s");
          await walk.key("Enter");
        } else await walk.press(publish);
        await expect(desk.getByLabel("Title", { exact: true })).toBeFocused();
        const last = desk.getByText(/^6 things to fix/).getByRole("button", { name: "Slug" });
        if (way === "keyboard") {
          for (const field of ["Cover", "Content", "Excerpt", "Category", "Slug"]) {
            await walk.key("F8");
            await expect(desk.getByLabel(field, { exact: field === "Content" })).toBeFocused();
          }
        } else await walk.press(last);
        await expect(desk.getByLabel("Slug")).toBeFocused();
      });

      await walk.task("Paste from Word", async () => {
        await content.focus();
        await replay(desk, "word", () => walk.key("Control+v"));
        await expect(content).toHaveValue(/- One tank\n {2}- 1,650 gallons/);
      });
    });
  });
}
