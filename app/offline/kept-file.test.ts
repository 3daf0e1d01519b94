import { expect, test } from "vitest";
import { isWholeFile } from "./kept-file.ts";

const PAGE = '<script src="/assets/entry-1.js">';
const whole = (url: string, body: string, headers: Record<string, string>, status = 200) =>
  isWholeFile(`https://ranch.example${url}`, new Response(body, { status, headers }));

test.each([
  ["a script", "/assets/a-1.js", "abc", { "Content-Type": "text/javascript" }],
  ["a script whose length is known", "/assets/a-1.js", "abc", { "Content-Length": "3" }],
  [
    "a compressed script",
    "/assets/a-1.js",
    "abc",
    { "Content-Length": "9", "Content-Encoding": "br" },
  ],
  ["a page", "/about", PAGE, { "Content-Type": "text/html; charset=utf-8" }],
  ["the home page", "/", PAGE, { "Content-Type": "text/html" }],
])("keeps %s", async (_, url, body, headers) => {
  expect(await whole(url, body, headers)).toBe(true);
});

test.each([
  ["an error", "/assets/a-1.js", "abc", {}, 502],
  ["the beginning of a file", "/assets/a-1.js", "abc", { "Content-Length": "4" }, 200],
  ["a page in place of a script", "/assets/a-1.js", PAGE, { "Content-Type": "text/html" }, 200],
  ["another host's page", "/about", "<h1>Motel</h1>", { "Content-Type": "text/html" }, 200],
])("does not keep %s", async (_, url, body, headers, status) => {
  expect(await whole(url, body, headers, status)).toBe(false);
});
