import { FIXED_ADDRESSES, STAND_IN_RULES } from "#tests/support/content-pages.ts";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { type Nginx, startNginx } from "./start-nginx.ts";

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx("dist", "/");
});
afterAll(() => nginx.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(nginx.origin + path, { redirect: "manual", headers });

test.each([...FIXED_ADDRESSES])("%s is a page", async (address) => {
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toContain("</html>");
});

test.each(STAND_IN_RULES.map(({ pattern, status }) => [pattern, status] as const))(
  "an address like %s answers %i with its stand-in page",
  async (pattern, status) => {
    const answer = await get(pattern.replace(/:\w+/g, "nobody-built-this"));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain("</html>");
  },
);

test.each(["/nope", "/about/nope", "/blog/2025", "/practices/soil/a/b", "/assets/gone.js"])(
  "%s is a real 404 with the site's own page",
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toContain("Page Not Found");
  },
);

test("every response has the security headers, including errors and redirects", async () => {
  for (const address of ["/", "/nope", "/about/", "/assets/", "/data/posts.json"]) {
    const { headers } = await get(address);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name), `${name} on ${address}`).toBe(value);
    }
    expect(headers.get("server")).toBe("nginx");
  }
});

test("hashed files may be cached forever, pages for a minute", async () => {
  const script = readdirSync("dist/assets").find((file) => file.endsWith(".js"));
  const kept = await get(`/assets/${script}`);
  expect(kept.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(kept.headers.get("content-type")).toMatch(/javascript/);
  const page = await get("/about");
  expect(page.headers.get("cache-control")).toBe("public, max-age=60");
  const again = await get("/about", { "if-none-match": page.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about.html?a=b", "/about?a=b"],
  ["/index.html", "/"],
  ["//example.com/", "/example.com"],
])("%s leads to the one address %s", async (address, target) => {
  const answer = await get(address);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(target);
});

test.each([
  ["/data/posts.json", "application/json"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/sitemap.xml", "text/xml"],
  ["/robots.txt", "text/plain"],
  ["/brand/favicon.svg", "image/svg+xml"],
])("%s has the type %s", async (address, type) => {
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain(type);
});

test("texts are compressed for clients that accept it", async () => {
  const answer = await get("/about", { "accept-encoding": "gzip" });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
});

test.each([
  "/blog/category/%E0%A4%A",
  "/%",
  "/%00",
  "/..%2f..%2fetc/passwd",
  "/../../etc/passwd",
  `/${"a".repeat(5000)}`,
  "/blog/category/%F0%9F%90%84",
  "/🐄",
])("the hostile address %s gets a regular response", async (address) => {
  const { status, body } = await rawGet(address);
  expect([200, 400, 404]).toContain(status);
  expect(body).not.toContain("root:x:0");
  expect(body).toContain("</html>");
});

/** Sends a request with the raw address, which `fetch` would normalize. */
function rawGet(path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(nginx.origin);
  const sent = Array.from(path).every((letter) => letter < "\u007f") ? path : encodeURI(path);
  return new Promise((answered, failed) => {
    const call = request({ hostname, port, path: sent }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      response.on("end", () => answered({ status: response.statusCode ?? 0, body }));
    });
    call.on("error", failed).end();
  });
}
