import { expect, test } from "./fixtures.ts";
import { asking } from "./screens/full-desk.ts";
import { follow } from "./screens/follow.ts";

const SENDING_TIMEOUT_MS = 30_000;

// A used link answers 410; photo hosts are unreachable in tests.
test.use({ sendsMail: true, expectedErrors: ["410", "ERR_NAME_NOT_RESOLVED", "ERR_FAILED"] });
test.setTimeout(120_000);

/* Sending, rejected addresses and one-click unsubscribing are covered by the server's tests. */
test("a reader signs up on a page, confirms although the script loads only on the second try, and unsubscribes", async ({
  page,
  desk,
  mailServer: { mails },
}) => {
  const ann = "ann.o'brien_hay@range.example";
  const press = async (link: string | undefined, button: string) => {
    // Visits another address first, since changing only the fragment loads no page.
    await page.goto("about:blank");
    await page.goto(link ?? "");
    await page.getByRole("button", { name: button }).click();
  };
  mails.length = 0;
  await page.goto(`${desk.origin}/about`);
  await page.getByRole("textbox", { name: "Email address" }).fill(ann);
  // A double click sends only one mail.
  await page.getByRole("button", { name: "Sign up" }).dblclick();
  await expect(page.getByText("Check your email and confirm the address.")).toBeVisible();
  await expect.poll(() => mails.length, { timeout: SENDING_TIMEOUT_MS }).toBe(1);
  const [confirm, leave] = ["confirm", "leave"].map(
    (kind) => new RegExp(`http\\S+/newsletter/${kind}#[\\w-]{43}`).exec(mails[0]?.text ?? "")?.[0],
  );

  await page.route("**/newsletter-*.js", (route) => route.abort());
  await press(confirm, "Confirm the address");
  await expect(
    page.getByText("Not sent. Check your signal and try again, or load the page again."),
  ).toBeVisible();
  await page.unroute("**/newsletter-*.js");
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByText("Your address is confirmed. Thank you.")).toBeVisible();
  expect(mails).toHaveLength(1);
  await press(leave, "Unsubscribe");
  await expect(page.getByText("You’re unsubscribed.")).toBeVisible();
  // The confirmation link does not subscribe again.
  await press(confirm, "Confirm the address");
  await expect(page.getByText("This link has been used or has expired.")).toBeVisible();
});

test("an owner starts a letter from a post, previews it, sends a test and then the letter, and sees which address rejected it", async ({
  owner: page,
  desk,
  mailServer: smtp,
}) => {
  const ask = asking(desk.origin);
  // Three readers sign up and confirm, one of them late; the mail server will reject that address.
  smtp.mails.length = 0;
  const readers = ["cal", "dee", "eli"].map((name) => `${name}@range.example`);
  for (const email of readers) await ask("POST", "newsletter", { email });
  await expect.poll(() => smtp.mails.length, { timeout: SENDING_TIMEOUT_MS }).toBe(3);
  const confirm = async (email: string) => {
    const { text = "" } = asked.find(({ to }) => to === email) ?? {};
    const token = /confirm#([\w-]{43})/.exec(text)?.[1];
    await ask("POST", "newsletter/confirm", { token });
  };
  const asked = smtp.mails.splice(0);
  for (const email of readers.slice(0, 2)) await confirm(email);
  smtp.refuses = (address) =>
    address.startsWith("eli") ? { code: 550, message: "5.1.1 No such user" } : undefined;

  await page.goto(`${desk.origin}/admin/newsletter`);
  await expect(page.getByText("2 confirmed · 1 not confirmed · ", { exact: false })).toBeVisible();
  await expect(page.locator("strong", { hasText: "cal@range.example" })).toBeVisible();
  await page.getByLabel("Begin with").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Write a letter" }).click();
  const subject = page.getByRole("textbox", { name: "Subject" });
  await expect(subject).not.toHaveValue("");
  await subject.fill("Rest first");
  await page
    .getByRole("textbox", { name: "Content" })
    .fill("Move the herd **today**.\n\n[Why](/blog)");
  await expect(page.getByText(/^Saved \S/)).toBeVisible();
  // Nothing typed is lost, even without a pause.
  await subject.fill("Rest first, hay last");
  await page.waitForTimeout(400);
  await page.reload();
  const lost = page.getByRole("button", { name: "Continue with them" });
  await expect(subject).toHaveValue(/^Rest first/);
  if (await lost.isVisible()) await lost.click();
  await expect(subject).toHaveValue("Rest first, hay last");

  await page.getByRole("button", { name: "See it as a mail" }).click();
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "Rest first, hay last" })).toBeVisible();
  const color = () =>
    mail.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await color()).toBe("rgb(250, 245, 233)");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(color).toBe("rgb(21, 17, 11)");
  await page.getByRole("radio", { name: "Plain text" }).check();
  await expect(mail.getByText(`Why (${desk.origin}/blog)`)).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Send a test to me" }).click();
  await expect(page.getByText("A test is on its way to ana@ranch.example.")).toBeVisible();
  await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual(["ana@ranch.example"]);

  // No letter can be sent before the site's operator is named.
  const dialog = page.getByRole("dialog", { name: "Send the letter" });
  await page.getByRole("button", { name: "Send...", exact: true }).click();
  await expect(dialog.getByText("No letter can be sent yet.")).toBeVisible();
  const address = new URL(page.url()).pathname;
  await dialog.getByRole("link", { name: "Settings" }).click();
  await page.getByLabel("Who runs the site").fill("Creek & Sons, 1 Mill Road, Fort Worth, TX");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/published/i).first()).toBeVisible();
  await follow(page, address);
  await expect(subject).toBeVisible();
  await confirm("eli@range.example");
  await page.getByRole("button", { name: "Send...", exact: true }).click();
  await expect(page.getByText("It goes to 3 addresses.")).toBeVisible();
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByText(/^Sent \S.* to 2 addresses$/)).toBeVisible({
    timeout: SENDING_TIMEOUT_MS,
  });
  await expect(page.getByText("1 address refused it.")).toBeVisible();
  await page.getByText("Which addresses").click();
  await expect(page.getByText(/eli@range\.example: refused/)).toBeVisible();
  const sent = smtp.mails.filter(({ to }) => to !== "ana@ranch.example");
  expect(sent.map(({ to }) => to).toSorted()).toEqual(readers.slice(0, 2));
  await follow(page, "/admin/newsletter");
  await expect(page.getByText(/ 1 set aside$/)).toBeVisible();
  await expect(page.getByText(/set aside today: .*No such user/)).toBeVisible();
  smtp.refuses = () => undefined;
});
