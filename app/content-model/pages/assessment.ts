import { z } from "zod/mini";
import { plain, specified } from "../plain-text.ts";
import { inline, link, some } from "./fields.ts";

const APPROACHES = [
  "continuous-grazing",
  "simple-rotation",
  "multi-paddock-rotation",
  "intensive-rotation",
] as const;

const MOTIVATIONS = [
  "improve-soil-health",
  "reduce-input-costs",
  "increase-carrying-capacity",
  "access-premium-markets",
  "environmental-stewardship",
] as const;

/** A dropdown's option and its advice. */
function option<Value extends string>(values: readonly [Value, ...Value[]]) {
  return z.strictObject({
    value: z.enum(values),
    label: specified(),
    advice: z.strictObject({
      title: plain(),
      text: inline(),
      tasks: some(inline()),
      caution: z.optional(inline()),
      links: some(link),
    }),
  });
}

/** A dropdown that lists each value exactly once. */
function dropdown<Value extends string>(values: readonly [Value, ...Value[]]) {
  return z.strictObject({
    label: specified(),
    hint: inline(),
    placeholder: plain(),
    adviceHeading: plain(),
    options: z.array(option(values)).check(
      z.length(values.length),
      z.refine(
        (options) => new Set(options.map(({ value }) => value)).size === values.length,
        "must list each value exactly once",
      ),
    ),
  });
}

/** The fields of the assessment's block: the form, its result, and the list of all advice below it. */
export const assessmentForm = {
  formName: specified(),
  approach: dropdown(APPROACHES),
  motivation: dropdown(MOTIVATIONS),
  submitLabel: plain(),
  privacyNote: inline(),
  result: z.strictObject({ heading: plain(), intro: inline(), incomplete: inline() }),
  readiness: z.strictObject({
    heading: plain(),
    intro: z.optional(inline()),
    items: some(inline()),
  }),
  allAdvice: z.strictObject({ heading: plain(), intro: inline() }),
};

const form = z.strictObject(assessmentForm);
export type AssessmentForm = z.output<typeof form>;
export type ApproachOption = AssessmentForm["approach"]["options"][number];
export type MotivationOption = AssessmentForm["motivation"]["options"][number];
