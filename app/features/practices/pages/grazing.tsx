import { pluralize } from "#app/domain/plural.ts";
import { Caution } from "#app/ui/text/caution.tsx";
import { GuideSteps } from "#app/ui/text/guide-steps.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";
import { TextList } from "#app/ui/text/texts.tsx";
import type { Pages } from "#app/content-model/pages.ts";
import { PracticePage, type PracticeProps } from "../practice-page.tsx";

export default function Grazing({ page, ...slots }: PracticeProps<"practices/grazing">) {
  const { steps, results } = page;
  return (
    <PracticePage
      picture="practices-grazing"
      frieze="wire"
      page={page}
      {...slots}
      parts={[
        { id: "steps", ...steps, content: <GuideSteps steps={steps.items} /> },
        { id: "results", ...results, content: <Results periods={results.items} /> },
      ]}
    />
  );
}

/** What to expect and when; each square is a tenth of the ranch. */
function Results({
  periods,
}: {
  readonly periods: Pages["practices/grazing"]["results"]["items"];
}) {
  return (
    <ol className="years">
      {periods.map(({ title, tenths, signs, figure }) => (
        <li key={title}>
          <Ten filled={tenths} label={`${pluralize(tenths, "tenth")} of the ranch changed`} />
          <h3>{title}</h3>
          <TextList className="marks" items={signs} />
          <p className="figure">
            <b>{figure.value}</b> <InlineHtml html={figure.text} />
          </p>
          <Caution html={figure.caution} />
        </li>
      ))}
    </ol>
  );
}
