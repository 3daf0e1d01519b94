import type { ReactNode } from "react";
import type { SoilPage } from "../../../build/content/page-schemas.ts";
import { GuideSteps } from "../../ui/guide-steps.tsx";
import { InlineHtml } from "../../ui/inline-html.tsx";
import { Ledger } from "../../ui/ledger.tsx";
import { PracticePage } from "./practice-page.tsx";

export function Soil({ page, related }: { readonly page: SoilPage; readonly related: ReactNode }) {
  const { practices, monitoring } = page;
  return (
    <PracticePage
      picture="practice-soil"
      page={page}
      related={related}
      parts={[
        { id: "practices", ...practices, content: <GuideSteps steps={practices.items} /> },
        {
          id: "monitoring",
          ...monitoring,
          content: (
            <Ledger
              caption="What to look at again and again"
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
