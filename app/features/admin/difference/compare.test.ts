import { expect, test } from "vitest";
import { compareTexts, compareWords, paragraphsOf } from "./compare.ts";

test("a text is its blocks; empty lines divide them", () => {
  expect(paragraphsOf("One.\n\n\n- a\n- b\n \nTwo.\n")).toEqual(["One.", "- a\n- b", "Two.\n"]);
});

test("paragraphs that stayed are told from the words that changed", () => {
  const before = "Same.\n\nWe moved the tank.\n\nGone.";
  const after = "Same.\n\nWe moved the old tank.\n\nNew.";
  const [same, ...changes] = compareTexts(before, after);
  expect(same).toEqual({ kind: "same", paragraphs: ["Same."] });
  expect(changes).toHaveLength(1);
  const [change] = changes;
  const words = change?.kind === "changed" ? change.stretches : [];
  const said = (kind: string) => words.filter((one) => one.kind !== kind).map(({ text }) => text);
  expect(said("inserted").join("")).toBe("We moved the tank.\n\nGone.");
  expect(said("deleted").join("")).toBe("We moved the old tank.\n\nNew.");
});

test.each([
  ["", "Everything."],
  ["Everything.", ""],
  ["A.\n\nB.\n\nC.", "A.\n\nC."],
  ["A.\n\nC.", "A.\n\nB.\n\nC."],
])("nothing of either text is lost: %j, %j", (before, after) => {
  const passages = compareTexts(before, after);
  const told = (without: string) =>
    passages.flatMap((passage) =>
      passage.kind === "same"
        ? passage.paragraphs
        : paragraphsOf(
            passage.stretches
              .filter(({ kind }) => kind !== without)
              .map(({ text }) => text)
              .join(""),
          ),
    );
  expect(told("inserted")).toEqual(paragraphsOf(before));
  expect(told("deleted")).toEqual(paragraphsOf(after));
});

test("two lines are compared by words", () => {
  expect(compareWords("Water first", "Water first")).toEqual([
    { kind: "same", text: "Water first" },
  ]);
  expect(compareWords("", "New")).toEqual([{ kind: "inserted", text: "New" }]);
});
