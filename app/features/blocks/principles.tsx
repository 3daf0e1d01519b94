import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { Limits } from "#app/ui/text/caution.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { TextList } from "#app/ui/text/texts.tsx";
import { Section } from "./section.tsx";

/** Ideas side by side, each with the limit of its figures in the margin, or each in a panel of its own. */
export function Principles({ block }: { readonly block: BlockOf<"principles"> }) {
  return (
    <Section block={block}>
      <div className={block.panels ? "pillars" : "princ"}>
        {block.items.map(({ title, text, inPractice, danger, caution }) => {
          const idea = (
            <>
              <h3>{title}</h3>
              <p>
                <InlineHtml html={text} />
              </p>
              {inPractice ? (
                <>
                  <h4>In practice</h4>
                  <TextList className="marks" items={inPractice} />
                </>
              ) : null}
              <Limits danger={danger} caution={caution} />
            </>
          );
          return block.panels ? (
            <article key={title} className="panel">
              {idea}
            </article>
          ) : (
            <div key={title}>{idea}</div>
          );
        })}
      </div>
    </Section>
  );
}
