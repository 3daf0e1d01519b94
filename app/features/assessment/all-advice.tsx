import type { AssessmentForm } from "#app/content-model/pages/assessment.ts";
import { ChevronDownIcon } from "#app/ui/icons/icons.tsx";
import { AdviceText } from "./advice.tsx";
import { AnswerLabel } from "./answer-label.tsx";

export const ALL_ADVICE_ID = "every-first-step";

/** All advice, grouped by answer. It needs no script, so the page is useful without React. */
export function AllAdvice({
  form: { approach, motivation },
}: {
  readonly form: Pick<AssessmentForm, "approach" | "motivation">;
}) {
  return (
    <div className="all-advice">
      {[approach, motivation].map(({ label, adviceHeading, options }) => (
        <section key={label} aria-label={adviceHeading}>
          <h3>{adviceHeading}</h3>
          {options.map((option) => (
            <details key={option.value}>
              <summary>
                <AnswerLabel label={option.label} />
                <ChevronDownIcon />
              </summary>
              <div>
                <h4>{option.advice.title}</h4>
                <AdviceText advice={option.advice} />
              </div>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
