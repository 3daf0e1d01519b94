import { Fragment } from "react";
import type { PageProps, Pages } from "#app/content-model/pages.ts";
import { Limits } from "#app/ui/text/caution.tsx";
import { Checklist } from "#app/ui/text/checklist.tsx";
import { Fact } from "#app/ui/text/guide-steps.tsx";
import { FriezeStrip } from "#app/ui/pictures/frieze-strip.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { LargeFigure } from "#app/ui/text/large-figure.tsx";
import { NextLinks } from "#app/ui/links/next-links.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { TextList } from "#app/ui/text/texts.tsx";
import { hook } from "#app/enhance/page-contract.ts";
import { DaysSheet } from "../days-sheet.tsx";
import { workTime } from "../work-time.ts";

export default function QuickStart({ page, group }: PageProps<"getting-started/quick-start">) {
  const { kit, weeks, after, next } = page;
  const anchors = [
    { id: "kit", label: kit.heading },
    ...weeks.map((week, index) => ({ id: weekId(index), label: week.title })),
    { id: "after", label: after.heading },
  ];
  return (
    <>
      <DaysSheet page={page} />
      <PageTop
        picture="getting-started-quick-start"
        page={page}
        group={group}
        anchors={anchors}
        printable
      />
      <div className="wrap after-opening">
        <Checklist id="kit" list={kit} />
      </div>
      {weeks.map((week, index) => (
        <Fragment key={week.title}>
          {index === 2 ? <LargeFigure {...page.largeFigure} /> : null}
          {index === 3 ? <FriezeStrip name="posts" /> : null}
          <Week id={weekId(index)} week={week} />
        </Fragment>
      ))}
      <Section id="after" heading={after.heading} intro={after.intro}>
        <TextList className="marks large" items={after.items} />
      </Section>
      <NextLinks links={next} />
    </>
  );
}

function Week({
  id,
  week: { title, goal, cost, tasks, writeDown, danger, caution },
}: {
  readonly id: string;
  readonly week: Pages["getting-started/quick-start"]["weeks"][number];
}) {
  return (
    <Section id={id} heading={title} intro={goal}>
      <div className="week">
        <ol className="days" {...hook("boxes")}>
          {tasks.map(({ day, minutes, text }) => (
            <li key={day} value={day}>
              <label>
                <input type="checkbox" aria-label={`Day ${day} done`} />
                <b>Day {day}</b>
              </label>
              <p>
                <InlineHtml html={text} />
              </p>
              <span className="minutes">{workTime(minutes)}</span>
            </li>
          ))}
        </ol>
        <div className="week-notes">
          <dl className="facts">
            <Fact name="Cost" html={cost} />
            <Fact name="Write down" html={writeDown} />
          </dl>
          <Limits danger={danger} caution={caution} />
        </div>
      </div>
    </Section>
  );
}

function weekId(index: number): string {
  return `week-${index + 1}`;
}
