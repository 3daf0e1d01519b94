import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createSiteServer, listen } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "a folder with spaces "));
const long = `<p>${"grass ".repeat(400)}</p>`;
let server: Server;
let at: string;

beforeAll(async () => {
  for (const [file, text] of [
    ["index.html", long],
    ["about.html", "about"],
    ["about/mission.html", "mission"],
    ["404.html", "lost"],
    ["practices/unknown.html", "any practice"],
    ["blog/0000/00/unknown.html", "no post"],
    ["assets/app-1a2b3c.js", "run()"],
    ["blog/category/wildlife & 100%.html", "wildlife"],
    ["data/posts.json", "[]"],
  ] as const) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  server = createSiteServer({ folder, base: "/" });
  at = `http://127.0.0.1:${await listen(server, "127.0.0.1", 0)}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(at + path, { redirect: "manual", ...init });

describe("the bundled server behaves like a good static host", () => {
  test.each([
    ["/", 200, long],
    ["/about", 200, "about"],
    ["/about/mission", 200, "mission"],
    ["/about?q=1", 200, "about"],
    ["/blog/category/wildlife%20%26%20100%25", 200, "wildlife"],
    ["/practices/mystery", 200, "any practice"],
    ["/blog/2025/05/mystery", 404, "no post"],
    ["/nope", 404, "lost"],
    ["/%E0%A4%A", 404, "lost"],
    ["/..%2f..%2fetc/passwd", 404, "lost"],
    ["/blog/..%2fabout", 404, "lost"],
    ["/%00", 404, "lost"],
  ])("%s answers %i", async (path, status, text) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each([
    ["/about/", "/about"],
    ["/about.html?q=1", "/about?q=1"],
    ["/index.html", "/"],
  ])("%s has one address: %s", async (path, clean) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(clean);
  });

  test("a leading double slash never redirects to another host", async () => {
    const response = await get("//example.com/");
    expect(response.headers.get("location") ?? "/").not.toMatch(/^\/\//);
  });

  test("compresses, and answers 304 when the reader has the current version", async () => {
    const first = await get("/", { headers: { "accept-encoding": "br" } });
    expect(first.headers.get("content-encoding")).toBe("br");
    const tag = first.headers.get("etag") ?? "";
    const again = await get("/", { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
  });

  test("lets hashed files be cached forever, and pages long enough for prefetching", async () => {
    expect((await get("/assets/app-1a2b3c.js")).headers.get("cache-control")).toContain(
      "immutable",
    );
    expect((await get("/about")).headers.get("cache-control")).toBe("public, max-age=60");
  });

  test.each([
    ["/", "text/html;charset=utf-8"],
    ["/nope", "text/html;charset=utf-8"],
    ["/assets/app-1a2b3c.js", "text/javascript"],
    ["/data/posts.json", "application/json"],
  ])("%s is sent as %s", async (path, type) => {
    expect((await get(path)).headers.get("content-type")).toBe(type);
  });

  test("rejects writes", async () => {
    expect((await get("/about", { method: "POST" })).status).toBe(405);
  });
});

test("moves on to the next port when one is busy, and says so", async () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  const first = createSiteServer({ folder, base: "/" });
  const second = createSiteServer({ folder, base: "/" });
  onTestFinished(() => {
    said.mockRestore();
    first.close();
    second.close();
  });
  const port = await listen(first, "127.0.0.1", 0);
  const other = await listen(second, "127.0.0.1", port);
  expect(other).toBeGreaterThan(port);
  expect(said).toHaveBeenCalledWith(`Port ${port} is busy; trying ${port + 1}.`);
});
