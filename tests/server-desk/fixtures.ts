import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { readSettings } from "../../server/settings.ts";
import { loadSite } from "../../server/site/load-site.ts";
import { type RunningServer, startServer } from "../../server/start.ts";

const BUNDLE = ".output-server";
export const ANA = {
  name: "Ana Ortiz",
  email: "ana@ranch.example",
  password: "The creek ran dry in August",
};

/** A running server with its own database. */
export interface Desk {
  readonly origin: string;
  /** To make the first account with. */
  readonly setUpLink: string;
  /** What the server takes for now; a test moves it. */
  readonly clock: { now: number };
}

/** Every test fails on a console error, an uncaught error or a violation of the content policy. */
export const test = base.extend<
  { owner: Page; expectedErrors: string[] },
  { story: string; desk: Desk; account: string }
>({
  /** A file that needs its own server names its story. */
  story: ["desk", { option: true, scope: "worker" }],
  desk: [
    async ({ story }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `paddock-${story}-`));
      const clock = { now: Date.now() };
      const port = await freePort();
      const running = await start(port, folder, clock);
      await use({
        origin: `http://localhost:${port}`,
        setUpLink: running.setUpLink ?? "",
        clock,
      });
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  /** The first account's session, made once for a file. */
  account: [
    async ({ desk }, use) => {
      const [, token] = desk.setUpLink.split("#");
      const response = await fetch(`${desk.origin}/api/welcome`, {
        method: "POST",
        headers: { Origin: desk.origin, "Content-Type": "application/json" },
        body: JSON.stringify({ token, ...ANA }),
      });
      if (!response.ok) throw new Error(`The welcome answered ${response.status}.`);
      await use(response.headers.getSetCookie()[0]?.split(";")[0] ?? "");
    },
    { scope: "worker" },
  ],
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
  /** A page in which the first owner is signed in, at no address yet. */
  owner: async ({ page, context, desk, account }, use) => {
    const [name = "", value = ""] = account.split("=");
    await context.addCookies([{ name, value, url: desk.origin }]);
    await use(page);
  },
});

async function start(
  port: number,
  folder: string,
  clock: { readonly now: number },
): Promise<RunningServer> {
  return startServer({
    settings: readSettings({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" }),
    site: await loadSite(resolve(BUNDLE, "server/index.js")),
    clientFolder: resolve(BUNDLE, "client"),
    root: process.cwd(),
    now: () => clock.now,
  });
}

/** The origin must be known before the server listens, so a free port is found first. */
function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export { expect };
