import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { SMTPServer } from "smtp-server";
import {
  type ChildServer,
  firstAccount,
  freePort,
  startChild,
  stopChild,
} from "#server/testing/child.ts";
import { BUILD_TIMEOUT_MS, buildSite } from "../server/build-site.ts";
import { expect, test } from "./fixtures.ts";

/** A site with a real newsletter signup is a separate bundle. */
const BUNDLE = ".output-server-newsletter";
/** A valid address that starts like a spreadsheet formula. */
const ANN = "+ann.o'brien_hay@range.example";
const SENDING_TIMEOUT_MS = 30_000;

// A used link answers 410; photo hosts are unreachable in tests.
test.use({ expectedErrors: ["410", "ERR_NAME_NOT_RESOLVED", "ERR_FAILED"] });
test.setTimeout(BUILD_TIMEOUT_MS);

const mails: { readonly to: string; readonly text: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      const text = Buffer.concat(parts).toString().replaceAll("=\r\n", "").replaceAll("=3D", "=");
      mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text });
      done();
    });
  },
});
const folder = mkdtempSync(join(tmpdir(), "paddock-newsletter-"));
let server: ChildServer;
let port: number;
let cookie: string;

async function start(): Promise<void> {
  const listening: AddressInfo | string | null = smtp.server.address();
  const mailPort = typeof listening === "object" ? listening?.port : "";
  server = await startChild(port, {
    BUNDLE_DIR: resolve(BUNDLE),
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  });
}

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  buildSite({ BUNDLE_DIR: BUNDLE });
  await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", ready));
  port = await freePort();
  await start();
  cookie = await firstAccount(server);
});

test.afterAll(async () => {
  await stopChild(server);
  await new Promise<void>((done) => smtp.close(done));
  rmSync(folder, { recursive: true, force: true });
});

test("a reader subscribes, confirms after a restart, is on the owner’s list, and unsubscribes", async ({
  page,
  context,
}) => {
  const signUp = async (address: string) => {
    await page.goto(`${server.origin}/about`);
    await page.getByRole("textbox", { name: "Email address" }).fill(address);
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByText("Check your email and confirm the address.")).toBeVisible();
  };
  const follow = async (link: string | undefined, button: string) => {
    // Visits another address first, since changing only the fragment loads no page.
    await page.goto("about:blank");
    await page.goto(link ?? "");
    await page.getByRole("button", { name: button }).click();
  };

  await signUp(ANN);
  await expect.poll(() => mails.length, { timeout: SENDING_TIMEOUT_MS }).toBe(1);
  expect(mails[0]?.to).toBe(ANN);
  const [confirm, leave] = ["confirm", "leave"].map(
    (kind) => new RegExp(`http\\S+/newsletter/${kind}#[\\w-]{43}`).exec(mails[0]?.text ?? "")?.[0],
  );

  await stopChild(server);
  await start();
  await page.route("**/newsletter-link-*.js", (route) => route.abort(), { times: 1 });
  await follow(confirm, "Confirm the address");
  await expect(page.getByText("Not sent. Check your signal and try again.")).toBeVisible();
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByText("Your address is confirmed. Thank you.")).toBeVisible();

  // A second signup gets the same answer and no mail, so strangers cannot test addresses.
  await signUp(ANN);
  await signUp("bob@range.example");
  await expect.poll(() => mails.length, { timeout: SENDING_TIMEOUT_MS }).toBe(2);
  expect(mails[1]?.to).toBe("bob@range.example");

  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: server.origin }]);
  await page.goto(`${server.origin}/admin/newsletter`);
  await expect(page.getByText("1 confirmed · 1 not confirmed · 0 left")).toBeVisible();
  await expect(page.locator("strong", { hasText: ANN })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const csv = await readFile(await (await downloading).path(), "utf8");
  // Prefixed with an apostrophe, so that no spreadsheet runs it.
  expect(csv).toMatch(/^email,confirmed\r\n'\+ann\.o'brien_hay@range\.example,20\S+\r\n$/);

  await follow(leave, "Unsubscribe");
  await expect(page.getByText("You’re unsubscribed.")).toBeVisible();
  await page.goto(`${server.origin}/admin/newsletter`);
  await expect(page.getByText("0 confirmed · 1 not confirmed · 1 left")).toBeVisible();
  // The confirmation link does not subscribe again.
  await follow(confirm, "Confirm the address");
  await expect(page.getByText("This link has been used or has expired.")).toBeVisible();
});
