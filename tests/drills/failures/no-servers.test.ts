import { createServer } from "node:http";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { freePort } from "#server/testing/child.ts";
import { newHome, runNginx, type Nginx } from "#tests/nginx/start-nginx.ts";
import { shippedConfig } from "../support/cluster.ts";

/** The server's cache lifetime plus a second. */
const EXPIRED_MS = 2100;
const FILE = "/icon.svg";

let stop: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of stop) await one();
  stop = [];
});

/** nginx as shipped, in front of a server whose files have a lifetime of one second and no `stale-if-error`. */
async function nginxBefore(status: () => number): Promise<{ nginx: Nginx; close: () => void }> {
  const [port, behind] = [await freePort(), await freePort()];
  const server = createServer((_, response) => {
    response.writeHead(status(), { "Cache-Control": "public, max-age=1" }).end("<svg/>");
  }).listen(behind, "127.0.0.1");
  const home = newHome();
  mkdirSync(join(home, "pages"));
  const nginx = await runNginx(home, port, shippedConfig(home, port, [behind]));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  stop.push(
    () => nginx.stop(),
    () => Promise.resolve(close()),
  );
  return { nginx, close };
}

const read = async ({ origin }: Nginx) => {
  const answer = await fetch(origin + FILE);
  return { status: answer.status, text: await answer.text() };
};

// Pages have `stale-if-error` for a day; after that, and for files, nginx's own setting applies.
test("cached pages stay available when every server is gone, even without `stale-if-error`", async () => {
  const { nginx, close } = await nginxBefore(() => 200);
  expect(await read(nginx)).toEqual({ status: 200, text: "<svg/>" });
  close();
  await pause(EXPIRED_MS);
  expect(await read(nginx)).toEqual({ status: 200, text: "<svg/>" });
});

test("cached pages stay available while the servers answer 503", async () => {
  let status = 200;
  const { nginx } = await nginxBefore(() => status);
  expect(await read(nginx)).toEqual({ status: 200, text: "<svg/>" });
  status = 503;
  await pause(EXPIRED_MS);
  expect(await read(nginx)).toEqual({ status: 200, text: "<svg/>" });
});
