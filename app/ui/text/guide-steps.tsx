import { Limits } from "./caution.tsx";
import { Cut, type CutProps } from "../pictures/cut.tsx";
import { InlineHtml } from "./inline-html.tsx";
import { CheckboxList } from "./checkbox-list.tsx";

export interface GuideStep {
  readonly title: string;
  readonly text: string;
  readonly tasks: readonly string[];
  readonly time: string;
  readonly cost: string;
  readonly writeDown: string;
  readonly danger?: string | undefined;
  readonly caution?: string | undefined;
  readonly cut?: CutProps | undefined;
}

/** Numbered steps, each complete enough to be printed and carried to the barn. */
export function GuideSteps({ steps }: { readonly steps: readonly GuideStep[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text, tasks, time, cost, writeDown, danger, caution, cut }) => (
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
            <Fact name="Time" html={time} />
            <Fact name="Cost" html={cost} />
            <Fact name="Write down" html={writeDown} />
          </dl>
        </li>
      ))}
    </ol>
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
