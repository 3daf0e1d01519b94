import { expect, heading, startSignedIn, test } from "./support/desk.ts";

const rows = "tbody tr";
/** The title of the newest post. */
const TITLE = "Three Published Ranch Stories and What They Do Not Prove";

test("the post list: welcome, columns and order; no matches; a full-text search; search and sort survive opening a post and a reload", async ({
  desk,
  viewport,
}) => {
  const isWide = (viewport?.width ?? 0) > 900;
  const search = desk.getByPlaceholder("Search posts...");
  await expect(desk.getByText("Welcome, admin")).toBeVisible();
  await expect(
    desk.getByText("Demo mode. Changes last until you leave or reload the desk."),
  ).toBeVisible();
  await expect(desk.getByText("12 posts")).toBeVisible();
  await expect(desk.locator(rows)).toHaveCount(12);
  const first = desk.locator(rows).first();
  await expect(first).toContainText(TITLE);
  await expect(first).toContainText("Success Stories");
  await expect(first).toContainText("May 8, 2025");
  await expect(first).toContainText("First Paddock Editorial Team");
  await expect(first.locator(".col-author img")).toHaveAttribute("src", /editorial-avatar/);
  await expect(desk.locator(rows).last()).toContainText("Jun 15, 2024");
  if (isWide) {
    await expect(desk.getByRole("columnheader")).toHaveText([
      "Title",
      "Category",
      "Date",
      "Author",
      "Actions",
    ]);
    // As a screen reader reads it.
    await expect(first).toMatchAriaSnapshot(`
      - row:
        - /children: equal
        - rowheader:
          - link "${TITLE}"
        - cell "Success Stories"
        - cell "May 8, 2025"
        - cell "First Paddock Editorial Team"
        - cell:
          - 'link "Edit: ${TITLE}"'
          - 'link "View post: ${TITLE}"'
          - 'button "Delete: ${TITLE}"'
    `);
    await expect(first.getByRole("link", { name: /^View post/ })).toHaveAttribute(
      "href",
      /^\/blog\/2025\/05\/three-published/,
    );
  } else {
    for (const label of ["Category:", "Date:", "Author:"]) {
      await expect(first.getByText(label)).toBeVisible();
    }
    const box = await first.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(viewport?.width ?? 0);
  }

  await test.step("no matches: the messages, word for word", async () => {
    await search.fill("no such thing");
    await expect(desk.getByText("No posts found.", { exact: true })).toBeVisible();
    await expect(desk.getByText("Try adjusting your search.", { exact: true })).toBeVisible();
    await desk.getByRole("button", { name: "Clear search" }).click();
    await expect(desk.locator(rows)).toHaveCount(12);
  });

  await test.step("a full-text search by keyboard opens the post at the match, and going back keeps the search", async () => {
    await search.blur();
    await desk.keyboard.press("/");
    await expect(search).toBeFocused();
    await desk.keyboard.type("dung");
    await expect(desk.getByText("No posts found.", { exact: true })).toBeVisible();
    await expect(desk).toHaveURL(/\?q=dung$/);
    await desk.getByRole("button", { name: /^Search the text of all posts/ }).press("Enter");
    const found = desk.getByRole("region", { name: "Search the text" });
    await found.getByRole("link").first().press("Enter");
    await expect(desk.getByLabel("Content")).toBeFocused();
    const selected = () => desk.evaluate(() => String(getSelection()).toLowerCase());
    await expect.poll(selected).toBe("dung");
    await desk.goBack();
    await expect(search).toHaveValue("dung");
    await expect(desk.getByText("No posts found.", { exact: true })).toBeVisible();
  });

  await test.step("column headings sort, announce it, and store it in the address", async () => {
    await search.fill("");
    await expect(desk.locator(rows)).toHaveCount(12);
    // Includes rows below a phone's screen, which the browser does not render.
    const titles = () => desk.locator(`${rows} .col-title a`).allTextContents();
    const byTitle = (await titles()).toSorted((a, b) => a.localeCompare(b, "en"));
    if (isWide) {
      const column = desk.getByRole("columnheader", { name: "Title" });
      await expect(desk.getByRole("columnheader", { name: "Date" })).toHaveAttribute(
        "aria-sort",
        "descending",
      );
      await column.getByRole("button").click();
      await expect(column).toHaveAttribute("aria-sort", "ascending");
      await expect.poll(titles).toEqual(byTitle);
      await column.getByRole("button").click();
      await expect(column).toHaveAttribute("aria-sort", "descending");
    } else {
      await desk.getByLabel("Order").selectOption("Title, Z to A");
    }
    await expect.poll(titles).toEqual(byTitle.toReversed());
    await expect(desk).toHaveURL(/\?sort=title-desc$/);
    await desk.reload();
    await expect(desk.locator(rows)).toHaveCount(12);
    await expect.poll(titles).toEqual(byTitle.toReversed());
  });
});

