import { expect, test } from "vitest";
import { nginxConfig } from "./nginx.ts";

test("the shipped configuration says what the host rules say (`vitest run -u` writes it)", async () => {
  const config = nginxConfig({ listen: "80", root: "/var/www/first-paddock", base: "/" });
  await expect(config).toMatchFileSnapshot("../../deploy/nginx.conf");
});

test("under a sub-path every rule carries it", () => {
  const config = nginxConfig({ listen: "80", root: "/srv", base: "/grazing/" });
  expect(config).toContain("location = /grazing/ {");
  expect(config).toContain("/grazing/404.html");
  expect(config).not.toMatch(/location (?:~ \^)?\/(?!grazing)/);
});
