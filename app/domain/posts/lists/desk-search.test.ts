import { expect, test } from "vitest";
import { comparable } from "../../search/search.ts";
import { containsWords, foundIn } from "./desk-search.ts";

test.each([
  ["Nesting Season Leave", true],
  ["nesting meadowlarks", true],
  ["LEAVE, season", true],
  ["on: leave", true],
  ["nest meadow", true],
  // A word matches only from its beginning.
  ["nesting larks", false],
  ["nesting cows", false],
  ["…", false],
])("the desk matches %j in any order and whatever the punctuation: %j", (term, found) => {
  const text = "Nesting Season: Leave One Paddock for the Meadowlarks";
  expect(containsWords(comparable(text), term)).toBe(found);
});

test("the words found in a text are the term, or else its longest word", () => {
  const text = "Meadowlarks nest in the paddock.";
  expect(foundIn(text, "nest in")).toBe("nest in");
  expect(foundIn(text, "in the: MEADOWLARKS")).toBe("meadowlarks");
  expect(foundIn(text, "cows")).toBe("");
});
