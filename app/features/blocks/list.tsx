import { use } from "react";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { CheckboxList } from "#app/ui/text/checkbox-list.tsx";
import { Checklist } from "#app/ui/text/checklist.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { TextList } from "#app/ui/text/texts.tsx";
import { OnSheet, Section } from "./section.tsx";

/** @param props.afterOpening true right below a page's opening. */
export function List({
  block,
  afterOpening,
}: {
  readonly block: BlockOf<"list">;
  readonly afterOpening: boolean;
}) {
  const { id, heading, style, items } = block;
  const onSheet = use(OnSheet);
  const entries = items.map((html) => (
    <li key={html}>
      <InlineHtml html={html} />
    </li>
  ));
  switch (style) {
    case "lines":
      // Print only: blank lines for the ranch's own numbers.
      return (
        <section className="worksheet wrap" aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          <ul>{entries}</ul>
        </section>
      );
    case "boxes": {
      if (onSheet) break;
      const checklist = <Checklist id={id} list={block} />;
      return afterOpening ? (
        <div className="wrap after-opening">{checklist}</div>
      ) : (
        <div className="sec">
          <div className="wrap">{checklist}</div>
        </div>
      );
    }
    default:
  }
  return (
    <Section block={block}>
      {style === "boxes" ? <CheckboxList items={items} /> : null}
      {style === "numbers" ? <ol>{entries}</ol> : null}
      {style === "marks" ? <TextList className="marks" items={items} /> : null}
      {style === "large" ? <TextList className="marks large" items={items} /> : null}
    </Section>
  );
}
