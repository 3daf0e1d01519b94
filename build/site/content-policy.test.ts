import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy } from "./content-policy.ts";

test("every inline script and style is allowed by its own hash and nothing by 'unsafe-inline'", () => {
  const script = "boot()";
  const style = "a{color:red}";
  const policy = contentPolicy(`<style id="x">${style}</style><script>${script}</script>`);
  for (const text of [script, style]) {
    expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  expect(policy).not.toContain("unsafe");
});

test("photographs are the only thing that may come from elsewhere", () => {
  const foreign = contentPolicy("")
    .split("; ")
    .filter((directive) => directive.includes("https:"));
  expect(foreign).toEqual([
    "img-src 'self' data: https://images.unsplash.com https://images.pexels.com",
  ]);
});
