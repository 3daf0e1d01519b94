import { expect, test } from "./fixtures.ts";
import { asking } from "./screens/full-desk.ts";

const SENDING_TIMEOUT_MS = 30_000;

// A used link answers 410; photo hosts are unreachable in tests.
test.use({ sendsMail: true, expectedErrors: ["410", "ERR_NAME_NOT_RESOLVED", "ERR_FAILED"] });
test.setTimeout(120_000);

/* That a letter reaches who signed up, whole-walk.spec.ts proves. */
test("a reader confirms although the page's script came only on the second try, and unsubscribes", async ({
  owner: page,
  desk,
  mailServer: { mails },
}) => {
  const ann = "ann.o'brien_hay@range.example";
  const follow = async (link: string | undefined, button: string) => {
    // Visits another address first, since changing only the fragment loads no page.
    await page.goto("about:blank");
    await page.goto(link ?? "");
    await page.getByRole("button", { name: button }).click();
  };
  mails.length = 0;
  await asking(desk.origin)("POST", "newsletter", { email: ann });
  await expect.poll(() => mails.length, { timeout: SENDING_TIMEOUT_MS }).toBe(1);
  const [confirm, leave] = ["confirm", "leave"].map(
    (kind) => new RegExp(`http\\S+/newsletter/${kind}#[\\w-]{43}`).exec(mails[0]?.text ?? "")?.[0],
  );

  await page.route("**/newsletter-*.js", (route) => route.abort(), { times: 1 });
  await follow(confirm, "Confirm the address");
  await expect(page.getByText("Not sent. Check your signal and try again.")).toBeVisible();
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByText("Your address is confirmed. Thank you.")).toBeVisible();

  await page.goto(`${desk.origin}/admin/newsletter`);
  await expect(page.getByText("1 confirmed · 0 not confirmed · 0 left")).toBeVisible();
  await expect(page.locator("strong", { hasText: ann })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  await (await downloading).path();

  await follow(leave, "Unsubscribe");
  await expect(page.getByText("You’re unsubscribed.")).toBeVisible();
  // The confirmation link does not subscribe again.
  await follow(confirm, "Confirm the address");
  await expect(page.getByText("This link has been used or has expired.")).toBeVisible();
  await page.goto(`${desk.origin}/admin/newsletter`);
  await expect(page.getByText("0 confirmed · 0 not confirmed · 1 left")).toBeVisible();
});

test("an owner writes a letter, looks at the mail, tests it and sends it; a reader leaves with one click", async ({
  owner: page,
  desk,
  mailServer: smtp,
}) => {
  const ask = asking(desk.origin);
  // Three readers sign up and confirm; the mail server will not have one of them.
  smtp.mails.length = 0;
  const readers = ["cal", "dee", "eli"].map((name) => `${name}@range.example`);
  for (const email of readers) await ask("POST", "newsletter", { email });
  await expect.poll(() => smtp.mails.length, { timeout: SENDING_TIMEOUT_MS }).toBe(3);
  for (const { text } of smtp.mails) {
    const token = /confirm#([\w-]{43})/.exec(text)?.[1];
    await ask("POST", "newsletter/confirm", { token });
  }
  smtp.mails.length = 0;
  smtp.refuses = (address) =>
    address.startsWith("eli") ? { code: 550, message: "5.1.1 No such user" } : undefined;

  await page.goto(`${desk.origin}/admin/newsletter`);
  await page.getByRole("button", { name: "Write a letter" }).click();
  const subject = page.getByRole("textbox", { name: "Subject" });
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

  await page.getByRole("button", { name: "Send...", exact: true }).click();
  await expect(page.getByText("It goes to 3 addresses.")).toBeVisible();
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByText(/^Sent today .* to 2 addresses$/)).toBeVisible({
    timeout: SENDING_TIMEOUT_MS,
  });
  await expect(page.getByText("1 address refused it.")).toBeVisible();
  await page.getByText("Which addresses").click();
  await expect(page.getByText(/eli@range\.example: refused/)).toBeVisible();
  const sent = smtp.mails.filter(({ to }) => to !== "ana@ranch.example");
  expect(sent.map(({ to }) => to).toSorted()).toEqual(readers.slice(0, 2));

  const address = /List-Unsubscribe:\s+<([^>]+)>/.exec(
    sent.find(({ to }) => to === readers[0])?.text ?? "",
  );
  const body = "List-Unsubscribe=One-Click";
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  expect((await fetch(address?.[1] ?? "", { method: "POST", headers, body })).status).toBe(200);
  // The visible link leads to the page with a button.
  const link = /Unsubscribe: (http\S+)/.exec(sent.find(({ to }) => to === readers[1])?.text ?? "");
  await page.goto(link?.[1] ?? "");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You’re unsubscribed.")).toBeVisible();
  await page.goto(`${desk.origin}/admin/newsletter`);
  await expect(page.getByText(/ 1 set aside$/)).toBeVisible();
  await expect(page.getByText(/set aside today: .*No such user/)).toBeVisible();
  for (const email of readers.slice(0, 2)) {
    const row = page.getByRole("listitem").filter({ hasText: email });
    await expect(row.getByText(/left today/)).toBeVisible();
  }
  smtp.refuses = () => undefined;
});
