import { describe, expect, it } from "vitest";
import { readPage } from "#app/backend/files/read-page.ts";
import { firstStep, isFirstStep } from "./first-step.ts";

const page = readPage("getting-started/assessment");
const answers = page.approach.options.flatMap((approach) =>
  page.motivation.options.map((motivation) => ({
    approach: approach.value,
    motivation: motivation.value,
  })),
);

describe("firstStep", () => {
  it.each(answers)("has advice for $approach and $motivation", (answer) => {
    const step = firstStep(page, answer);
    expect(isFirstStep(step) && [step.approach.value, step.motivation.value]).toEqual([
      answer.approach,
      answer.motivation,
    ]);
  });

  it("names the unanswered questions", () => {
    expect(firstStep(page, { approach: "", motivation: "" })).toEqual(["approach", "motivation"]);
    expect(firstStep(page, { approach: "simple-rotation", motivation: "" })).toEqual([
      "motivation",
    ]);
    expect(firstStep(page, { approach: "", motivation: "reduce-input-costs" })).toEqual([
      "approach",
    ]);
  });

  it("treats an unknown answer as unanswered", () => {
    expect(firstStep(page, { approach: "feedlot", motivation: "reduce-input-costs" })).toEqual([
      "approach",
    ]);
  });
});