test("delete asks no question and announces an Undo that disappears after a while; the next visit has every post (decision 17)", async ({
  desk,
}) => {
  const row = desk.locator(rows).filter({ hasText: TITLE });
  const toast = desk.getByRole("status").filter({ hasText: `Deleted “${TITLE}”` });
  const remove = row.getByRole("button", { name: `Delete: ${TITLE}` });
  await remove.click();
  await expect(row).toHaveCount(0);
  await expect(desk.getByText("11 posts")).toBeVisible();
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(row).toHaveCount(1);
  await expect(desk.locator(rows).first()).toContainText(TITLE);
  await expect(toast).toBeHidden();

  await test.step("one Undo restores two deleted posts", async () => {
    const removers = desk.getByRole("button", { name: /^Delete:/ });
    for (const left of [11, 10]) {
      await removers.first().click();
      await expect(removers).toHaveCount(left);
    }
    await desk.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect(removers).toHaveCount(12);
  });

  await test.step("all twelve posts can be deleted", async () => {
    await desk.evaluate(async () => {
      const next = () => document.querySelector<HTMLElement>("tbody tr button");
      for (let button = next(); button; button = next()) {
        button.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(desk.getByText("No posts found.", { exact: true })).toBeVisible();
    await expect(desk.getByText("Try adjusting your search.")).toBeHidden();
  });

  await test.step("the next visit has every post again", async () => {
    await desk.clock.install();
    await desk.goto("/admin");
    await expect(desk.getByText("12 posts")).toBeVisible();
  });

  await test.step("the Undo message disappears after a while", async () => {
    await desk.clock.pauseAt(Date.now() + 60_000);
    await remove.click();
    await desk.mouse.move(5, 5);
    await expect(toast).toBeVisible();
    await desk.clock.runFor(5000);
    await expect(toast).toBeVisible();
    await desk.clock.runFor(5000);
    await expect(toast).toBeHidden();
  });
});

test("a post can be opened while a search is being typed; a title of one long word fits its column and the message about it @rare", async ({
  desk,
}) => {
  await desk.route(/admin-edit-post/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await desk.getByPlaceholder("Search posts...").pressSequentially("rest");
  // Simulates a busy machine: the debounced search is due before the click is processed.
  await desk
    .getByRole("link", { name: /^Edit:/ })
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
      const due = performance.now() + 400;
      while (performance.now() < due);
    });
  await expect(heading(desk, "Edit Post")).toBeVisible();

  const word = "Grasslandrestorationmonitoring".repeat(6);
  await desk.getByLabel("Title", { exact: true }).fill(word);
  await desk.getByRole("button", { name: "Update Post" }).click();
  const row = desk.locator(rows).filter({ hasText: word });
  const title = row.getByRole("link", { name: word, exact: true });
  await expect(title).toBeVisible();
  const [cell, link] = [await row.locator(".col-title").boundingBox(), await title.boundingBox()];
  const right = (box: typeof cell) => (box ? box.x + box.width : Number.NaN);
  expect(right(link)).toBeLessThanOrEqual(right(cell));
  const message = desk.getByRole("status").getByText(`Updated “${word}”`);
  await expect(message).toBeInViewport({ ratio: 1 });
  expect(await message.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("with a thousand posts the search works, and the list grows while scrolling @rare", async ({
  page,
  expectedErrors,
}) => {
  // The made-up posts have no covers.
  expectedErrors.push("404");
  await page.route("**/data/posts.json", async (route) => {
    const posts: object[] = await (await route.fetch()).json();
    const many = Array.from({ length: 1000 }, (_, index) => ({
      ...posts[index % posts.length],
      id: `post-${index}`,
      title: `Paddock number ${index}`,
      slug: `paddock-${index}`,
    }));
    await route.fulfill({ json: many });
  });
  await startSignedIn(page);
  await page.goto("/admin");
  await expect(page.getByText("1,000 posts")).toBeVisible();
  await page.getByPlaceholder("Search posts...").pressSequentially("number 99");
  await expect(page.getByText("11 of 1,000 posts")).toBeVisible();
  await page.getByPlaceholder("Search posts...").fill("");
  await expect(page.getByText("1,000 posts")).toBeVisible();
  const first = await page.locator(rows).count();
  expect(first).toBeLessThan(200);
  await expect
    .poll(async () => {
      // Scrolls repeatedly, because rows get their height only when they come into view.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return page.locator(rows).count();
    })
    .toBeGreaterThan(first);
});
