import { Limits } from "./caution.tsx";
import { InlineHtml } from "./inline-html.tsx";

export interface Principle {
  readonly title: string;
  readonly text: string;
  readonly danger?: string | undefined;
  readonly caution?: string | undefined;
}

/** Ideas side by side, each with the limit of its figures in the margin. */
export function Principles({ items }: { readonly items: readonly Principle[] }) {
  return (
    <div className="princ">
      {items.map(({ title, text, danger, caution }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>
            <InlineHtml html={text} />
          </p>
          <Limits danger={danger} caution={caution} />
        </div>
      ))}
    </div>
  );
}
