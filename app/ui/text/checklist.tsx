import { InlineHtml } from "./inline-html.tsx";
import { CheckboxList } from "./checkbox-list.tsx";

export interface ChecklistProps {
  readonly id: string;
  readonly list: {
    readonly heading: string;
    readonly intro?: string | undefined;
    readonly items: readonly string[];
  };
}

/** A short list on its own card, to check off on paper. */
export function Checklist({ id, list: { heading, intro, items } }: ChecklistProps) {
  return (
    <section className="panel checklist" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {intro ? (
        <p>
          <InlineHtml html={intro} />
        </p>
      ) : null}
      <CheckboxList items={items} />
    </section>
  );
}
