import type {
  ApproachOption,
  AssessmentForm,
  MotivationOption,
} from "#app/content-model/pages/assessment.ts";

/** The recommendation: one half for how the rancher grazes, one for what they want. */
export interface FirstStep {
  readonly approach: ApproachOption;
  readonly motivation: MotivationOption;
}

/** The questions that are not answered yet. */
export type Unanswered = readonly ("approach" | "motivation")[];

/** The first step for two answers, or the questions that are not answered yet. */
export function firstStep(
  { approach, motivation }: Pick<AssessmentForm, "approach" | "motivation">,
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
