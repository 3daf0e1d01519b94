import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { siteOfFile } from "./support/live-site.ts";
import { addressOf, changesOf } from "./support/routes.ts";

/* Requests that are too large, never end, or are ambiguous (request smuggling). */
const { site, ana } = await siteOfFile();

const statusOf = (answer: string) => Number(answer.split(" ")[1]);
const post = (path: string, headers: readonly string[], body: string) =>
  site.raw(
    [
      `POST ${path} HTTP/1.1`,
      "Host: x",
      `Origin: ${site.origin}`,
      "Content-Type: application/json",
      "Connection: close",
      ...headers,
      "",
      body,
    ].join("\r\n"),
  );

describe("too large", () => {
  test("an oversized body is rejected at every route, by its declared and its actual length", async () => {
    for (const route of changesOf(site.desk)) {
      if (/^\/api\/(?:images|files|import|posts.*|letters.*|texts.*)$/.test(route.path)) continue;
      const { status } = await ana.send(route.method, addressOf(route), {
        email: "x".repeat(70_000),
      });
      expect([route.path, status]).toEqual([route.path, 413]);
    }
    const endless = `${"fff\r\n"}${"x".repeat(4095)}\r\n`.repeat(20);
    const answer = await post(
      "/api/session",
      ["Transfer-Encoding: chunked"],
      `${endless}0\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(413);
  });

  test("a file is rejected before it is read if nobody is signed in", async () => {
    for (const path of [
      "/api/images",
      "/api/files",
      "/api/import",
      "/api/posts/1/autosave",
      "/api/letters/1",
    ]) {
      let sent = 0;
      const status = await new Promise<number | undefined>((answered, failed) => {
        const asking = request(site.origin + path, {
          method: path === "/api/import" ? "POST" : "PUT",
          headers: { Origin: site.origin, "Content-Length": 90_000_000 },
        });
        asking.on("response", (response) => {
          answered(response.statusCode);
          asking.destroy();
        });
        asking.on("error", failed);
        asking.write(Buffer.alloc(1000), () => (sent += 1000));
      });
      expect([path, status, sent < 100_000]).toEqual([path, 401, true]);
    }
  });

  test("oversized headers and addresses are rejected", async () => {
    const long = "x".repeat(20_000);
    expect(statusOf(await site.raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${long}\r\n\r\n`))).toBe(
      431,
    );
    expect(statusOf(await site.raw(`GET /${long} HTTP/1.1\r\nHost: x\r\n\r\n`))).toBe(431);
    const many = Array.from({ length: 3000 }, (_, at) => `A${at}: b`).join("\r\n");
    const answer = await site.raw(
      `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${many}\r\n\r\n`,
    );
    expect([200, 431]).toContain(statusOf(answer));
  });

  test("deep, wide, repeated or invalid JSON gets a quick response", async () => {
    const bodies = [
      "[".repeat(60_000),
      `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`,
      `{${Array.from({ length: 5000 }, (_, at) => `"${at}":1`).join()}}`,
      '{"email":"a@b.example","email":"c@d.example","password":"x"}',
      '{"__proto__":{"email":"a@b.example"},"constructor":{"prototype":{"x":1}}}',
      "{'email':1}",
      "NaN",
      "\ufeff{}",
      "",
      "null",
    ];
    for (const body of bodies) {
      const length = [`Content-Length: ${Buffer.byteLength(body, "latin1")}`];
      const status = statusOf(await post("/api/session", length, body));
      expect([body.slice(0, 20), [400, 401, 422].includes(status)]).toEqual([
        body.slice(0, 20),
        true,
      ]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe("too slow", () => {
  test("fifty unfinished requests do not block the next", async () => {
    const half = Array.from({ length: 50 }, () =>
      request(`${site.origin}/api/session`, {
        method: "POST",
        headers: {
          Origin: site.origin,
          "Content-Length": 1000,
          "Content-Type": "application/json",
        },
      }),
    );
    for (const each of half) {
      each.on("error", () => {});
      each.write("{");
    }
    expect((await fetch(`${site.origin}/about`)).status).toBe(200);
    expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
    for (const each of half) each.destroy();
  });
});

describe("read differently by two programs", () => {
  const next = "GET /api/users HTTP/1.1\r\nHost: x\r\n\r\n";
  test.each([
    ["two lengths", ["Content-Length: 2", "Content-Length: 40"]],
    ["a length and chunks", ["Content-Length: 2", "Transfer-Encoding: chunked"]],
    ["chunks, spelled oddly", ["Transfer-Encoding: xchunked"]],
    ["chunks twice", ["Transfer-Encoding: chunked, identity"]],
    ["a space before the colon", ["Transfer-Encoding : chunked", "Content-Length: 2"]],
    ["a folded header", ["X-Y: a", " Content-Length: 40", "Content-Length: 2"]],
    ["a length with a sign", ["Content-Length: +2"]],
    ["a length in words", ["Content-Length: two"]],
    ["a bare end of line", ["X-Y: a\nTransfer-Encoding: chunked", "Content-Length: 2"]],
    ["a NUL", ["X-Y: a\0b", "Content-Length: 2"]],
  ])("%s: rejected, and nothing after it is answered", async (_, headers) => {
    const answer = await post("/api/session", headers, `{}${next}`);
    expect(answer.split("HTTP/1.1 ").length - 1).toBeLessThanOrEqual(1);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answer)).toBeLessThan(500);
  });

  test.each([
    "Host: x\r\nHost: y",
    "Host: evil.example/../..",
    "Host: a b",
    "Host: ",
    "X-No-Host: x",
  ])("%j breaks nothing and appears in no response", async (host) => {
    for (const path of ["/about/", "/api/health", "/api/articles"]) {
      const answer = await site.raw(`GET ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
      expect(statusOf(answer)).toBeLessThan(500);
      expect(answer).not.toContain("evil.example");
    }
  });

  test("a duplicate parameter is rejected, not guessed", async () => {
    expect((await ana.send("GET", "/api/posts?state=draft&state=trash")).status).toBe(422);
    expect((await ana.send("GET", "/api/posts?limit=1&limit=500")).status).toBe(422);
  });
});
