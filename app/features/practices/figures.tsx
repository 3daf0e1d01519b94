import type { Figure } from "../../../build/content/page-schemas.ts";
import { Caution } from "../../ui/caution.tsx";
import { InlineHtml } from "../../ui/inline-html.tsx";
import { Ledger } from "../../ui/ledger.tsx";

/** Rules of thumb, each with how far it may be trusted beside it. */
export function Figures({ items }: { readonly items: readonly Figure[] }) {
  return (
    <Ledger
      caption="Each figure with its limit beside it"
      columns={["Figure", "What it means", "How far to trust it"]}
      rows={items.map(({ value, text, caution }) => ({
        heading: value,
        cells: [<InlineHtml key="text" html={text} />, <Caution key="caution" html={caution} />],
      }))}
    />
  );
}
