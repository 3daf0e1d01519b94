import { expect, test } from "./fixtures.ts";
import { follow } from "./screens/follow.ts";
import { draftOf } from "./writing/form.ts";

test.use({ expectedErrors: ["404"] });

test("several posts are published, unpublished and trashed, each action with one Undo, then restored and deleted one by one; failures and broken links are reported per post", async ({
  owner: page,
  desk,
}) => {
  await draftOf(page, desk.origin, "Several whole");
  await draftOf(page, desk.origin, "Several open", { excerpt: "" });
  await page.goto(`${desk.origin}/admin?q=several`);
  const state = (title: string) =>
    page.getByRole("row").filter({ hasText: title }).locator(".row-state");
  const select = async () => {
    for (const title of ["Several whole", "Several open"]) {
      await page.getByRole("checkbox", { name: `Select: ${title}` }).check();
    }
  };
  await select();
  const bar = page.getByRole("group", { name: "Actions for the selected posts" });
  await bar.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published “Several whole”")).toBeVisible();
  await expect(
    page.getByText(/“Several open” wasn’t published\. .*Excerpt is required/),
  ).toBeVisible();
  await expect(state("Several whole")).toHaveText(/^Published/);
  await expect(state("Several open")).toHaveText(/^Draft/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(state("Several whole")).toHaveText(/^Draft/);

  await page.getByRole("checkbox", { name: "Select: Several whole" }).check();
  await bar.getByRole("button", { name: "Publish" }).click();
  await expect(state("Several whole")).toHaveText(/^Published/);
  await select();
  // Drafts cannot be unpublished; the button says how many of the posts can.
  await bar.getByRole("button", { name: "Unpublish 1" }).click();
  await expect(page.getByText("Unpublished “Several whole”")).toBeVisible();
  await expect(state("Several whole")).toHaveText(/^Draft/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(state("Several whole")).toHaveText(/^Published/);

  await select();
  await bar.getByRole("button", { name: "Move to the trash" }).click();
  await expect(page.getByText("Moved 2 posts to the trash.")).toBeVisible();
  await expect(page.getByText("No posts found.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(state("Several whole")).toHaveText(/^Published/);
  await expect(state("Several open")).toHaveText(/^Draft/);

  await select();
  await bar.getByRole("button", { name: "Move to the trash" }).click();
  await expect(page.getByText("No posts found.")).toBeVisible();
  await page
    .getByText(/^Trash \d+$/)
    .first()
    .click();
  await page.getByRole("button", { name: "Restore: Several whole" }).click();
  await expect(page.getByText("Restored “Several whole”")).toBeVisible();
  await page.getByRole("button", { name: "Delete forever: Several open" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete forever" }).click();
  await expect(state("Several open")).toHaveCount(0);

  // Undo of a deletion is reported as impossible once somebody else has deleted the post forever.
  await follow(page, "/admin?q=several");
  const { posts } = await (await page.request.get(`${desk.origin}/api/posts?q=several`)).json();
  await page.getByRole("button", { name: "Delete: Several whole" }).click();
  await expect(page.getByText("No posts found.")).toBeVisible();
  const headers = { Origin: desk.origin };
  await page.request.delete(`${desk.origin}/api/trash/${posts[0].post.id}`, { headers });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(
    page.getByText("“Several whole” couldn’t be put back. It’s no longer in the trash."),
  ).toBeVisible();

  // Broken links are listed before several posts are published, and each post can be left out.
  const titles = ["Linked well", "Linked badly"];
  for (const title of titles) {
    const address = title === "Linked well" ? "/blog" : "/no-such-page";
    await draftOf(page, desk.origin, title, { content: `See [it](${address}).` });
  }
  await follow(page, "/admin?q=linked");
  for (const title of titles)
    await page.getByRole("checkbox", { name: `Select: ${title}` }).check();
  const dialog = page.getByRole("dialog", { name: "Before you publish" });
  await bar.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByRole("link")).toHaveText(["Linked badly"]);
  await expect(
    dialog.getByText("Line 1: “it” leads to /no-such-page, where there is no page."),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Not now" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bar.getByText("2 posts selected")).toBeVisible();
  await bar.getByRole("button", { name: "Publish" }).click();
  await dialog.getByRole("button", { name: "Publish the other one" }).click();
  await expect(state("Linked well")).toHaveText(/^Published/);
  await expect(state("Linked badly")).toHaveText(/^Draft/);
  await page.getByRole("checkbox", { name: "Select: Linked badly" }).check();
  await bar.getByRole("button", { name: "Publish" }).click();
  await dialog.getByRole("button", { name: "Publish 1 post anyway" }).click();
  await expect(state("Linked badly")).toHaveText(/^Published/);
});
