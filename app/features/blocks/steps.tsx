import { useTexts } from "#app/language/texts.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { Cut } from "#app/ui/pictures/cut.tsx";
import { Limits } from "#app/ui/text/caution.tsx";
import { CheckboxList } from "#app/ui/text/checkbox-list.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Section } from "./section.tsx";

/** Numbered steps, each complete enough to be printed and carried to the barn. */
export function Steps({ block }: { readonly block: BlockOf<"steps"> }) {
  const { blocks } = useTexts();
  return (
    <Section block={block}>
      <ol className="steps">
        {block.items.map(({ title, text, tasks, time, cost, writeDown, danger, caution, cut }) => (
          <li key={title}>
            <div className="step-work">
              <h3>{title}</h3>
              <p>
                <InlineHtml html={text} />
              </p>
              <CheckboxList items={tasks} />
              {cut ? <Cut {...cut} /> : null}
            </div>
            <Limits danger={danger} caution={caution} />
            <dl className="facts">
              <Fact name={blocks.time} html={time} />
              <Fact name={blocks.cost} html={cost} />
              <Fact name={blocks.writeDown} html={writeDown} />
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** One entry of a list of facts. */
export function Fact({ name, html }: { readonly name: string; readonly html: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <InlineHtml html={html} />
      </dd>
    </div>
  );
}
