import { describe, expect, it, test } from "vitest";
import { readabilityOf, sentencesOf, easeOf, syllablesIn } from "./scores.ts";

describe("sentences", () => {
  it("end at periods, but not inside numbers", () => {
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

  it("counts a number as one syllable, and handles silent endings", () => {
    const sentence = (word: string) => readabilityOf([`${word}.`]).grade;
    expect(sentence("1,650")).toBe(sentence("grass"));
    expect(sentence("grazed")).toBe(sentence("grass"));
    expect(sentence("recovery")).toBeGreaterThan(sentence("water"));
  });
});

test.each([
  ["vaca", 2],
  ["agua", 2],
  ["rebrote", 3],
  ["día", 2],
  ["bebedero", 4],
  ["cuidado", 3],
  ["que", 1],
  ["guía", 2],
  ["pingüino", 3],
  ["leer", 2],
  ["hay", 1],
  ["48", 1],
])("%s has %i syllables", (word, count) => {
  expect(syllablesIn(word)).toBe(count);
});

test("short sentences of short words are easy, long ones are not", () => {
  const easy = easeOf(["Abra la puerta. Llame una vez. Espere."]);
  const hard = easeOf([
    "La administración responsable de los recursos forrajeros disponibles requiere consideraciones interdisciplinarias permanentes.",
  ]);
  expect(easy.ease).toBeGreaterThan(80);
  expect(hard.ease).toBeLessThan(10);
  expect(easeOf([]).words).toBe(0);
});
