import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import {
  type BrowserContext,
  type ConsoleMessage,
  test as base,
  expect,
  type Page,
  type WebError,
} from "@playwright/test";
import { readSettings } from "#server/settings.ts";
import { loadSite, type SiteHandler } from "#server/site/load-site.ts";
import { startServer } from "#server/start.ts";
import { freePort } from "#server/testing/child.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { clearContext, type KeptContexts, takeContext } from "#tests/support/kept-contexts.ts";

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
  /** The spec file that it was started for. */
  readonly file: string;
  /** The first account's session, once requested. */
  account?: string;
  close(): Promise<void>;
}

/** Spec files that change Ana's account, need mail, count everything on the desk, or leave untitled posts behind. */
const ALONE = /\/(?:accounts\/(?!contributor)|every-screen|missing|newsletter|parts|transfer)/;
/** In milliseconds, generous for busy machines. */
const LOADING_MS = 120_000;
const STARTING_MS = 60_000;

/** Every test fails on a console error, an uncaught error or a violation of the content security policy. */
export const test = base.extend<
  {
    /** Whether the servers send mail, to `mailServer`. As a worker option it would restart the worker. */
    sendsMail: boolean;
    desk: OpenDesk;
    account: string;
    owner: Page;
    /** The page of somebody at another computer: its own context, since one browser's cookies ignore the port. */
    someone: Page;
    expectedErrors: string[];
  },
  {
    kept: KeptContexts;
    mailServer: MailServer;
    site: SiteHandler;
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
  /**
   * A worker's spec files share one server, since each uses its own post titles; each file of `ALONE` gets its own.
   * A worker keeps its browser, the loaded site and the ports, so that the browser has the next server's files cached.
   */
  deskOf: [
    async ({ site, mailServer }, use) => {
      const open: Record<"alone" | "shared", { port: number; desk?: OpenDesk }> = {
        alone: { port: await freePort() },
        shared: { port: await freePort() },
      };
      await use(async (file, sendsMail) => {
        const place = ALONE.test(file) ? open.alone : open.shared;
        if (place.desk && (place === open.shared || place.desk.file === file)) return place.desk;
        await place.desk?.close();
        const mail = sendsMail ? { SMTP_URL: mailServer.url } : {};
        place.desk = await startDesk(file, site, place.port, mail);
        return place.desk;
      });
      await open.alone.desk?.close();
      await open.shared.desk?.close();
    },
    { scope: "worker", timeout: LOADING_MS },
  ],
  desk: [
    async ({ deskOf, sendsMail }, use, { file }) => use(await deskOf(file, sendsMail)),
    { scope: "test", timeout: STARTING_MS },
  ],
  account: async ({ desk }, use) => {
    desk.account ??= await welcome(desk);
    await use(desk.account);
  },
  // oxlint-disable-next-line no-empty-pattern
  kept: [async ({}, use) => use(new Map()), { scope: "worker" }],
  expectedErrors: [[], { option: true }],
  context: async ({ browser, kept, desk, expectedErrors }, use) => {
    const context = await takeContext(browser, kept, "context");
    const problems: string[] = [];
    const note = (problem: string) => {
      if (!expectedErrors.some((expected) => problem.includes(expected))) problems.push(problem);
    };
    const onConsole = (message: ConsoleMessage) => {
      const text = message.text();
      if (["error", "warning"].includes(message.type()) && !text.includes("Service Worker")) {
        note(`console: ${text}`);
      }
    };
    const onError = (error: WebError) => note(`uncaught: ${error.error().message}`);
    context.on("console", onConsole).on("weberror", onError);
    await use(context);
    context.off("console", onConsole).off("weberror", onError);
    await clearContext(kept, "context", desk.origin);
    expect(problems).toEqual([]);
  },
  // A test that adds an init script to the page must close it.
  page: async ({ context }, use) => use(pageOf(context)),
  someone: async ({ browser, kept, desk }, use) => {
    await use(pageOf(await takeContext(browser, kept, "someone")));
    await clearContext(kept, "someone", desk.origin);
  },
  /** A blank page with the first owner signed in. */
  owner: async ({ page, context, desk, account }, use) => {
    await haveSession(context, desk, account);
    await use(page);
  },
});

async function startDesk(
  file: string,
  site: SiteHandler,
  port: number,
  mail: Readonly<Record<string, string>>,
): Promise<OpenDesk> {
  const folder = mkdtempSync(join(tmpdir(), "paddock-desk-"));
  const clock = { now: Date.now() };
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
      // `fetch` notices only in a later turn of the event loop that its connections are closed, and the next server
      // uses the same port.
      await setImmediate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The page that a kept context always has. */
function pageOf(context: BrowserContext): Page {
  const [page] = context.pages();
  if (!page) throw new Error("The context has no page.");
  return page;
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

/** Gives a browser the cookie of a session. */
export async function haveSession(
  context: BrowserContext,
  { origin }: { readonly origin: string },
  cookie: string,
): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: origin }]);
}

/** Waits for the login form and submits it: panels of the Account page have the same labels. */
export async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string } = ANA,
): Promise<void> {
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export { expect };
