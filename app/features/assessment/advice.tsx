import { use } from "react";
import type { ApproachOption, AssessmentForm } from "#app/content-model/pages/assessment.ts";
import { SharedTexts } from "#app/language/english/shared.ts";
import { ChevronDownIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Caution } from "#app/ui/text/caution.tsx";
import { Paragraph, TextList } from "#app/ui/text/texts.tsx";

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
        <section key={label}>
          <h3>{adviceHeading}</h3>
          {options.map((option) => (
            <details key={option.value}>
              <summary>
                <AnswerLabel label={option.label} />
                <ChevronDownIcon />
              </summary>
              <section>
                <h4>{option.advice.title}</h4>
                <AdviceText advice={option.advice} />
              </section>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}

/** What to do, the limits of its figures and what to read next. The caller renders the title. */
export function AdviceText({
  advice: { text, tasks, caution, links },
}: {
  readonly advice: ApproachOption["advice"];
}) {
  const { readOn } = use(SharedTexts);
  return (
    <>
      <Paragraph html={text} />
      <TextList className="tasks" items={tasks} />
      <Caution html={caution} />
      <ul className="read-on" aria-label={readOn}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An answer's label. Keeps a range such as `(2-4` on one line, since browsers break after a hyphen. */
export function AnswerLabel({ label }: { readonly label: string }) {
  const [range = ""] = /\S*\d-\d\S*/.exec(label) ?? [];
  const at = label.indexOf(range);
  return (
    <span>
      {label.slice(0, at)}
      {range === "" ? null : <span className="nobr">{range}</span>}
      {label.slice(at + range.length)}
    </span>
  );
}
