import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const START_TIMEOUT_MS = 60_000;
export const PASSWORD = "The creek ran dry in August";

/** A server edition in its own process. */
export interface ChildServer {
  readonly child: ChildProcess;
  /** Where the server itself listens. */
  readonly address: string;
  /** Where the site says that it is: the proxy's, if there is one. */
  readonly origin: string;
  /** The secret of the link for the first account; empty when there is an account. */
  readonly token: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedInMs: number;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Starts the server as an operator does, with a built site, and waits for its first answer.
 *
 * @param settings environment variables on top of this process's.
 * @throws Error with what the server wrote, when it ends or does not answer.
 */
export async function startChild(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildServer> {
  const origin = settings["SITE_ORIGIN"] ?? `http://localhost:${port}`;
  const start = performance.now();
  const args = ["--max-semi-space-size=4", "--heap-growing-percent=10", "server/main.ts"];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: "2",
      PORT: String(port),
      SITE_ORIGIN: origin,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (part: Buffer) => (output = (output + part.toString()).slice(-20_000));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - start > START_TIMEOUT_MS) {
      child.kill("SIGKILL");
      throw new Error(`The server did not start:\n${output}`);
    }
    await pause(20);
  }
  const startedInMs = performance.now() - start;
  // The link is printed after the port is open.
  while (!output.includes("The desk is at")) await pause(10);
  const token = /#([\w-]{43})/.exec(output)?.[1] ?? "";
  return { child, address: `http://127.0.0.1:${port}`, origin, token, startedInMs };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Makes the first account. @returns the cookie of its session. */
export async function firstAccount({ address, origin, token }: ChildServer): Promise<string> {
  const response = await fetch(`${address}/api/welcome`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/json" },
    body: JSON.stringify({ token, password: PASSWORD, email: "ana@ranch.example", name: "Ana" }),
  });
  if (!response.ok) throw new Error(`The first account was refused: ${await response.text()}`);
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

/** Ends the server as an operator does. */
export async function stopChild({ child }: ChildServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
