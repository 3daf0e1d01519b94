import type { AssessmentPage } from "../../../content-model/pages.ts";
import { AlertIcon } from "../../../ui/icons/icons.tsx";
import { InlineHtml } from "../../../ui/text/inline-html.tsx";

/**
 * One of the two dropdowns. It has no `name`: even a form that is sent before any script runs
 * carries no answer off the page.
 */
export function Question({
  id,
  question: { label, hint, placeholder, options },
  open,
}: {
  readonly id: string;
  readonly question: AssessmentPage["approach"] | AssessmentPage["motivation"];
  /** True once the form was sent without an answer to this question. */
  readonly open: boolean;
}) {
  return (
    <div className={open ? "field bad" : "field"}>
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        <InlineHtml html={hint} />
      </p>
      <select
        id={id}
        defaultValue=""
        autoComplete="off"
        aria-invalid={open}
        aria-describedby={open ? `${id}-hint ${id}-error` : `${id}-hint`}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {open ? (
        <p className="err" id={`${id}-error`}>
          <AlertIcon />
          {placeholder}.
        </p>
      ) : null}
    </div>
  );
}
