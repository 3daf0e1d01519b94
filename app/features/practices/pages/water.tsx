import { Caution } from "#app/ui/text/caution.tsx";
import { GuideSteps } from "#app/ui/text/guide-steps.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Ledger } from "#app/ui/text/ledger.tsx";
import type { Pages } from "#app/content-model/pages.ts";
import { PracticePage, type PracticeProps } from "../practice-page.tsx";

export default function Water({ page, ...slots }: PracticeProps<"practices/water">) {
  const { options, steps } = page;
  return (
    <PracticePage
      picture="practices-water"
      frieze="tracks"
      page={page}
      {...slots}
      parts={[
        { id: "options", ...options, content: <Options items={options.items} /> },
        { id: "steps", ...steps, content: <GuideSteps steps={steps.items} /> },
      ]}
    />
  );
}

/** Water systems and their cost ranges, each with its limit below it. */
function Options({ items }: { readonly items: Pages["practices/water"]["options"]["items"] }) {
  return (
    <Ledger
      caption="Example prices; get your own quotes"
      columns={["System", "Cost", "What you get", "Where it fits", "Limits"]}
      rows={items.map(({ title, cost, includes, suits, limits, caution }) => ({
        heading: title,
        cells: [
          <div key="cost" className="cost">
            <b>{cost}</b>
            <Caution html={caution} />
          </div>,
          <InlineHtml key="includes" html={includes} />,
          <InlineHtml key="suits" html={suits} />,
          <InlineHtml key="limits" html={limits} />,
        ],
      }))}
    />
  );
}
