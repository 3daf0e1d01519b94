import { describe, expect, test } from "vitest";
import { EMPTY_FORM } from "../form/form-values.ts";
import { joinParts, mergeFields, mergeTexts, type Taken } from "./merge.ts";

const PLAIN = ["p0", "p1", "p2", "p3", "p4"];

/** Some paragraphs left out, some exchanged, some added; the same for the same seed. */
function edited(who: string, seed: number): string[] {
  let state = seed;
  return PLAIN.flatMap((paragraph, index) => {
    state = (state * 48_271) % 2_147_483_647;
    const change = state % 6;
    if (change === 0) return [];
    if (change === 1) return [`${who}${index}`];
    return change === 2 ? [paragraph, `${who}+${index}`] : [paragraph];
  });
}

const text = (...paragraphs: string[]) => paragraphs.join("\n\n");

describe("two texts that come from one", () => {
  const base = text("A", "B", "C", "D");

  test("changes of different paragraphs are both taken", () => {
    const parts = mergeTexts(base, text("A1", "B", "C", "D"), text("A", "B", "C", "D2", "E"));
    expect(parts.every((part) => "merged" in part)).toBe(true);
    expect(joinParts(parts, [])).toBe(text("A1", "B", "C", "D2", "E"));
  });

  test("a paragraph that both changed is asked for", () => {
    const parts = mergeTexts(base, text("A", "mine", "C", "D"), text("A", "theirs", "C", "D"));
    expect(parts.filter((part) => "mine" in part)).toEqual([{ mine: "mine", theirs: "theirs" }]);
    expect(joinParts(parts, ["mine"])).toBe(text("A", "mine", "C", "D"));
    expect(joinParts(parts, ["theirs"])).toBe(text("A", "theirs", "C", "D"));
    expect(joinParts(parts, ["both"])).toBe(text("A", "mine", "theirs", "C", "D"));
  });

  test("the same change of both is no question", () => {
    const same = text("A", "B", "new", "C", "D");
    expect(joinParts(mergeTexts(base, same, same), [])).toBe(same);
  });

  test("what one deleted and the other changed is asked for", () => {
    const parts = mergeTexts(base, text("A", "C", "D"), text("A", "B2", "C", "D"));
    expect(parts.filter((part) => "mine" in part)).toEqual([{ mine: "", theirs: "B2" }]);
    expect(joinParts(parts, ["mine"])).toBe(text("A", "C", "D"));
  });

  test("two insertions at one place are asked for; neighbors are not", () => {
    const asked = mergeTexts(base, text("A", "x", "B", "C", "D"), text("A", "y", "B", "C", "D"));
    expect(joinParts(asked, ["both"])).toBe(text("A", "x", "y", "B", "C", "D"));
    const beside = mergeTexts(base, text("A", "B1", "C", "D"), text("A", "B", "C2", "D"));
    expect(joinParts(beside, [])).toBe(text("A", "B1", "C2", "D"));
  });

  test("without a common text everything is asked for, and nothing is lost", () => {
    expect(mergeTexts("", text("X", "Y"), text("Z"))).toEqual([
      { mine: text("X", "Y"), theirs: "Z" },
    ]);
  });

  test("no words are lost, whatever both did", () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const [mine, theirs] = [edited("m", seed), edited("t", seed + 1000)];
      const parts = mergeTexts(text(...PLAIN), text(...mine), text(...theirs));
      const taking = (taken: Taken) =>
        joinParts(
          parts,
          parts.map(() => taken),
        ).split("\n\n");
      const words = [...mine, ...theirs].filter((one) => !PLAIN.includes(one));
      expect(taking("both")).toEqual(expect.arrayContaining(words));
      expect(taking("mine")).toEqual(expect.arrayContaining(mine.filter((one) => one[0] === "m")));
    }
  });
});

test("fields: what one side changed is taken, what both changed is asked for", () => {
  const base = { ...EMPTY_FORM, title: "Old", excerpt: "E", slug: "s", tags: "a, " };
  const mine = { ...base, title: "Mine", excerpt: "Mine" };
  const theirs = { ...base, title: "Theirs", slug: "theirs", tags: "a, " };
  expect(mergeFields(base, mine, theirs)).toEqual({
    merged: { ...mine, slug: "theirs" },
    open: ["title"],
  });
});
