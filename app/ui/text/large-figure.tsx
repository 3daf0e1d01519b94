import { InlineHtml } from "./inline-html.tsx";

export interface LargeFigureProps {
  /** The calculation or number itself, one line on a wide screen. */
  readonly sum: string;
  /** What it means, and its limit. */
  readonly text: string;
}

/** A page's one key figure, set large on a band of soil. */
export function LargeFigure({ sum, text }: LargeFigureProps) {
  return (
    <aside className="large-figure" aria-label="The figure of this page">
      <div className="wrap">
        <div className="sum">{sum}</div>
        <p>
          <InlineHtml html={text} />
        </p>
      </div>
    </aside>
  );
}
