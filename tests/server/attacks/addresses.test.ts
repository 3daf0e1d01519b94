import { describe, expect, test } from "vitest";
import { siteOfFile } from "./support/live-site.ts";

/* Attacks through addresses alone: path traversal, open redirects, and header injection. */
const { site, ana } = await siteOfFile();

async function ask(target: string, method = "GET", headers = "") {
  const request = `${method} ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`;
  const text = await site.raw(request);
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const fields = new Headers(
    lines.map((line) => [line.split(": ")[0] ?? "", line.split(": ")[1] ?? ""]),
  );
  return {
    status: Number(first.split(" ")[1]),
    headers: fields,
    body: body.join("\r\n\r\n"),
    text,
  };
}

describe("paths", () => {
  test.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/....//....//secret.txt",
    "/assets/%252e%252e/%252e%252e/secret.txt",
    "/assets/..;/..;/secret.txt",
    "/assets/\\..\\..\\secret.txt",
    "/assets/entry-1.js%00.txt",
    "/assets/entry-1.js/",
    "/assets//entry-1.js",
    "/assets/",
    "/assets",
    "/.git/config",
    "/.env",
    "/package.json",
    "/server/main.ts",
    "/data/first-paddock.db",
    "/media/../secret.txt",
    "/media/%2e%2e%2fsecret.txt",
    "file:///etc/passwd",
    "/C:/windows/win.ini",
    "/about/../../../../etc/passwd",
    "/about%00",
    "/about#x",
    "/./about",
    "/x/../about",
    "/%e0%80%af",
    "/%",
    "/%zz",
    "/\u00ff\u00fe",
    "/api/../secret.txt",
    "/api/../../secret.txt",
  ])("%s reaches no file and no second spelling of a page", async (target) => {
    const { status, body } = await ask(target);
    expect([301, 400, 404]).toContain(status);
    expect(body).not.toContain("secret");
    expect(body).not.toContain("page /about");
  });

  test("metrics are only for programs on this machine, not for requests through a proxy", async () => {
    expect((await ask("/metrics")).status).toBe(200);
    for (const target of ["/metrics", "/metrics?x", "/%6detrics", "/metrics/"]) {
      const { body } = await ask(target, "GET", "X-Forwarded-For: 203.0.113.9\r\n");
      expect(body).not.toContain("# TYPE");
    }
  });
});

describe("other hosts", () => {
  const targets = [
    "//evil.example",
    "//evil.example/",
    "//evil.example/blog.html",
    "/.//evil.example/",
    "/x/..//evil.example/",
    "/%2f%2fevil.example/",
    "/%5cevil.example/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "https://evil.example/",
    "https://evil.example/about/",
    "/about/?next=//evil.example",
    "/ABOUT?//evil.example",
    "/about.html//evil.example/",
    "/@evil.example/",
    "/.evil.example/",
    "/evil.example%0d%0aLocation:%20https://evil.example/",
  ];
  test.each(targets)("%s redirects only within the site", async (target) => {
    const { headers } = await ask(target);
    const location = headers.get("Location");
    if (location === null) return;
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, site.origin).origin).toBe(site.origin);
  });

  test("an owner can redirect an address only within the site, with any characters", async () => {
    const { db } = site.desk.services;
    const lost = { address: "/lost", count: 1, last_at: 1, leads_to: null };
    await db.insertInto("missing").values(lost).execute();
    const lead = (leadsTo: string) =>
      ana.send("POST", "/api/redirects", { address: "/lost", leadsTo });
    const outside = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "javascript:alert(1)",
      "/a\r\nSet-Cookie: a=b",
      " //evil.example",
      "evil.example",
      "",
    ];
    for (const to of outside) expect([to, (await lead(to)).status]).toEqual([to, 422]);
    for (const to of [
      "/.//evil.example",
      "/café 🐄".replace(" ", "-"),
      "/a\u0001b",
      "/blog?q=hay#x",
    ]) {
      expect((await lead(to)).status).toBe(200);
      const { status, headers } = await ask("/lost");
      expect([to, status]).toEqual([to, 301]);
      const there = new URL(headers.get("Location") ?? "", site.origin);
      expect(there.origin).toBe(site.origin);
    }
  });
});

describe("headers", () => {
  test.each([
    "/about%0d%0aSet-Cookie:%20a=b/",
    "/ABOUT%0aX-Injected:%20yes",
    "/about/?x=%0d%0aX-Injected:%20yes",
    "/about.html?x=\u00c4\u0080",
    "/api/session%0d%0aX-Injected:%20yes",
  ])("%s injects nothing into the response's", async (target) => {
    const { status, text } = await ask(target);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/^(?:set-cookie|x-injected):/im);
  });

  test("a download has the program's own file name", async () => {
    const { headers } = await ana.send("GET", "/api/export.zip?filename=x%22%0d%0aX:y");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="first-paddock.zip"');
  });

  test("every response has the security headers", async () => {
    const targets = [
      "/",
      "/nope",
      "/about/",
      "/assets/entry-1.js",
      "/api/health",
      "/api/nope",
      "/api/session",
      "/metrics",
    ];
    for (const target of targets) {
      const { headers } = await ask(target);
      expect(headers.get("X-Content-Type-Options"), target).toBe("nosniff");
      expect(headers.get("Content-Security-Policy"), target).toContain("frame-ancestors 'none'");
      expect(headers.get("Strict-Transport-Security"), target).toMatch(/max-age=31536000/);
      expect(headers.get("Referrer-Policy"), target).toEqual(expect.any(String));
      expect(headers.get("Content-Type"), target).toMatch(/charset=utf-8|json/);
      if (target.startsWith("/api/")) {
        expect(headers.get("Cache-Control"), target).toBe("no-store");
        expect(headers.get("Content-Security-Policy"), target).toMatch(/^default-src 'none';/);
      }
      for (const name of ["Server", "X-Powered-By", "Access-Control-Allow-Origin"])
        expect(headers.get(name)).toBeNull();
    }
    expect((await ask("/about", "POST")).headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test.each(["TRACE", "CONNECT", "OPTIONS", "PROPFIND", "DELETE", "PURGE"])(
    "%s can neither read nor change a page",
    async (method) => {
      for (const target of ["/about", "/api/session"]) {
        const { status, text } = await ask(target, method, "X-Secret: echo\r\n");
        expect([status >= 400 || text === "", text.includes("echo")]).toEqual([true, false]);
      }
    },
  );
});
