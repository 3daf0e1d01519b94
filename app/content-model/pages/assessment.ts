import { z } from "zod";
import { plain } from "../plain-text.ts";
import { inline, link, pageBase, photo, section } from "./fields.ts";

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
    label: plain(),
    advice: z.strictObject({
      title: plain(),
      text: inline(),
      tasks: z.array(inline()).min(1),
      caution: inline().optional(),
      links: z.array(link).min(1),
    }),
  });
}

/** A dropdown that lists each value exactly once. */
function dropdown<Value extends string>(values: readonly [Value, ...Value[]]) {
  return z.strictObject({
    label: plain(),
    hint: inline(),
    placeholder: plain(),
    adviceHeading: plain(),
    options: z
      .array(option(values))
      .length(values.length)
      .refine((options) => new Set(options.map(({ value }) => value)).size === values.length, {
        message: "must list each value exactly once",
      }),
  });
}

export const assessmentPage = z.strictObject({
  ...pageBase,
  photo,
  formName: plain(),
  intro: z.array(inline()).min(1),
  approach: dropdown(APPROACHES),
  motivation: dropdown(MOTIVATIONS),
  submitLabel: plain(),
  privacyNote: inline(),
  result: z.strictObject({ heading: plain(), intro: inline(), incomplete: inline() }),
  readiness: section(z.array(inline()).min(1)),
  /** Reasons not to start, above the form: the answer to the title's question may be no. */
  notForYou: section(z.array(inline()).length(3)),
  /** The rest of them, below it. */
  alsoNotForYou: section(z.array(inline()).min(1)),
  next: z.array(link).min(1),
});

export type AssessmentPage = z.output<typeof assessmentPage>;
export type ApproachOption = AssessmentPage["approach"]["options"][number];
export type MotivationOption = AssessmentPage["motivation"]["options"][number];
