import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "../support/contrast.ts";

const css = readFileSync("app/styles/foundation/tokens.css", "utf8");

/** Every token's value, by name without the dashes. */
const tokens = new Map(
  Array.from(css.matchAll(/--([\w-]+):\s*([^;]*);/g), ([, name = "", value = ""]) => [name, value]),
);
const THEMES = ["day", "night"] as const;
type Theme = (typeof THEMES)[number];

/** The red, green and blue of a token, 0 to 255, following the tokens that it refers to. */
function color(theme: Theme, name: string): readonly number[] {
  const value = tokens.get(name) ?? "";
  const [, day, night] = /^var\(--day, (.+)\)\s+var\(--night, (.+)\)$/.exec(value) ?? [];
  const chosen = (theme === "day" ? day : night) ?? value;
  const [, other] = /^var\(--([\w-]+)\)$/.exec(chosen) ?? [];
  if (other !== undefined) return color(theme, other);
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(chosen) ?? [];
  if (digits === undefined) throw new Error(`--${name} is no color: ${chosen}`);
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}

/** Color pairs with their minimum contrast: 7 for text, 4.5 for large or short text, 3 for shapes. */
const PAIRS = [
  ["text", "bg", 7],
  ["text", "surface", 7],
  ["text", "sunken", 7],
  ["text-2", "bg", 7],
  ["text-2", "surface", 7],
  ["text-2", "sunken", 7],
  ["heading", "bg", 7],
  ["heading", "surface", 7],
  ["heading", "sunken", 7],
  ["link", "bg", 7],
  ["link", "surface", 7],
  ["link", "sunken", 7],
  ["on-primary", "primary", 4.5],
  ["on-accent", "accent", 7],
  ["on-tint", "tint", 7],
  ["text", "tint", 7],
  ["link", "tint", 4.5],
  ["on-note", "note", 7],
  ["error", "bg", 4.5],
  ["error", "surface", 4.5],
  ["on-error-bg", "error-bg", 7],
  ["on-footer", "footer", 7],
  ["on-footer-2", "footer", 7],
  ["focus", "bg", 3],
  ["focus", "surface", 3],
  ["focus", "focus-halo", 3],
  ["line-strong", "surface", 3],
  ["paddock", "bg", 3],
  ["paddock", "sunken", 3],
  // The squares of the scale: a filled one, and the outline of an empty one.
  ["primary", "bg", 4.5],
  ["primary", "sunken", 4.5],
  ["line-strong", "sunken", 3],
  // The large figure on its band of soil.
  ["accent", "footer", 4.5],
  ["accent-edge", "bg", 4.5],
  ["accent-edge", "surface", 4.5],
  ["line-strong", "bg", 3],
] as const;

describe.each(THEMES)("by %s", (theme) => {
  test.each(PAIRS)("%s on %s: at least %f to 1", (ink, paper, least) => {
    expect(contrast(color(theme, ink), color(theme, paper))).toBeGreaterThanOrEqual(least);
  });
});
