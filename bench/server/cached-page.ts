import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../server/testing/child.ts";
import { WORK } from "../folders.ts";

const ACCEPT = "Accept-Encoding: br";

/** Requests per second for one address, measured by wrk over 32 connections. */
export function requestsPerSecond(address: string, seconds: number): number {
  const args = ["-t1", "-c32", `-d${seconds}s`, "-H", ACCEPT, address];
  const said = execFileSync("wrk", args, { encoding: "utf8" });
  if (/Non-2xx/.test(said)) throw new Error(`${address} failed under load:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

/** nginx with one process, serving a file with the same bytes. Stop it after use. */
export async function nginxWith(body: Buffer): Promise<{ address: string; stop: () => void }> {
  const home = join(WORK, "nginx");
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "page"), body);
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(" ");
  const config = join(home, "nginx.conf");
  writeFileSync(
    config,
    `user root; daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; events {}
http { access_log off; sendfile on; open_file_cache max=10; ${temporary}
  server { listen 127.0.0.1:${port}; root ${home}; default_type text/html; } }`,
  );
  const nginx = spawn("nginx", ["-c", config, "-p", home], { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}/page`;
  for (let tries = 0; !(await answers(address)); tries += 1) {
    if (tries > 50) throw new Error("nginx does not start");
    await pause(100);
  }
  return { address, stop: () => nginx.kill("SIGQUIT") };
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** A page as sent to a browser that accepts brotli, still compressed. */
export function compressedPage(address: string): Promise<Buffer> {
  return new Promise((found, failed) => {
    get(address, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => found(Buffer.concat(parts)));
    }).on("error", failed);
  });
}
