import { STAND_IN_RULES } from "#tests/support/content-pages.ts";
import { expect, test } from "vitest";
import { plainAddress, standInFor } from "./stand-ins.ts";

test.each([
  ["/practices/grazing/rest", "practices/grazing.html", 200],
  ["/practices/mystery", "practices/unknown.html", 200],
  ["/practices/mystery/rest", "practices/unknown.html", 200],
  ["/blog/category/mystery", "blog/category/unknown.html", 200],
  ["/blog/2025/05/mystery", "blog/0000/00/unknown.html", 404],
  ["/es/tools", "es.html", 200],
  ["/es/nope", "es/404.html", 404],
  ["/admin/new-post", "admin.html", 200],
  ["/admin/edit-post/42", "admin.html", 200],
])("%s is answered by %s with %i", (address, file, status) => {
  expect(standInFor(STAND_IN_RULES, address)).toMatchObject({ file, status });
});

test.each(["/about/nope", "/practices", "/blog/2025", "/", "/practices//"])(
  "%s has no stand-in",
  (address) => {
    expect(standInFor(STAND_IN_RULES, address)).toBeUndefined();
  },
);

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["//host.example/", "/host.example"],
  ["//", "/"],
])("%s redirects to %s", (path, plain) => {
  expect(plainAddress(path)).toBe(plain);
});

test.each(["/", "/about", "/data/posts.json"])("%s is canonical", (path) => {
  expect(plainAddress(path)).toBeUndefined();
});
