import { InlineHtml } from "./inline-html.tsx";

export interface LargeFigureProps {
  /** The sum or the number itself, one line on a wide screen. */
  readonly sum: string;
  /** What it says, with its limit. */
  readonly text: string;
}

/** The one figure of a page that is set large, on a band of soil. */
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
