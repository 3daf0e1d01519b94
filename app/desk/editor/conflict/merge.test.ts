import { describe, expect, test } from "vitest";
import { joinParts, mergeFields, mergeTexts, type Side } from "./merge.ts";

const PLAIN = ["p0", "p1", "p2", "p3", "p4"];

/** Randomly drops, replaces and adds paragraphs, the same for the same seed. */
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

describe("mergeTexts", () => {
  const base = text("A", "B", "C", "D");

  test("takes both changes of different paragraphs", () => {
    const parts = mergeTexts(base, text("A1", "B", "C", "D"), text("A", "B", "C", "D2", "E"));
    expect(parts.every((part) => "merged" in part)).toBe(true);
    expect(joinParts(parts, [])).toBe(text("A1", "B", "C", "D2", "E"));
  });

  test("asks about a paragraph that both changed", () => {
    const parts = mergeTexts(base, text("A", "mine", "C", "D"), text("A", "theirs", "C", "D"));
    expect(parts.filter((part) => "mine" in part)).toMatchObject([
      { mine: "mine", theirs: "theirs" },
    ]);
    expect(joinParts(parts, ["mine"])).toBe(text("A", "mine", "C", "D"));
    expect(joinParts(parts, ["theirs"])).toBe(text("A", "theirs", "C", "D"));
    expect(joinParts(parts, ["both"])).toBe(text("A", "mine", "theirs", "C", "D"));
  });

  test("does not ask about the same change on both sides", () => {
    const same = text("A", "B", "new", "C", "D");
    expect(joinParts(mergeTexts(base, same, same), [])).toBe(same);
  });

  test("asks about a paragraph that one deleted and the other changed", () => {
    const parts = mergeTexts(base, text("A", "C", "D"), text("A", "B2", "C", "D"));
    expect(parts.filter((part) => "mine" in part)).toMatchObject([{ mine: "", theirs: "B2" }]);
    expect(joinParts(parts, ["mine"])).toBe(text("A", "C", "D"));
  });

  test("asks about two insertions in one place, but not in neighboring ones", () => {
    const asked = mergeTexts(base, text("A", "x", "B", "C", "D"), text("A", "y", "B", "C", "D"));
    expect(joinParts(asked, ["both"])).toBe(text("A", "x", "y", "B", "C", "D"));
    const beside = mergeTexts(base, text("A", "B1", "C", "D"), text("A", "B", "C2", "D"));
    expect(joinParts(beside, [])).toBe(text("A", "B1", "C2", "D"));
  });

  test("keeps empty lines and indents as they are, within code too", () => {
    const list = "\n- one\n\n    its second paragraph\n\n\n";
    const code = "```\nfirst\n\n\n\nsecond\n```\n";
    const version = (...[a, b, c]: string[]) => `${a}${list}${b}\n \n${code}\n${c}\n`;
    const parts = mergeTexts(
      version("A", "B", "C"),
      version("A1", "mine", "C"),
      version("A", "theirs", "C2"),
    );
    expect(joinParts(parts, ["mine"])).toBe(version("A1", "mine", "C2"));
    expect(joinParts(parts, ["both"])).toBe(version("A1", "mine\n\ntheirs", "C2"));
  });

  test("loses no words, whatever both sides did, and takes the changes of only one side unchanged", () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const [mine, theirs] = [edited("m", seed), edited("t", seed + 1000)];
      const alone = mergeTexts(text(...PLAIN), text(...mine), text(...PLAIN));
      expect(joinParts(alone, [])).toBe(text(...mine));
      const parts = mergeTexts(text(...PLAIN), text(...mine), text(...theirs));
      const taking = (taken: Side) =>
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

test("fields are merged one by one, and a missing field has its original text", () => {
  const base = { title: "Soil", lede: "Old.", gone: "Old." };
  const mine = { title: "Soil, mine", lede: "Old.", gone: "Old.", both: "Mine." };
  const theirs = { title: "Soil", lede: "Theirs.", both: "Theirs." };
  expect(mergeFields(base, mine, theirs)).toEqual({
    merged: { title: "Soil, mine", lede: "Theirs.", both: "Mine." },
    open: ["both"],
  });
  expect(mergeFields({}, { a: "Mine." }, { a: "Mine.", b: "Theirs." })).toEqual({
    merged: { a: "Mine.", b: "Theirs." },
    open: [],
  });
});
