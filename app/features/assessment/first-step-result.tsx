import { SharedTexts } from "#app/language/english/shared.ts";
import { use, useState } from "react";
import type {
  ApproachOption,
  AssessmentForm,
  MotivationOption,
} from "#app/content-model/pages/assessment.ts";
import { hook } from "#app/enhance/page-contract.ts";
import type { BandPicture } from "#app/pictures/files.ts";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import { InAppNote } from "#app/ui/print-button.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";
import { BandDrawing } from "#app/ui/pictures/band-drawing.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { AdviceText, AnswerLabel } from "./advice.tsx";
import { Paragraph } from "#app/ui/text/texts.tsx";

/** What the poster shows: ten plots with one at rest, a wire, the plants, and the table where it is added up. */
const SCENES: Readonly<Record<ApproachOption["value"], BandPicture>> = {
  "continuous-grazing": "about-reasonable-change",
  "simple-rotation": "getting-started-first-steps",
  "multi-paddock-rotation": "practices-soil",
  "intensive-rotation": "getting-started-how-it-works",
};

/**
 * The recommended first step. Its heading gets the focus, so a screen reader reads it with the titles of both halves.
 * Only missing answers are announced without moving the focus.
 */
export function FirstStepResult({
  form: { approach, motivation, result },
  step,
  incomplete,
}: {
  readonly form: Pick<AssessmentForm, "approach" | "motivation" | "result">;
  readonly step: FirstStep | undefined;
  readonly incomplete: boolean;
}) {
  const texts = use(SharedTexts);
  const [saturday] = useState(() => nextSaturday(new Date(), texts.locale));
  const halves = step && [
    { heading: approach.adviceHeading, ...step.approach },
    { heading: motivation.adviceHeading, ...step.motivation },
  ];
  return (
    <>
      <div role="status">
        {incomplete ? (
          <p className="banner">
            <AlertIcon />
            <span>
              <InlineHtml html={result.incomplete} />
            </span>
          </p>
        ) : null}
      </div>
      {halves && step ? (
        <div className="panorama result-poster">
          <span className="picture">
            <BandDrawing picture={SCENES[step.approach.value]} lazy />
          </span>
          <div className="result-head">
            <Ten filled={1} label={texts.oneTenth} />
            <h2 tabIndex={-1} aria-describedby="first-step-titles">
              {result.heading}
            </h2>
            <ol id="first-step-titles">
              {halves.map(({ value, advice }) => (
                <li key={value}>{advice.title}</li>
              ))}
            </ol>
            <Paragraph html={result.intro} />
            <p className="by-day">{texts.bySaturday.replace("{day}", saturday)}</p>
            <div className="btns">
              <button type="button" className="btn ghost small" {...hook("print")}>
                {texts.print}
              </button>
              <InAppNote />
            </div>
          </div>
        </div>
      ) : null}
      {halves?.map(({ heading, label, value, advice }) => (
        <article key={value} className="half">
          <p className="kicker">
            {heading}: <AnswerLabel label={label} />
          </p>
          <h3>{advice.title}</h3>
          <AdviceText advice={advice} />
        </article>
      ))}
    </>
  );
}

const SATURDAY = 6;
/** Fewer days than this are too short notice. */
const NOTICE_DAYS = 3;

/** The Saturday to do the stocking math by, as `November 28`: the next one at least `NOTICE_DAYS` away. */
export function nextSaturday(today: Date, locale: string): string {
  const daysLeft = (SATURDAY - today.getDay() + 7) % 7;
  const day = new Date(today);
  day.setDate(today.getDate() + (daysLeft < NOTICE_DAYS ? daysLeft + 7 : daysLeft));
  return day.toLocaleDateString(locale, { month: "long", day: "numeric" });
}

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
