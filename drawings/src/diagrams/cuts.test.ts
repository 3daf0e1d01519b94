import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { CUT_NAMES, cutOf } from "../../../app/pictures/diagrams/cuts.ts";
import { DRAWINGS } from "./drawings.ts";
import { KEY_RADIUS } from "./kit/numerals.ts";

const MAX_BYTES = 4096;
const SIZE = /^<svg [^>]*width="(\d+)" height="(\d+)"/;

describe.each(CUT_NAMES)("%s", (name) => {
  const svg = DRAWINGS[name]();
  const { size, alt, keys, columns, words } = cutOf(name);

  test("is at most 4 KB compressed, and has the size that its figure reserves", () => {
    expect(gzipSync(svg).byteLength).toBeLessThanOrEqual(MAX_BYTES);
    expect(SIZE.exec(svg)?.slice(1).map(Number)).toEqual(size);
  });

  test("is deterministic, has no text, and defines every symbol it uses", () => {
    expect(DRAWINGS[name]()).toBe(svg);
    expect(svg).not.toMatch(/<text|NaN|undefined|style=/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("has as many numbered discs as legend entries", () => {
    const discs = svg.match(new RegExp(`r="${KEY_RADIUS}"`, "g")) ?? [];
    expect(discs).toHaveLength(keys?.length ?? 0);
  });

  test("has a text alternative and a text version", () => {
    expect(alt.length).toBeGreaterThan(60);
    expect(typeof words === "string" ? words.length : words.rows.length).toBeGreaterThan(1);
    // a phone has room for at most five labels side by side
    expect(columns?.length ?? 0).toBeLessThanOrEqual(5);
  });
});

test("no two drawings are identical", () => {
  const drawn = CUT_NAMES.map((name) => DRAWINGS[name]());
  expect(new Set(drawn).size).toBe(drawn.length);
});
