import type { Page } from "@playwright/test";
import { findUnfinished } from "#app/domain/posts/unfinished.ts";
import { attacks, PLACES } from "#tests/hostile/attacks.ts";
import { DRAFT, expect, test, write } from "#tests/browser/admin/support/desk.ts";

/** Every attack as plain text, and in places where Markdown makes it an address, a title or a heading. */
const CONTENT = [
  ...attacks,
  ...["link target", "link title", "autolink", "code language", "heading"].flatMap((place) =>
    attacks.map((attack) => PLACES[place]?.(attack) ?? ""),
  ),
].join("\n\n");
const TITLE = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

/** Inserts a long text into the editor at once; typing it would take minutes. */
async function putContent(page: Page, content: string): Promise<void> {
  await page.getByLabel("Content").evaluate((field, text) => {
    if (!(field instanceof HTMLTextAreaElement)) throw new Error("The editor is no text field");
    field.setRangeText(text, 0, field.value.length);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, content);
}

/** Records dialogs opened by scripts, and event handlers and script addresses in the page. */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    // Only the prompt for unsaved work is allowed.
    if (dialog.type() !== "beforeunload") ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction("noteRun", (what: string) => ran.push(what));
  await page.addInitScript(() => {
    const noteRun = (what: unknown) =>
      (window as unknown as { noteRun(what: string): void }).noteRun(String(what));
    window.alert = noteRun;
    window.prompt = (what) => (noteRun(what), null);
    window.confirm = (what) => (noteRun(what), false);
  });
  return ran;
}

async function hostileParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(?:href|src|action|formaction|xlink:href)$/i.test(name) &&
              /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\s\u0000-\u001f]/g, ""))),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  );
}

async function throughEveryScreen(page: Page): Promise<void> {
  const draft = { ...DRAFT, title: TITLE, excerpt: TITLE, tags: TITLE };
  await page.getByRole("link", { name: "New Post" }).click();
  await write(page, draft);
  await putContent(page, CONTENT);
  await page.getByLabel("Slug").fill("attack");
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.locator(".prose").getByText("XSS").first()).toBeVisible();
  expect(await hostileParts(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish Post" }).click();
  if (findUnfinished(CONTENT).length > 0) {
    await page.getByRole("button", { name: "Publish anyway" }).click();
  }
  await expect(page).toHaveURL(/\/admin$/);
  expect(await hostileParts(page)).toEqual([]);
  await page.getByRole("status").getByRole("link", { name: "View post" }).click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  expect(await hostileParts(page)).toEqual([]);
}

test.describe("without the content security policy, which would hide a failure", () => {
  test.use({ bypassCSP: true });

  test("394 attacks in a post: nothing runs in the preview, the dashboard and the desk's view of the post", async ({
    page,
    desk,
  }) => {
    test.slow();
    const ran = await watch(page);
    await desk.reload();
    await throughEveryScreen(desk);
    expect(ran).toEqual([]);
  });
});
