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

  test("is at most 4 KB compressed, without text, and has the size that its figure reserves", () => {
    expect(gzipSync(svg).byteLength).toBeLessThanOrEqual(MAX_BYTES);
    expect(SIZE.exec(svg)?.slice(1).map(Number)).toEqual(size);
    expect(svg).not.toContain("<text");
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
