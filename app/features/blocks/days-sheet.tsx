import { useTexts } from "#app/language/texts.ts";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { Ten } from "#app/ui/pictures/ten.tsx";
import { workTime } from "./work-time.ts";

const DAYS_A_WEEK = 7;

/** Print only: all thirty days on one landscape sheet for the barn, a row a week, each day with a box to check off. */
export function DaysSheet({
  id = "days-sheet",
  title,
  weeks,
}: {
  readonly id?: string;
  readonly title: string;
  readonly weeks: readonly BlockOf<"week">[];
}) {
  const { blocks, words } = useTexts();
  const days = weeks.flatMap((week) =>
    week.tasks.map((task, index) => ({ ...task, week: index === 0 ? week.heading : undefined })),
  );
  const rows = Array.from({ length: Math.ceil(days.length / DAYS_A_WEEK) }, (_, row) =>
    days.slice(row * DAYS_A_WEEK, (row + 1) * DAYS_A_WEEK),
  );
  return (
    <section className="days-sheet">
      <header>
        <h2 id={id}>{title}</h2>
        <p>{blocks.pasture}</p>
        <p>{blocks.dayOneIs}</p>
        <p>{blocks.stopAt}</p>
        <Ten filled={1} label={blocks.atMostATenth} />
      </header>
      {rows.map((row) => (
        <div key={row[0]?.day} className="days-week">
          <WeekName
            title={row.find(({ week }) => week)?.week ?? blocks.days(row[0]?.day, row.at(-1)?.day)}
          />
          <ol>
            {row.map(({ day, minutes, short }) => (
              <li key={day}>
                <b>{day}</b>
                <i className="box" />
                <p>{short}</p>
                <small>{workTime(minutes, words)}</small>
              </li>
            ))}
          </ol>
          {row.length < DAYS_A_WEEK ? <p className="days-notes">{blocks.notes}</p> : null}
        </div>
      ))}
    </section>
  );
}

/** "Week 1: Look and count" in two upright lines; the days after the last week have one. */
function WeekName({ title }: { readonly title: string }) {
  const [week, what] = title.split(": ");
  return (
    <h3>
      {week} {what ? <small>{what}</small> : null}
    </h3>
  );
}
