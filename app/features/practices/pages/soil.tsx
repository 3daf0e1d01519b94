import { GuideSteps } from "#app/ui/text/guide-steps.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Ledger } from "#app/ui/text/ledger.tsx";
import { PracticePage, type PracticeProps } from "../practice-page.tsx";

export default function Soil({ page, ...slots }: PracticeProps<"practices/soil">) {
  const { practices, monitoring } = page;
  return (
    <PracticePage
      picture="practices-soil"
      frieze="grass"
      page={page}
      leadPlace="beside"
      {...slots}
      parts={[
        { id: "practices", ...practices, content: <GuideSteps steps={practices.items} /> },
        {
          id: "monitoring",
          ...monitoring,
          content: (
            <Ledger
              caption="What to check, and how often"
              columns={["Test", "How", "When", "Write down"]}
              rows={monitoring.items.map(({ title, how, when, writeDown }) => ({
                heading: title,
                cells: [
                  <InlineHtml key="how" html={how} />,
                  <InlineHtml key="when" html={when} />,
                  <InlineHtml key="write-down" html={writeDown} />,
                ],
              }))}
            />
          ),
        },
      ]}
    />
  );
}
