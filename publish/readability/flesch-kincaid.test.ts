import { describe, expect, it } from "vitest";
import { readabilityOf, sentencesOf, syllablesOf } from "./flesch-kincaid.ts";

describe("syllables", () => {
  it.each([
    ["grass", 1],
    ["graze", 1],
    ["grazed", 1],
    ["grazes", 2],
    ["rested", 2],
    ["paddock", 2],
    ["cattle", 2],
    ["moved", 1],
    ["acre", 2],
    ["water", 2],
    ["recovery", 4],
    ["rotation", 3],
    ["species", 2],
    ["regenerative", 5],
    ["medium", 3],
    ["season", 2],
    ["people", 2],
    ["tree", 1],
    ["the", 1],
    ["take", 1],
    ["scale", 1],
    ["stubble", 2],
    ["troubles", 2],
    ["ditches", 2],
    ["cow's", 1],
    ["30-day", 2],
    ["1,650", 1],
    ["$4,000–8,000", 1],
  ])("%s has %i", (word, expected) => {
    expect(syllablesOf(word)).toBe(expected);
  });
});

describe("sentences", () => {
  it("end at full stops, not inside figures", () => {
    expect(sentencesOf("Rest it 2.5 days. Then look (twice.) Why? Because.")).toEqual([
      "Rest it 2.5 days",
      "Then look (twice",
      "Why",
      "Because",
    ]);
  });

  it("do not end at abbreviations", () => {
    expect(sentencesOf("Teague et al. looked at ranches.")).toHaveLength(1);
  });
});

describe("the grade", () => {
  it("follows the published formula", () => {
    // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59 = −1.45
    expect(readabilityOf(["The cat sat on the mat."])).toEqual({
      words: 6,
      sentences: 1,
      grade: -1.4,
    });
  });

  it("rises with long words and long sentences", () => {
    const plain = readabilityOf(["Move the herd. Let the grass rest."]).grade;
    const heavy = readabilityOf([
      "Regenerative livestock operations necessitate considerable managerial adaptation and " +
        "continuous environmental observation throughout successive vegetative seasons.",
    ]).grade;
    expect(plain).toBeLessThan(2);
    expect(heavy).toBeGreaterThan(20);
  });

  it("is nought for nothing", () => {
    expect(readabilityOf([])).toEqual({ words: 0, sentences: 0, grade: 0 });
  });
});
