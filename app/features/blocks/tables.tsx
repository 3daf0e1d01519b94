import { useTexts } from "#app/language/texts.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Cut } from "#app/ui/pictures/cut.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";
import { Caution } from "#app/ui/text/caution.tsx";
import { Fold } from "#app/ui/text/fold.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Ledger } from "#app/ui/text/ledger.tsx";
import { Section } from "./section.tsx";

export function Table({ block }: { readonly block: BlockOf<"table"> }) {
  const { caption, columns, rows, caution, cut, back } = block;
  return (
    <Section block={block} back={back}>
      <Ledger
        caption={caption}
        columns={columns}
        rows={rows.map(([heading, ...cells]) => ({ heading, cells: cells.map(cellContent) }))}
      />
      <Caution html={caution} />
      {cut ? <Cut {...cut} /> : null}
    </Section>
  );
}

function cellContent(cell: BlockOf<"table">["rows"][number][1]) {
  if (typeof cell === "string") return <InlineHtml html={cell} />;
  if ("tenths" in cell) {
    return (
      <div className="tenths">
        <Ten filled={cell.tenths} label={`${pluralize(cell.tenths, "tenth")} of the ranch`} />
        <b aria-hidden="true">{cell.tenths}</b>
      </div>
    );
  }
  return (
    <div className="cost">
      <b>{cell.value}</b>
      <Caution html={cell.caution} />
    </div>
  );
}

/** Rules of thumb, each beside its limits. */
export function Figures({ block }: { readonly block: BlockOf<"figures"> }) {
  const { blocks } = useTexts();
  return (
    <Section block={block}>
      <Ledger
        terse
        caption={blocks.figuresCaption}
        columns={blocks.figuresColumns}
        rows={block.items.map(({ value, text, caution }) => ({
          heading: value,
          cells: [
            <InlineHtml key="text" html={text} />,
            <Fold key="caution" summary={blocks.limit}>
              <Caution html={caution} />
            </Fold>,
          ],
        }))}
      />
    </Section>
  );
}
