import { useTexts } from "#app/language/texts.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { Limits } from "#app/ui/text/caution.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Section } from "./section.tsx";
import { Fact } from "./steps.tsx";
import { workTime } from "./work-time.ts";

/** A week of tasks small enough for one day's chores, each with a box to check off. */
export function Week({ block }: { readonly block: BlockOf<"week"> }) {
  const { blocks, words } = useTexts();
  const { tasks, cost, writeDown, danger, caution } = block;
  return (
    <Section block={block}>
      <div className="week">
        <ol className="days" {...hook("boxes")}>
          {tasks.map(({ day, minutes, text }) => (
            <li key={day} value={day}>
              <label>
                <input type="checkbox" aria-label={blocks.dayDone(day)} />
                <b>{blocks.day(day)}</b>
              </label>
              <p>
                <InlineHtml html={text} />
              </p>
              <span className="minutes">{workTime(minutes, words)}</span>
            </li>
          ))}
        </ol>
        <div className="week-notes">
          <dl className="facts">
            <Fact name={blocks.cost} html={cost} />
            <Fact name={blocks.writeDown} html={writeDown} />
          </dl>
          <Limits danger={danger} caution={caution} />
        </div>
      </div>
    </Section>
  );
}
