import type { AssessmentForm } from "#app/content-model/pages/assessment.ts";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";

/** One of the two dropdowns. It has no `name`, so a form submitted before any script runs sends no answer. */
export function Question({
  id,
  question: { label, hint, placeholder, options },
  unanswered,
}: {
  readonly id: string;
  readonly question: AssessmentForm["approach"] | AssessmentForm["motivation"];
  /** True once the form was submitted without this answer. */
  readonly unanswered: boolean;
}) {
  return (
    <div className={unanswered ? "field bad" : "field"}>
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        <InlineHtml html={hint} />
      </p>
      <select
        id={id}
        defaultValue=""
        autoComplete="off"
        aria-invalid={unanswered}
        aria-describedby={unanswered ? `${id}-hint ${id}-error` : `${id}-hint`}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {unanswered ? (
        <p className="err" id={`${id}-error`}>
          <AlertIcon />
          {placeholder}.
        </p>
      ) : null}
    </div>
  );
}
