import { inchesText } from "../planners/season.ts";
import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { dayAndMonth } from "../../dates/format-date.ts";
import { pluralize } from "../../plural.ts";
import { type Trigger, type RanchFile } from "../fields/fields.ts";
import { figure } from "../numbers/figures.ts";
import { DAYS_PER_WEEK } from "./grid.ts";
import { dayOf, isAfternoon, momentText } from "./moment.ts";
import { paddockName, type PlanRow } from "./stays.ts";
import type { ChartPlan } from "./plan.ts";

/** How far the plan reaches and why, and what it takes from the acre that gives most. */
export function planText(plan: ChartPlan): string {
  return `${reachText(plan)}${plan.hasOtherHerd ? " What the other herd will graze isn’t counted." : ""}`;
}

function reachText({ ends, use, rows, grassNotCounted }: ChartPlan): string {
  if (ends.why === "grass" && rows.length === 0 && use.every(({ eatenLbAc }) => eatenLbAc === 0))
    return "No paddock feeds this herd from one move to the next.";
  const over = ends.why === "season" && rows.length === 0;
  const until = over ? "The season is over." : `Planned to ${momentText(ends.on)}.`;
  const why = {
    grass:
      " These paddocks have given their share for the year. After that the herd needs other grass or hay.",
    season: over ? "" : " Then the season is over.",
    rounds: " Two rounds are planned. The next follows as you log.",
    waiting: " After that, no paddock has rested long enough.",
  }[ends.why];
  if (grassNotCounted && !over)
    return `${until} These dates only divide up the rest. No grass was counted.`;
  const most = use.reduce(
    (a, b) => (b.plannedLbAc + b.eatenLbAc > a.plannedLbAc + a.eatenLbAc ? b : a),
    use[0] ?? { eatenLbAc: 0, plannedLbAc: 0, allowedLbAc: null },
  );
  const taken = most.eatenLbAc + most.plannedLbAc;
  return `${until}${why} ${figure(taken)}${most.allowedLbAc === null ? "" : ` of ${figure(most.allowedLbAc)}`} lb an acre taken.`;
}

/** "June 21 to Creek", "Today to Creek", "Today to Creek: it was due May 25, 11 days ago". */
export function moveText(
  file: RanchFile,
  { paddockId, in: on, lateDays }: ChartPlan["moves"][number],
  today: CalendarDate,
): string {
  const to = `to ${paddockName(file, paddockId)}`;
  if (lateDays > 0)
    return `Today ${to}: the move was due ${dayAndMonth(addDays(today, -lateDays))}, ${pluralize(lateDays, "day")} ago`;
  const afternoon = isAfternoon(on) ? " PM" : "";
  return dayOf(on) <= today ? `Today${afternoon} ${to}` : `Next: ${momentText(on)} ${to}`;
}

/** "If there’s less than 8½ in. by July 15, then 14 head leave by August 1." */
export function triggerSentence({ on, belowIn, headLeave, leaveBy }: Trigger): string {
  const blank = "__";
  return `If there’s less than ${belowIn === null ? `${blank} in.` : inchesText(belowIn)} by ${dayAndMonth(on)}, then ${headLeave === null ? blank : figure(headLeave)} head leave by ${leaveBy === null ? blank : dayAndMonth(leaveBy)}.`;
}

/** What of the plan lies after the last week of a chart; empty if nothing does. */
export function beyondText(rows: readonly PlanRow[], weeks: readonly CalendarDate[]): string {
  const [week, until] = [weeks.at(-1), rows.at(-1)?.out];
  if (week === undefined || until === undefined) return "";
  const end = addDays(week, DAYS_PER_WEEK);
  return until > end
    ? `This chart ends on ${dayAndMonth(end)}. The plan goes on to ${momentText(until)}.`
    : "";
}
