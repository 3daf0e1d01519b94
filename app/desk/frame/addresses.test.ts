import { expect, test } from "vitest";
import { returnToFrom, loginUrl } from "./addresses.ts";

test("remembers the requested page through the login", () => {
  expect(loginUrl("/admin")).toBe("/admin/login");
  const path = loginUrl("/admin/edit-post/7?x=1");
  expect(path).toBe("/admin/login?next=%2Fadmin%2Fedit-post%2F7%3Fx%3D1");
  expect(returnToFrom(new URL(path, "https://site.example").searchParams)).toBe(
    "/admin/edit-post/7?x=1",
  );
});

test.each([
  "",
  "https://evil.example/admin",
  "//evil.example/admin",
  "/admin//evil.example",
  "/admin/\\evil",
  "/administrator",
  "/admin/login",
  "/blog",
])("returns only to pages of the desk: %s", (asked) => {
  expect(returnToFrom(new URLSearchParams({ next: asked }))).toBe("/admin");
  expect(loginUrl(asked)).toBe("/admin/login");
});
