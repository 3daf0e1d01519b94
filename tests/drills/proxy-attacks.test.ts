import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqliteDatabases } from "#server/testing/databases.ts";
import { freePort } from "#server/testing/child.ts";
import type { Browser } from "#server/testing/desk.ts";
import { type Nginx, newHome, runNginx } from "../nginx/start-nginx.ts";
import { type LiveSite, liveSite } from "../server/attacks/support/live-site.ts";
import { shippedConfig } from "./support/cluster.ts";

/* A real nginx with the shipped configuration: attempts to poison its cache, leak private responses, or forge headers. */
const fresh = sqliteDatabases();
let site: LiveSite;
let ana: Browser;
let nginx: Nginx;
beforeAll(async () => {
  site = await liveSite(await fresh());
  ana = await site.desk.owner();
  const home = newHome();
  mkdirSync(join(home, "pages"));
  const port = await freePort();
  nginx = await runNginx(home, port, shippedConfig(home, port, [site.port]));
});
afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const answer = await fetch(nginx.origin + path, { method, headers, redirect: "manual" });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe("cache poisoning", () => {
  test.each([
    ["X-Forwarded-Host", "evil.example"],
    ["X-Forwarded-For", "203.0.113.66"],
    ["X-Original-URL", "/blog"],
    ["X-HTTP-Method-Override", "HEAD"],
    ["Accept", "application/json"],
    ["Accept-Encoding", "identity"],
    ["Accept-Encoding", "br;q=0"],
    ["Accept-Encoding", "gzip, evil"],
    ["Cookie", "session=evil"],
    ["Range", "bytes=0-3"],
    ["If-None-Match", "*"],
    ["If-Modified-Since", "Fri, 01 Jan 2100 00:00:00 GMT"],
    ["Authorization", "Basic eA=="],
    ["Origin", "https://evil.example"],
  ])("the header %s: %s does not affect the next reader", async (name, value) => {
    const plain = await ask("/about");
    await pause(1100);
    const first = await ask("/about", { [name]: value });
    expect(first.status).toBeLessThan(500);
    const next = await ask("/about");
    expect([next.status, next.text]).toEqual([200, plain.text]);
    expect(next.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(next.headers.get("Set-Cookie")).toBeNull();
  });

  test("a HEAD, a query or another spelling is not cached as the page itself", async () => {
    for (const [path, method] of [
      ["/about", "HEAD"],
      ["/about?x=%3Cscript%3E", "GET"],
      ["/ABOUT?evil", "GET"],
      ["/about/?evil", "GET"],
      ["/%61bout", "GET"],
    ] as const) {
      await pause(1100);
      await ask(path, {}, method);
      expect((await ask("/about")).text, path).toContain("page /about");
    }
  });

  test("a redirect or a 404 is cached only under its own address", async () => {
    for (const path of ["/nope", "/nope?x", "/about/?next=//evil.example"]) {
      const { headers } = await ask(path);
      expect(headers.get("Location") ?? "/").toMatch(/^\/(?!\/)/);
    }
    expect((await ask("/about/")).headers.get("Location")).toBe("/about");
  });
});

describe("private responses", () => {
  test.each([
    "/api/session",
    "/api/session/",
    "/api/session?x.css",
    "/api/session/x.css",
    "/api/session;x.css",
    "/api/session%2fx.css",
    "/api/session%00.css",
    "/x/..%2fapi/session",
    "/x/../api/session",
    "/assets/../api/session",
    "/assets/..%2fapi/session",
    "/assets/%2e%2e/api/session",
    "//api/session",
    "/API/session",
    "/%61pi/session",
    "/admin/login/x.css",
  ])("are not cached under %s", async (path) => {
    const raw = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
    const mine = await rawAt(`${raw}Cookie: ${ana.cookie}\r\n\r\n`);
    const theirs = await rawAt(`${raw}\r\n`);
    expect(theirs).not.toContain("ana@ranch.example");
    if (mine.includes("ana@ranch.example")) expect(mine).toMatch(/cache-control: no-store/i);
  });

  test("metrics are not exposed under any spelling", async () => {
    for (const path of [
      "/metrics",
      "/metrics/",
      "//metrics",
      "/%6detrics",
      "/x/../metrics",
      "/metrics?x",
      "/METRICS",
    ]) {
      const answer = await rawAt(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer, path).not.toContain("# TYPE");
    }
  });

  test("a forged client address is ignored", async () => {
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await fetch(`${nginx.origin}/api/session`, {
        method: "POST",
        headers: {
          Origin: site.origin,
          "Content-Type": "application/json",
          "X-Forwarded-For": `203.0.113.${n}`,
        },
        body: JSON.stringify({ email: "ana@ranch.example", password: "wrong" }),
      });
      statuses.push(answer.status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("nginx's own responses are not sniffable and do not reveal its version", async () => {
    const { status, headers, text } = await ask("/metrics");
    expect(status).toBe(404);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(`${headers.get("Server")} ${text}`).not.toMatch(/\d+\.\d+/);
    // The servers' responses have each header only once.
    for (const path of ["/about", "/about", "/api/health"]) {
      expect((await ask(path)).headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect((await ask(path)).headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    }
  });
});

describe("with TLS", () => {
  let tls: Nginx;
  let port = 0;
  let clear = 0;
  beforeAll(async () => {
    const home = newHome();
    mkdirSync(join(home, "pages"));
    const made = spawnSync("openssl", [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-keyout",
      join(home, "key.pem"),
      "-out",
      join(home, "cert.pem"),
    ]);
    if (made.status !== 0) throw new Error("openssl is not installed.");
    [port, clear] = [await freePort(), await freePort()];
    const https = readFileSync("deploy/server/https.conf", "utf8")
      .replace("listen 443", `listen 127.0.0.1:${port}`)
      .replace("listen [::]:443 ssl http2;\n", "")
      .replace(/\S+fullchain\.pem/, join(home, "cert.pem"))
      .replace(/\S+privkey\.pem/, join(home, "key.pem"));
    const onward = readFileSync("deploy/server/to-https.conf", "utf8").replace(
      /listen 80;\n *listen \[::\]:80;/,
      `listen 127.0.0.1:${clear};`,
    );
    const config = shippedConfig(home, port, [site.port]).replace(
      `listen 127.0.0.1:${port};`,
      https,
    );
    tls = await runNginx(home, clear, `${config}\n${onward}`);
  });
  afterAll(() => tls.stop());

  const askOver = (options: Record<string, string>) =>
    new Promise<string>((answered) => {
      const asking = request(`https://127.0.0.1:${port}/about`, {
        rejectUnauthorized: false,
        ...options,
      });
      asking.on("response", (response) => {
        response.resume();
        answered(`${response.statusCode}`);
      });
      asking.on("error", () => answered("refused"));
      asking.end();
    });

  test.each([
    ["TLSv1.3", { minVersion: "TLSv1.3" }, "200"],
    ["TLSv1.2", { maxVersion: "TLSv1.2" }, "200"],
    [
      "TLSv1.1",
      { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" },
      "refused",
    ],
    // Compatible with the certificate's type of key.
    [
      "a weak cipher",
      { maxVersion: "TLSv1.2", ciphers: "ECDHE-ECDSA-AES128-SHA@SECLEVEL=0" },
      "refused",
    ],
  ])("%s", async (_, options, expected) => {
    expect(await askOver(options)).toBe(expected);
  });

  test("redirects readers to https, but not API requests", async () => {
    const page = await fetch(`http://127.0.0.1:${clear}/about?x`, {
      redirect: "manual",
      headers: { Host: "evil.example" },
    });
    expect([page.status, page.headers.get("Location")]).toEqual([
      301,
      "https://your.address/about?x",
    ]);
    const api = await fetch(`http://127.0.0.1:${clear}/api/session`, {
      method: "POST",
      redirect: "manual",
    });
    expect(api.status).toBe(403);
  });
});

async function rawAt(text: string): Promise<string> {
  return site.raw(text, Number(new URL(nginx.origin).port));
}
