import { createServer } from "node:http";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#server/testing/child.ts";
import { newHome, runNginx } from "#tests/nginx/start-nginx.ts";
import { shippedConfig } from "../support/cluster.ts";

/** The server's cache lifetime plus a second. */
const EXPIRED_MS = 2100;

/*
 * nginx as shipped, in front of a server whose files have a lifetime of one second and no `stale-if-error`. Pages have
 * that for a day; after that, and for files, nginx's own setting applies.
 */
test("cached pages and files stay available while the servers answer 503, and when every server is gone", async () => {
  const [port, behind] = [await freePort(), await freePort()];
  let status = 200;
  const server = createServer((_, response) => {
    response.writeHead(status, { "Cache-Control": "public, max-age=1" }).end("<svg/>");
  }).listen(behind, "127.0.0.1");
  onTestFinished(() => void server.close());
  const home = newHome();
  mkdirSync(join(home, "pages"));
  const nginx = await runNginx(home, port, shippedConfig(home, port, [behind]));
  onTestFinished(() => nginx.stop());
  const read = async () => {
    const answer = await fetch(`${nginx.origin}/icon.svg`);
    return { status: answer.status, text: await answer.text() };
  };
  expect(await read()).toEqual({ status: 200, text: "<svg/>" });
  status = 503;
  await pause(EXPIRED_MS);
  expect(await read()).toEqual({ status: 200, text: "<svg/>" });
  server.close();
  server.closeAllConnections();
  await pause(EXPIRED_MS);
  expect(await read()).toEqual({ status: 200, text: "<svg/>" });
});
