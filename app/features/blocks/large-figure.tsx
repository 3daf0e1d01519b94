import { useTexts } from "#app/language/texts.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";

/** A page's one key figure, set large on a band of soil. */
export function LargeFigure({ block: { sum, text } }: { readonly block: BlockOf<"large-figure"> }) {
  const { blocks } = useTexts();
  return (
    <aside className="large-figure" aria-label={blocks.largeFigure}>
      <div className="wrap">
        <div className="sum">{sum}</div>
        <p>
          <InlineHtml html={text} />
        </p>
      </div>
    </aside>
  );
}
