import { expect, test } from "vitest";
import { easeOf, syllablesIn } from "./fernandez-huerta.ts";

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
