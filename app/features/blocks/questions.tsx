import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { Paragraphs } from "#app/ui/text/texts.tsx";

/** Answers are always expanded: nothing to click, and find-in-page and print show them all. */
export function Questions({ block: { items } }: { readonly block: BlockOf<"questions"> }) {
  return (
    <div className="wrap questions">
      {items.map(({ question, answer }) => (
        <section key={question}>
          <h2>{question}</h2>
          <div>
            <Paragraphs texts={answer} />
          </div>
        </section>
      ))}
    </div>
  );
}
