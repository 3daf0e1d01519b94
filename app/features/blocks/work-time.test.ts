import { expect, it } from "vitest";
import { words } from "#app/language/en.ts";
import { words as spanish } from "#app/language/es.ts";
import { workTime } from "./work-time.ts";

it.each([
  [0, "0 minutes"],
  [1, "1 minute"],
  [20, "20 minutes"],
  [60, "1 hour"],
  [90, "1 hour 30 minutes"],
  [240, "4 hours"],
])("reads %i minutes as %s", (minutes, text) => {
  expect(workTime(minutes, words)).toBe(text);
});

it("counts in Spanish", () => {
  expect(workTime(90, spanish)).toBe("1 hora 30 minutos");
  expect(workTime(121, spanish)).toBe("2 horas 1 minuto");
});
