import { use } from "react";
import { SharedTexts } from "#app/language/english/shared.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { ApproachOption } from "#app/content-model/pages/assessment.ts";
import { Caution } from "#app/ui/text/caution.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { TextList } from "#app/ui/text/texts.tsx";

/** What to do, the limits of its figures and what to read next. The caller renders the title. */
export function AdviceText({
  advice: { text, tasks, caution, links },
}: {
  readonly advice: ApproachOption["advice"];
}) {
  const { readOn } = use(SharedTexts);
  return (
    <>
      <p>
        <InlineHtml html={text} />
      </p>
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
