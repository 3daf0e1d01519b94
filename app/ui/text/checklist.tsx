import { CheckboxList } from "./checkbox-list.tsx";
import { Paragraph } from "./texts.tsx";

/** A short list on its own card, to check off on paper. */
export function Checklist({
  id,
  list: { heading, intro, items },
}: {
  readonly id: string;
  readonly list: {
    readonly heading: string;
    readonly intro?: string | undefined;
    readonly items: readonly string[];
  };
}) {
  return (
    <section className="panel checklist">
      <h2 id={id}>{heading}</h2>
      {intro ? <Paragraph html={intro} /> : null}
      <CheckboxList items={items} />
    </section>
  );
}
