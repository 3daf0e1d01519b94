import { GuideSteps } from "#app/ui/text/guide-steps.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Ledger } from "#app/ui/text/ledger.tsx";
import { PracticePage, type PracticeProps } from "../practice-page.tsx";

export default function AnimalHealth({ page, ...slots }: PracticeProps<"practices/animal-health">) {
  const { practices, indicators } = page;
  return (
    <PracticePage
      picture="practices-animal-health"
      frieze="posts"
      page={page}
      {...slots}
      parts={[
        { id: "practices", ...practices, content: <GuideSteps steps={practices.items} /> },
        {
          id: "indicators",
          ...indicators,
          content: (
            <Ledger
              caption="What to check, and when to act"
              columns={["Indicator", "How", "Target", "Act when"]}
              rows={indicators.items.map(({ title, how, target, actWhen }) => ({
                heading: title,
                cells: [
                  <InlineHtml key="how" html={how} />,
                  <InlineHtml key="target" html={target} />,
                  <InlineHtml key="act-when" html={actWhen} />,
                ],
              }))}
            />
          ),
        },
      ]}
    />
  );
}
