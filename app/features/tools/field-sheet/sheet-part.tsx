import type { FieldSheetPage } from "#app/content-model/pages/tools.ts";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Ledger } from "#app/ui/text/ledger.tsx";
import { TextList } from "#app/ui/text/texts.tsx";
import { CheckboxList } from "#app/ui/text/checkbox-list.tsx";

type Part = FieldSheetPage["parts"][number];

/** One part of a field sheet under its heading. */
export function SheetPart({ id, part }: { readonly id: string; readonly part: Part }) {
  return (
    <section
      className={part.kind === "table" && part.onBack ? "sheet-part sheet-back" : "sheet-part"}
      aria-labelledby={id}
    >
      <h2 id={id}>{part.heading}</h2>
      <PartBody part={part} />
    </section>
  );
}

function PartBody({ part }: { readonly part: Part }) {
  switch (part.kind) {
    case "checklist":
      return <CheckboxList items={part.items} />;
    case "list":
      return <TextList className="marks" items={part.items} />;
    case "steps":
      return (
        <ol>
          {part.items.map((html) => (
            <li key={html}>
              <InlineHtml html={html} />
            </li>
          ))}
        </ol>
      );
    case "table":
      return (
        <Ledger
          caption={part.caption}
          columns={part.columns}
          rows={part.rows.map(([heading, ...cells]) => ({
            heading,
            cells: cells.map((html) => <InlineHtml key={html} html={html} />),
          }))}
        />
      );
  }
}
