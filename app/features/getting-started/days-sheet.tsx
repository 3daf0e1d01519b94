import type { PageProps } from "../../content-model/pages.ts";
import { Ten } from "../../ui/pictures/ten.tsx";
import { workTime } from "./work-time.ts";

const COLUMNS = 6;

/** Which of a day's sides part its week from the one before. The first week has none before it. */
function weekRule(day: number, dayOfWeek: number): string | undefined {
  if (day <= COLUMNS || dayOfWeek >= COLUMNS) return undefined;
  return dayOfWeek === 0 ? "week-top week-start" : "week-top";
}

/** Print only: all thirty days on one landscape sheet for the barn, each with a box to check off. */
export function DaysSheet({
  page: { title, weeks },
}: Pick<PageProps<"getting-started/quick-start">, "page">) {
  return (
    <section className="days-sheet" aria-labelledby="days-sheet">
      <header>
        <h2 id="days-sheet">{title}</h2>
        <p>Pasture</p>
        <p>Day 1 is</p>
        <p>I stop at, in.</p>
        <Ten filled={1} label="At most one tenth of the ranch" />
      </header>
      <ol>
        {weeks.flatMap((week) =>
          week.tasks.map(({ day, minutes, short }, index) => (
            <li key={day} className={weekRule(day, index)}>
              <b>{day}</b>
              <i className="box" />
              {index === 0 ? <em>{week.title}</em> : null}
              <p>{short}</p>
              <small>{workTime(minutes)}</small>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
