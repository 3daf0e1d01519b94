import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const START_TIMEOUT_MS = 60_000;
export const PASSWORD = "The creek ran dry in August";

/** A server in its own process. */
export interface ChildServer {
  readonly child: ChildProcess;
  /** The server's own address. */
  readonly address: string;
  /** The site's public origin: the proxy's, if there is one. */
  readonly origin: string;
  /** Token of the setup link; empty if there is an account. */
  readonly token: string;
  /** Time from the start of the process to its first response. */
  readonly startedInMs: number;
}

/** An unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Starts the server as an operator would, with a built site, and waits for its first response.
 *
 * @param settings environment variables in addition to this process's.
 * @throws Error with the server's output, if it exits or does not answer.
 */
export async function startChild(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildServer> {
  const origin = settings["SITE_ORIGIN"] ?? `http://localhost:${port}`;
  const start = performance.now();
  const args = ["--max-semi-space-size=8", "--heap-growing-percent=20", "server/main.ts"];
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
  const collect = (part: Buffer) => (output = (output + part.toString()).slice(-20_000));
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - start > START_TIMEOUT_MS) {
      child.kill("SIGKILL");
      throw new Error(`The server did not start:\n${output}`);
    }
    await pause(20);
  }
  const startedInMs = performance.now() - start;
  // The link is printed after the port opens.
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

/** Creates the first account. @returns its session cookie. */
export async function firstAccount({ address, origin, token }: ChildServer): Promise<string> {
  const response = await fetch(`${address}/api/welcome`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/json" },
    body: JSON.stringify({ token, password: PASSWORD, email: "ana@ranch.example", name: "Ana" }),
  });
  if (!response.ok) throw new Error(`The first account was refused: ${await response.text()}`);
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

/** Stops the server as an operator would. */
export async function stopChild({ child }: ChildServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
