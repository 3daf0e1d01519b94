import { createServer } from "node:http";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../../server/testing/child.ts";
import { newHome, runNginx, type Nginx } from "../nginx/start-nginx.ts";
import { shippedConfig } from "./support/cluster.ts";

/** As long as the server behind says that it may be kept, and a second more. */
const EXPIRED_MS = 2100;
const FILE = "/icon.svg";

let stop: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of stop) await one();
  stop = [];
});

/** nginx as shipped before a server whose files may be kept for a second, and say nothing of failures. */
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

// Pages say `stale-if-error` themselves, for a day: after that, and for files, it is nginx that keeps them.
test("what was read stays when every server is gone, also where the servers do not ask for it", async () => {
  const { nginx, close } = await nginxBefore(() => 200);
  expect(await read(nginx)).toEqual({ status: 200, text: "<svg/>" });
  close();
  await pause(EXPIRED_MS);
  expect(await read(nginx)).toEqual({ status: 200, text: "<svg/>" });
});

test("what was read stays while the servers answer that they cannot", async () => {
  let status = 200;
  const { nginx } = await nginxBefore(() => status);
  expect(await read(nginx)).toEqual({ status: 200, text: "<svg/>" });
  status = 503;
  await pause(EXPIRED_MS);
  expect(await read(nginx)).toEqual({ status: 200, text: "<svg/>" });
});
