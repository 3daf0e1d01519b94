import { expect, test } from "vitest";
import { compareTexts, compareWords, paragraphsOf } from "./compare.ts";

test("splits a text into blocks at empty lines", () => {
  expect(paragraphsOf("One.\n\n\n- a\n- b\n \nTwo.\n")).toEqual(["One.", "- a\n- b", "Two.\n"]);
});

test("separates unchanged paragraphs from changed words", () => {
  const before = "Same.\n\nWe moved the tank.\n\nGone.";
  const after = "Same.\n\nWe moved the old tank.\n\nNew.";
  const [same, ...changes] = compareTexts(before, after);
  expect(same).toEqual({ kind: "same", paragraphs: ["Same."] });
  expect(changes).toHaveLength(1);
  const [change] = changes;
  const words = change?.kind === "changed" ? change.segments : [];
  const textWithout = (kind: string) =>
    words.filter((one) => one.kind !== kind).map(({ text }) => text);
  expect(textWithout("inserted").join("")).toBe("We moved the tank.\n\nGone.");
  expect(textWithout("deleted").join("")).toBe("We moved the old tank.\n\nNew.");
});

test.each([
  ["", "Everything."],
  ["Everything.", ""],
  ["A.\n\nB.\n\nC.", "A.\n\nC."],
  ["A.\n\nC.", "A.\n\nB.\n\nC."],
])("loses nothing of either text: %j, %j", (before, after) => {
  const passages = compareTexts(before, after);
  const paragraphsWithout = (without: string) =>
    passages.flatMap((passage) =>
      passage.kind === "same"
        ? passage.paragraphs
        : paragraphsOf(
            passage.segments
              .filter(({ kind }) => kind !== without)
              .map(({ text }) => text)
              .join(""),
          ),
    );
  expect(paragraphsWithout("inserted")).toEqual(paragraphsOf(before));
  expect(paragraphsWithout("deleted")).toEqual(paragraphsOf(after));
});

test("compares two lines word by word", () => {
  expect(compareWords("Water first", "Water first")).toEqual([
    { kind: "same", text: "Water first" },
  ]);
  expect(compareWords("", "New")).toEqual([{ kind: "inserted", text: "New" }]);
});
