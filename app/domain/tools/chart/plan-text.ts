import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { dayAndMonth, dayWithYear } from "../../dates/format-date.ts";
import { pluralize } from "../../plural.ts";
import { HERDS, HOME, type RanchFile, type Trigger } from "../fields/fields.ts";
import { figure, sumOf } from "../numbers/figures.ts";
import { inchesText } from "../numbers/inches.ts";
import { DAYS_PER_WEEK } from "./grid.ts";
import { dayOf, daysFrom, isAfternoon, momentText } from "./moment.ts";
import { paddockName, type PlanRow } from "./stays.ts";
import type { PaddockUse } from "./grazing.ts";
import type { ChartPlan, HerdPlan } from "./plan.ts";

/** How far the plan reaches and why, and what it takes per acre of the paddock that gives most of its share. */
export function planText(plan: ChartPlan): string {
  const herds = plan.herds.map((herd) => ({ name: HERDS[herd.herdId], ...reachOf(herd, plan) }));
  const reach = herds.flatMap(({ name, until, why }, index) => [
    herds.length > 1 ? `${name}: ${until}` : until,
    // A reason that two herds share is given once.
    herds[index + 1]?.why === why ? "" : why,
  ]);
  const missing = plan.isHerdMissing
    ? "No animals run with the other herd. What it grazed counts, but its moves aren’t planned."
    : "";
  return [...reach, takenText(plan), missing].filter((text) => text !== "").join(" ");
}

/** How far a herd's plan reaches, and why it ends. */
function reachOf({ ends, rows }: HerdPlan, { use, grassNotCounted }: ChartPlan) {
  const waits = sumOf(rows, (row) => (row.paddockId === HOME ? daysFrom(row.in, row.out) : 0));
  const left = use.filter((paddock) => takenOf(paddock) === 0).length;
  if (ends.why === "grass" && rows.length === 0 && left > 0)
    return { until: "No paddock has the grass for one stay of this herd.", why: "" };
  if (ends.why === "season" && rows.length === 0) return { until: "The season is over.", why: "" };
  const why = {
    grass: `${
      left > 0
        ? `${pluralize(left, "paddock")} can’t feed this herd for one stay. The others`
        : "These paddocks"
    } have given their share for the year. After that the herd needs other grass or hay.`,
    season: "Then the season is over.",
    rounds: "Two rounds are planned. The next follows as you log.",
    waiting: "After that, no paddock is rested and open in time.",
  }[ends.why];
  return {
    until: `Planned to ${momentText(ends.on)}${waits > 0 ? `, with ${pluralize(waits, "day")} on other grass or hay` : ""}.`,
    why: grassNotCounted ? "These dates only divide up the rest. No grass was counted." : why,
  };
}

const takenOf = ({ eatenLbAc, plannedLbAc }: PaddockUse) => eatenLbAc + plannedLbAc;

/** The part of the year's share that is taken. Where none is known, of more than grows anywhere, so as to come last. */
const shareTaken = (use: PaddockUse) => takenOf(use) / (use.allowedLbAc ?? 1e9);

/** "608 of 750 lb an acre taken", for the paddock that gives most of its share, with its name if that is too much. */
function takenText({ rows, use, grassNotCounted }: ChartPlan): string {
  const most = use.reduce((a, b) => (shareTaken(b) > shareTaken(a) ? b : a));
  if (takenOf(most) === 0 || (grassNotCounted && rows.length > 0)) return "";
  const allowed = most.allowedLbAc === null ? "" : ` of ${figure(most.allowedLbAc)}`;
  // A thousandth more is rounding.
  const over = shareTaken(most) > 1.001 ? ` from ${most.name}, more than its share` : "";
  return `${figure(takenOf(most))}${allowed} lb an acre taken${over}.`;
}

/** "day 2 of 10"; "from June 3" for a move logged under a later date than today's. */
export function hereText(
  { since, due }: NonNullable<HerdPlan["here"]>,
  today: CalendarDate,
): string {
  const day = daysBetween(dayOf(since), today) + 1;
  if (day < 1) return `from ${momentText(since, dayWithYear(today))}`;
  const of = due !== null && due > today ? daysFrom(since, due) : null;
  // Not for half a day: the moment of the move is shown below.
  return `day ${day}${Number.isInteger(of) ? ` of ${of}` : ""}`;
}

/** "June 21 to Creek", "Today to Creek", "Today to Creek: the move was due May 25, 11 days ago". */
export function moveText(
  file: RanchFile,
  { paddockId, in: on, lateDays }: HerdPlan["moves"][number],
  today: CalendarDate,
): string {
  const to = `to ${paddockName(file, paddockId)}`;
  if (lateDays > 0)
    return `Today ${to}: the move was due ${dayWithYear(today)(addDays(today, -lateDays))}, ${pluralize(lateDays, "day")} ago`;
  const afternoon = isAfternoon(on) ? " PM" : "";
  return dayOf(on) <= today
    ? `Today${afternoon} ${to}`
    : `Next: ${momentText(on, dayWithYear(today))} ${to}`;
}

/** "If there’s less than 8½ in. by July 15, then 14 head leave by August 1." */
export function triggerSentence({ on, belowIn, headLeave, leaveBy }: Trigger): string {
  const blank = "__";
  return `If there’s less than ${belowIn === null ? `${blank} in.` : inchesText(belowIn)} by ${dayAndMonth(on)}, then ${headLeave === null ? blank : figure(headLeave)} head leave by ${leaveBy === null ? blank : dayAndMonth(leaveBy)}.`;
}

/** Says how far the plan reaches beyond the last week of a chart; empty if it does not. */
export function beyondText(rows: readonly PlanRow[], weeks: readonly CalendarDate[]): string {
  const [week, until] = [weeks.at(-1), rows.at(-1)?.out];
  if (week === undefined || until === undefined) return "";
  const end = addDays(week, DAYS_PER_WEEK);
  return until > end
    ? `This chart ends on ${dayAndMonth(end)}. The plan goes on to ${momentText(until)}.`
    : "";
}
