import { useState } from "react";
import type { ApproachOption, AssessmentPage } from "../../../content-model/pages/assessment.ts";
import { hook } from "../../../enhance/page-contract.ts";
import type { BandPicture } from "../../../scenes/page-scenes.ts";
import { AlertIcon } from "../../../ui/icons/icons.tsx";
import { Ten } from "../../../ui/pictures/ten.tsx";
import { type Drawings, ThemedDrawing } from "../../../ui/pictures/themed-drawing.tsx";
import { InlineHtml } from "../../../ui/text/inline-html.tsx";
import { AdviceText } from "./advice.tsx";
import { AnswerLabel } from "./answer-label.tsx";
import type { FirstStep } from "./first-step.ts";
import { nextSaturday } from "./next-saturday.ts";

/** What the poster shows: ten plots with one at rest, a wire, the plants, and the table where it is added up. */
const SCENES: Readonly<Record<ApproachOption["value"], BandPicture>> = {
  "continuous-grazing": "about-reasonable-change",
  "simple-rotation": "getting-started-first-steps",
  "multi-paddock-rotation": "practices-soil",
  "intensive-rotation": "getting-started-how-it-works",
};

function sceneOf({ approach }: FirstStep, time: "" | "-dusk"): Drawings {
  const scene = `/scenes/${SCENES[approach.value]}`;
  return { wide: `${scene}-band${time}.svg`, narrow: `${scene}-narrow${time}.svg` };
}

/** The recommended first step. Screen readers announce its heading and the titles of both halves. */
export function FirstStepResult({
  page: { approach, motivation, result },
  step,
  incomplete,
}: {
  readonly page: Pick<AssessmentPage, "approach" | "motivation" | "result">;
  readonly step: FirstStep | undefined;
  readonly incomplete: boolean;
}) {
  const [saturday] = useState(() => nextSaturday(new Date()));
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
        {halves && step ? (
          <div className="result-poster">
            <span className="picture">
              <ThemedDrawing
                day={sceneOf(step, "")}
                dusk={sceneOf(step, "-dusk")}
                ratio={[5, 2]}
                lazy
              />
            </span>
            <div className="result-head">
              <Ten filled={1} label="On one tenth of the ranch" />
              <h2>{result.heading}</h2>
              <ol>
                {halves.map(({ value, advice }) => (
                  <li key={value}>{advice.title}</li>
                ))}
              </ol>
              <p>
                <InlineHtml html={result.intro} />
              </p>
              <p className="by-day">Start by Saturday, {saturday}.</p>
              <div className="btns">
                <button
                  type="button"
                  className="btn ghost small"
                  {...hook("print")}
                  {...hook("needsScript")}
                >
                  Print
                </button>
              </div>
            </div>
          </div>
        ) : null}
      </div>
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
