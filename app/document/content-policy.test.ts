import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { SPECULATION_RULES } from "../enhance/navigation/speculate.ts";
import { contentPolicy } from "./content-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((one) => one.startsWith(`${name} `)) ?? "";

test("allows each inline script and style by its own hash, never by 'unsafe-inline'", () => {
  const policy = contentPolicy(["run()"], ["a{}"]);
  expect(directive(policy, "script-src")).toBe(
    `script-src 'self' ${hash("run()")} ${hash(SPECULATION_RULES)}`,
  );
  expect(directive(policy, "style-src")).toBe(`style-src 'self' ${hash("a{}")}`);
  expect(policy).not.toContain("unsafe");
});

test("allows nothing but photographs from other hosts", () => {
  const external = contentPolicy([], [])
    .split("; ")
    .filter((one) => one.includes("https:"));
  expect(external).toEqual([
    "img-src 'self' data: https://images.unsplash.com https://images.pexels.com",
  ]);
});
