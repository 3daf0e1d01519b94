import type { PageProps } from "#app/content-model/pages.ts";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Ledger } from "#app/ui/text/ledger.tsx";
import { FieldSheet } from "../field-sheet/field-sheet.tsx";

/** Adds whom to call, what they do and where to find them before the rest of the sheet. */
export default function PeopleSheet({ page }: PageProps<"tools/people">) {
  return (
    <FieldSheet page={page}>
      <section className="sheet-part" aria-labelledby="locators">
        <h2 id="locators">{page.block.heading}</h2>
        <Ledger
          caption="Who they are and where to find them"
          columns={["Who", "What they do", "Cost", "Find yours"]}
          rows={page.locators.map(({ who, does, cost, label, address }) => ({
            heading: who,
            cells: [
              <InlineHtml key="does" html={does} />,
              cost,
              <a key="address" href={address}>
                {label}
              </a>,
            ],
          }))}
        />
      </section>
    </FieldSheet>
  );
}
