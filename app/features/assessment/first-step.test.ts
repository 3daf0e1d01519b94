import { describe, expect, it } from "vitest";
import { onlyBlock } from "#tests/support/content-pages.ts";
import { firstStep, isFirstStep } from "./first-step-result.tsx";

const form = onlyBlock("getting-started/assessment", "assessment");
const answers = form.approach.options.flatMap((approach) =>
  form.motivation.options.map((motivation) => ({
    approach: approach.value,
    motivation: motivation.value,
  })),
);

describe("firstStep", () => {
  it.each(answers)("has advice for $approach and $motivation", (answer) => {
    const step = firstStep(form, answer);
    expect(isFirstStep(step) && [step.approach.value, step.motivation.value]).toEqual([
      answer.approach,
      answer.motivation,
    ]);
  });

  it("names the unanswered questions", () => {
    expect(firstStep(form, { approach: "", motivation: "" })).toEqual(["approach", "motivation"]);
    expect(firstStep(form, { approach: "simple-rotation", motivation: "" })).toEqual([
      "motivation",
    ]);
    expect(firstStep(form, { approach: "", motivation: "reduce-input-costs" })).toEqual([
      "approach",
    ]);
  });

  it("treats an unknown answer as unanswered", () => {
    expect(firstStep(form, { approach: "feedlot", motivation: "reduce-input-costs" })).toEqual([
      "approach",
    ]);
  });
});
