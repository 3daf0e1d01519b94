import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";
import { freePort, PASSWORD } from "#server/testing/child.ts";
import { builtSite } from "./build-site.ts";

/** The server edition on its own database, with a controllable clock and a signed-in owner. */
export interface TestSite {
  readonly origin: string;
  readonly folder: string;
  readonly clock: { now: number };
  readonly cookie: string;
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  stop(): Promise<void>;
}

/** Starts it in this process with the built site. @param more additional settings. */
export async function startSite(more: Readonly<Record<string, string>> = {}): Promise<TestSite> {
  const { site, clientFolder } = await builtSite();
  const folder = mkdtempSync(join(tmpdir(), "paddock-site-"));
  const clock = { now: Date.UTC(2026, 10, 22, 18) };
  // The origin must be known before the server listens.
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const running = await startServer({
    settings: readSettings({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error", ...more }),
    site,
    clientFolder,
    root: process.cwd(),
    now: () => clock.now,
  });
  const ask =
    (cookie: string): TestSite["ask"] =>
    (method, path, body, headers = {}) => {
      const binary = body instanceof Uint8Array;
      return fetch(origin + path, {
        method,
        redirect: "manual",
        headers: {
          Origin: origin,
          Cookie: cookie,
          ...(body === undefined || binary ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: binary ? Buffer.from(body) : JSON.stringify(body) }),
      });
    };
  const token = running.setUpLink?.split("#")[1];
  const form = { token, password: PASSWORD, email: "ana@ranch.example", name: "Ana" };
  const welcome = await ask("")("POST", "/api/welcome", form);
  const cookie = welcome.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return {
    origin,
    folder,
    clock,
    cookie,
    ask: ask(cookie),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
