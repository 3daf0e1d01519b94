import type {
  ApproachOption,
  AssessmentPage,
  MotivationOption,
} from "../../../content-model/pages.ts";

/** What the two answers lead to: one half for how they graze, one for what they want. */
export interface FirstStep {
  readonly approach: ApproachOption;
  readonly motivation: MotivationOption;
}

/** Which of the two questions still has no answer. */
export type Unanswered = readonly ("approach" | "motivation")[];

/** The first step for two answers, or the questions that are still open. */
export function firstStep(
  { approach, motivation }: Pick<AssessmentPage, "approach" | "motivation">,
  answers: { readonly approach: string; readonly motivation: string },
): FirstStep | Unanswered {
  const chosen = {
    approach: approach.options.find(({ value }) => value === answers.approach),
    motivation: motivation.options.find(({ value }) => value === answers.motivation),
  };
  if (chosen.approach && chosen.motivation) {
    return { approach: chosen.approach, motivation: chosen.motivation };
  }
  return (["approach", "motivation"] as const).filter((question) => !chosen[question]);
}

export function isFirstStep(result: FirstStep | Unanswered): result is FirstStep {
  return "approach" in result;
}
