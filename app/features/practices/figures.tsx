import type { Figure } from "#app/content-model/pages/fields.ts";
import { Caution } from "#app/ui/text/caution.tsx";
import { Fold } from "#app/ui/text/fold.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Ledger } from "#app/ui/text/ledger.tsx";

/** Rules of thumb, each beside its limits. */
export function Figures({ items }: { readonly items: readonly Figure[] }) {
  return (
    <Ledger
      terse
      caption="Rules of thumb and their limits"
      columns={["Figure", "What it means", "How far to trust it"]}
      rows={items.map(({ value, text, caution }) => ({
        heading: value,
        cells: [
          <InlineHtml key="text" html={text} />,
          <Fold key="caution" summary="Limit">
            <Caution html={caution} />
          </Fold>,
        ],
      }))}
    />
  );
}
