import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { readSettings } from "#server/settings.ts";
import { loadSite, type SiteHandler } from "#server/site/load-site.ts";
import { startServer } from "#server/start.ts";
import { freePort } from "#server/testing/child.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";

/** The build that build.ts makes. */
export const BUNDLE = ".output-server";
export const ANA = {
  name: "Ana Ortiz",
  email: "ana@ranch.example",
  password: "The creek ran dry in August",
};

/** A running server with its own database. */
export interface Desk {
  readonly origin: string;
  /** The setup link. */
  readonly setUpLink: string;
  /** The server's clock, which tests can change. */
  readonly clock: { now: number };
}

interface OpenDesk extends Desk {
  /** The spec file that uses this server. */
  readonly file: string;
  /** The first account's session, once requested. */
  account?: string;
  close(): Promise<void>;
}

/** In milliseconds, generous for busy machines. */
const LOADING_MS = 120_000;
const STARTING_MS = 60_000;

/** Every test fails on a console error, an uncaught error or a violation of the content security policy. */
export const test = base.extend<
  {
    /** Whether the servers send mail, to `mailServer`. No option of the worker, which would start anew for it. */
    sendsMail: boolean;
    desk: OpenDesk;
    other: Desk;
    account: string;
    owner: Page;
    expectedErrors: string[];
  },
  {
    mailServer: MailServer;
    site: SiteHandler;
    openDesk: (file: string, sendsMail: boolean) => Promise<OpenDesk>;
    deskOf: (file: string, sendsMail: boolean) => Promise<OpenDesk>;
  }
>({
  sendsMail: [false, { option: true }],
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  site: [
    // Playwright requires an object pattern even without dependencies.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(await loadSite(resolve(BUNDLE, "server/site.js"))),
    { scope: "worker", timeout: LOADING_MS },
  ],
  openDesk: [
    async ({ site, mailServer }, use) =>
      use((file, sendsMail) =>
        startDesk(file, site, sendsMail ? { SMTP_URL: mailServer.url } : {}),
      ),
    { scope: "worker" },
  ],
  /** Each spec file has its own server; a worker reuses its browser and the loaded site. */
  deskOf: [
    async ({ openDesk }, use) => {
      let open: OpenDesk | undefined;
      await use(async (file, sendsMail) => {
        if (open?.file === file) return open;
        await open?.close();
        open = await openDesk(file, sendsMail);
        return open;
      });
      await open?.close();
    },
    { scope: "worker", timeout: LOADING_MS },
  ],
  desk: [
    async ({ deskOf, sendsMail }, use, { file }) => use(await deskOf(file, sendsMail)),
    { scope: "test", timeout: STARTING_MS },
  ],
  /** A second server, without an account. */
  other: [
    async ({ openDesk, sendsMail }, use, { file }) => {
      const open = await openDesk(file, sendsMail);
      await use(open);
      await open.close();
    },
    { scope: "test", timeout: STARTING_MS },
  ],
  account: async ({ desk }, use) => {
    desk.account ??= await welcome(desk);
    await use(desk.account);
  },
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const problems: string[] = [];
    const note = (problem: string) => {
      if (!expectedErrors.some((expected) => problem.includes(expected))) problems.push(problem);
    };
    context.on("console", (message) => {
      const text = message.text();
      if (["error", "warning"].includes(message.type()) && !text.includes("Service Worker")) {
        note(`console: ${text}`);
      }
    });
    context.on("weberror", (error) => note(`uncaught: ${error.error().message}`));
    await use(context);
    expect(problems).toEqual([]);
  },
  /** A blank page with the first owner signed in. */
  owner: async ({ page, context, desk, account }, use) => {
    const [name = "", value = ""] = account.split("=");
    await context.addCookies([{ name, value, url: desk.origin }]);
    await use(page);
  },
});

async function startDesk(
  file: string,
  site: SiteHandler,
  mail: Readonly<Record<string, string>>,
): Promise<OpenDesk> {
  const folder = mkdtempSync(join(tmpdir(), "paddock-desk-"));
  const clock = { now: Date.now() };
  // The origin must be known before the server listens.
  const port = await freePort();
  const running = await startServer({
    settings: readSettings({
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      MAILS_PER_MINUTE: "600",
      ...mail,
    }),
    site,
    clientFolder: resolve(BUNDLE, "client"),
    root: process.cwd(),
    now: () => clock.now,
  });
  return {
    file,
    origin: `http://localhost:${port}`,
    setUpLink: running.setUpLink ?? "",
    clock,
    async close() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the first account. @returns its session cookie. */
async function welcome({ origin, setUpLink }: Desk): Promise<string> {
  const [, token] = setUpLink.split("#");
  const response = await fetch(`${origin}/api/welcome`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/json" },
    body: JSON.stringify({ token, ...ANA }),
  });
  if (!response.ok) throw new Error(`The welcome answered ${response.status}.`);
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Submits the login form, once it is there: panels of the Account page have its labels, too. */
export async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string } = ANA,
): Promise<void> {
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export { expect };
