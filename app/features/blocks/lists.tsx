import { use } from "react";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { pluralize } from "#app/domain/plural.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { useTexts } from "#app/language/texts.ts";
import { singleFile } from "#app/pictures/files.ts";
import { Cut } from "#app/ui/pictures/cut.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";
import { Caution, Limits } from "#app/ui/text/caution.tsx";
import { CheckboxList } from "#app/ui/text/checkbox-list.tsx";
import { Checklist } from "#app/ui/text/checklist.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Paragraph, TextList } from "#app/ui/text/texts.tsx";
import { OnSheet, Section } from "./section.tsx";
import { workTime } from "./work-time.ts";

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
        <section className="worksheet wrap">
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

/** Ideas side by side, each with the limit of its figures in the margin, or each in a panel of its own. */
export function Principles({ block }: { readonly block: BlockOf<"principles"> }) {
  return (
    <Section block={block}>
      <div className={block.panels ? "pillars" : "princ"}>
        {block.items.map(({ title, text, inPractice, danger, caution }) => {
          const idea = (
            <>
              <h3>{title}</h3>
              <Paragraph html={text} />
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
            <section key={title}>{idea}</section>
          );
        })}
      </div>
    </Section>
  );
}

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
              <Paragraph html={text} />
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
function Fact({ name, html }: { readonly name: string; readonly html: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <InlineHtml html={html} />
      </dd>
    </div>
  );
}

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
                <input
                  type="checkbox"
                  value={blocks.dayDone(day)}
                  aria-label={blocks.dayDone(day)}
                />
                <b>{blocks.day(day)}</b>
              </label>
              <Paragraph html={text} />
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

/** What to expect and when; each square is a tenth of the ranch. Below a picture, the squares are its legend. */
export function Years({ block }: { readonly block: BlockOf<"years"> }) {
  return (
    <Section block={block}>
      <ol className="years">
        {block.items.map(({ title, tenths, picture, text, caution, signs, figure }) => {
          const heading = <h3>{title}</h3>;
          return (
            <li key={title}>
              {picture ? (
                <>
                  {heading}
                  <Picture scene={`/${singleFile(picture)}`} ratio={[3, 2]} />
                </>
              ) : null}
              <Ten filled={tenths} label={`${pluralize(tenths, "tenth")} of the ranch changed`} />
              {picture ? null : heading}
              {text ? <Paragraph html={text} /> : null}
              {signs ? <TextList className="marks" items={signs} /> : null}
              {figure ? (
                <p className="figure">
                  <b>{figure.value}</b> <InlineHtml html={figure.text} />
                </p>
              ) : null}
              <Caution html={caution ?? figure?.caution} />
            </li>
          );
        })}
      </ol>
      {block.note ? <Paragraph className="small muted" html={block.note} /> : null}
    </Section>
  );
}
