import { describe, expect, test } from "vitest";
import { Chance } from "./chance.ts";
import { mix, shortHex } from "./color.ts";
import { cut, d } from "./path.ts";
import { spline } from "./spline.ts";

describe("chance", () => {
  test("repeats for the same seed, and stays between 0 and 1", () => {
    const run = (seed: string) => {
      const chance = new Chance(seed);
      return Array.from({ length: 200 }, () => chance.next());
    };
    expect(run("a")).toEqual(run("a"));
    expect(run("a")).not.toEqual(run("b"));
    expect(run("a").every((value) => value >= 0 && value < 1)).toBe(true);
  });
});

describe("color", () => {
  test("mixing 0 and 1 gives the two colors", () => {
    expect(mix("#2a5c34", "#ebb24a", 0)).toBe("#2a5c34");
    expect(mix("#2a5c34", "#ebb24a", 1)).toBe("#ebb24a");
  });

  test("the middle of black and white is a neutral gray", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toMatch(/^#(..)\1\1$/);
  });

  test("is shortened if possible", () => {
    expect(shortHex("#ffcc00")).toBe("#fc0");
    expect(shortHex("#ffcc01")).toBe("#ffcc01");
  });
});

describe("path", () => {
  test("rounds numbers and drops spaces before minus signs", () => {
    expect(d`M${1.4} ${-2.6}l${0.2} ${-0.2}z`).toBe("M1-3l0 0z");
  });

  test("a short cut has straight edges, a long one curved", () => {
    expect(cut(0, 0, 10, 0, 2)).toContain("l");
    expect(cut(0, 0, 100, 0, 2)).toContain("q");
  });
});

describe("spline", () => {
  test("sharp corners are joined by straight lines, and all outlines wind one way", () => {
    expect(spline("4,4! 0,0! 4,0!")).toBe("M12 0l-12 0l12-12z");
    expect(spline("4,4! 0,0! 4,0!")).toBe("M12 0l-12 0l12-12z");
    expect(spline("4,0! 0,0! 4,4!")).toBe("M12 0l-12 0l12-12z");
  });

  test("other corners are rounded", () => {
    expect(spline("0,0 4,0 4,4 0,4")).toMatch(/^M[-\d ]+c[-\d ]+(s[-\d ]+){3}z$/);
  });

  test("names an invalid point in its error", () => {
    expect(() => spline("0,0 1 2,2")).toThrow('Not an outline point: "1"');
  });
});
