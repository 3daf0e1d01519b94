import { Fragment, useDeferredValue, useMemo, useRef, useState } from "react";
import { addDays, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { dayAndMonth, dayWithYear } from "#app/domain/dates/format-date.ts";
import { pluralize } from "#app/domain/plural.ts";
import {
  daysFrom,
  dayOf,
  isAfternoon,
  type Moment,
  momentText,
} from "#app/domain/tools/chart/moment.ts";
import { checkDone, insertMove, moveHerd } from "#app/domain/tools/chart/log.ts";
import {
  hasTwoHerds,
  herdIdsOf,
  herdPrefix,
  paddockName,
  seasonStays,
} from "#app/domain/tools/chart/stays.ts";
import { hereText, moveText, planText } from "#app/domain/tools/chart/plan-text.ts";
import { isSeasonOver } from "#app/domain/tools/chart/season-dates.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { CHART } from "#app/domain/tools/planners/chart.ts";
import { HERD } from "#app/domain/tools/planners/herd.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { BackupDue } from "../keep/backup.tsx";
import { Announce, Ticket } from "../parts/ticket.tsx";
import { Choice, Menu } from "../parts/fields/choice.tsx";
import { HOME_OPTION } from "../parts/fields/entry-field.tsx";
import { MoveField } from "../parts/fields/move-field.tsx";
import { Fold } from "../parts/fold.tsx";
import { FindingMessage, ToolButton } from "../parts/controls.tsx";
import {
  FIELDS,
  HOME,
  type HerdId,
  HERDS,
  type LogEntry,
  type RanchFile,
} from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import type { Finding } from "#app/domain/tools/numbers/limits.ts";
import { newId } from "../store/new-id.ts";
import { useAhead, useLogDate, useRanch, useStore, useToday } from "../store/use-ranch.ts";
import { NumberField } from "../parts/fields/number-field.tsx";
import { RainLog } from "./chart/rain-log.tsx";
import { PaddocksRing } from "./paddocks/paddocks-ring.tsx";
import type { HerdPlan } from "#app/domain/tools/chart/plan.ts";

const loadYears = () => import("./years.tsx");
const NewYear = lazyPart(async () => (await loadYears()).NewYear);
const Years = lazyPart(async () => (await loadYears()).Years);
const loadLog = () => import("./chart/move-log.tsx");
const MoveLog = lazyPart(async () => (await loadLog()).MoveLog);

/** Where the herd is, when it moves next, and a form that logs a move with one press. */
export function TodayScreen() {
  const { state } = useRanch();
  const [chosen, setChosen] = useState<HerdId | null>(null);
  const [first = "herd"] = herdIdsOf(state.file.herdRows);
  const herdId = chosen ?? first;
  const chart = useChart();
  const logDate = useLogDate();
  return (
    <div className="screen-body">
      <div className="screen-answer">
        <PaddocksRing id="today-ring" />
        <HerdsNow chart={chart} />
        {!state.isExample && isSeasonOver(chart.file, chart.today) ? <NewYear /> : null}
      </div>
      <div className="screen-numbers">
        {hasTwoHerds(state.file) ? (
          <Choice
            id="log.herd"
            label="Which herd"
            value={herdId}
            options={Object.entries(HERDS).map(([value, label]) => ({ value, label }))}
            onValue={(value) => setChosen(value === "herd-2" ? "herd-2" : "herd")}
          />
        ) : null}
        <LogMove key={herdId} chart={chart} herdId={herdId} />
        <BackupDue />
        <RainLog today={logDate} />
        <Logged />
      </div>
    </div>
  );
}

/** The log, and the years planned and done. Their code is not loaded for someone who only tries the numbers. */
function Logged() {
  const { state } = useRanch();
  useAhead(loadYears);
  useAhead(loadLog);
  const { log, years } = state.file;
  return (
    <>
      {log.length > 0 ? (
        <Fold summary={`The log: ${pluralize(log.length, "stay")}`}>
          <MoveLog />
        </Fold>
      ) : null}
      {log.length + years.length > 0 ? (
        <Fold summary="The years: planned and done" part={<Years />} />
      ) : null}
    </>
  );
}

/** Where each herd is and goes next, and what the plan takes from an acre. */
export function HerdsNow({ chart: { file, today, plan } }: { readonly chart: Chart }) {
  const value = plan.ok ? plan.value : null;
  const herds = value?.herds ?? [];
  const nextTexts = herds.flatMap(({ herdId, moves: [next] }) =>
    next ? herdPrefix(file, herdId) + moveText(file, next, today) : [],
  );
  return (
    <Ticket
      planner={CHART}
      label={`Today, ${dayAndMonth(today)}`}
      answer={plan}
      stamp={value?.grassNotCounted ? () => "Grass not counted" : undefined}
    >
      {herds.map((herd) => (
        <Fragment key={herd.herdId}>
          {herds.length > 1 ? <h3>{HERDS[herd.herdId]}</h3> : null}
          <HerdNow herd={herd} file={file} today={today} />
        </Fragment>
      ))}
      {value ? <p className="ticket-sum">{planText(value)}</p> : null}
      <Announce text={nextTexts.join(". ") || (plan.ok ? "No move is planned" : "")} />
    </Ticket>
  );
}

/** "P2, day 2 of 10", and the next moves with their days. */
function HerdNow({
  herd: { here, moves },
  file,
  today,
}: {
  readonly herd: HerdPlan;
  readonly file: RanchFile;
  readonly today: CalendarDate;
}) {
  const [next, ...later] = moves.slice(0, 3);
  return (
    <>
      {here ? (
        <div className="ticket-head">
          <span className="ticket-figure small">
            <b>{paddockName(file, here.paddockId)}</b> <span>{hereText(here, today)}</span>
          </span>
        </div>
      ) : null}
      {next ? (
        <p className="ticket-verdict">
          <b>{moveText(file, next, today)}</b>
        </p>
      ) : null}
      {later.length > 0 ? (
        <ol className="moves">
          {later.map((row) => (
            <li key={row.in}>
              {`${momentText(row.in)} to ${paddockName(file, row.paddockId)}${
                row.paddockId === HOME ? "" : `, ${pluralize(daysFrom(row.in, row.out), "day")}`
              }`}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

/** The form's values that replace the plan's; null for those not typed. `heightOutIn` is of the stay that ends. */
const NOTHING_TYPED: {
  readonly [Field in "paddockId" | "in" | "heightInIn" | "heightOutIn"]: LogEntry[Field] | null;
} = { paddockId: null, in: null, heightInIn: null, heightOutIn: null };

/** Logs a move. Paddock and day come from the plan: one press is enough. */
function LogMove({
  chart: { file, today, plan },
  herdId,
}: {
  readonly chart: Chart;
  readonly herdId: HerdId;
}) {
  const { state } = useRanch();
  const store = useStore();
  const now = useLogDate();
  const { start } = file.season;
  const isFirst = start === null || seasonStays(file.log, herdId, start).length === 0;
  const value = plan.ok ? plan.value.herds.find((herd) => herd.herdId === herdId) : null;
  const first = value?.rows.find(({ paddockId }) => paddockId !== HOME)?.paddockId;
  const next = value?.moves[0];
  const planned = isFirst ? first : next?.paddockId;
  // A planned move that is not logged yet was more likely made on its day than today.
  const late = next?.lateDays ?? 0;
  const due = value?.here?.due ?? addDays(today, -late);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const { heightInIn, heightOutIn } = typed;
  const type = (fields: Partial<typeof typed>) => setTyped({ ...typed, ...fields });
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Finding | null>(null);
  const to = typed.paddockId ?? planned ?? file.paddocks[0]?.id ?? HOME;
  const isDue = late === 0 && next !== undefined && dayOf(next.in) === now;
  const began = isFirst && start !== null && start < today && !isSeasonOver(file, today);
  const usual = began ? start : isDue ? next.in : now;
  const on = typed.in ?? usual;
  const herd = solve(HERD, file, today);
  const save = (moment: Moment, log = moveHerd) => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    if (wrong) return;
    const head = herd.ok ? herd.value.ofHerd(herdId).head : null;
    const stay = { id: newId(), herdId, paddockId: to, in: moment, head, heightInIn };
    const move = (before: RanchFile) =>
      log(before, newEntry("log", stay), heightOutIn, new Date().toISOString());
    const moved = move(file);
    const finding = checkDone(moment, now) ?? (moved.ok ? null : moved.finding);
    setRefusal(finding);
    if (finding || !moved.ok) return;
    const begins = moved.file.season.start;
    store.remove(
      `${isFirst ? "Logged" : "Moved to"} ${paddockName(file, to)}${begins === null || begins === start ? "" : `; the season begins ${dayAndMonth(begins)}`}`,
      (before) => {
        const again = move(before);
        return again.ok ? again.file : before;
      },
    );
    setTyped(NOTHING_TYPED);
  };
  const half = isAfternoon(on) ? "this afternoon" : "today";
  const day = dayOf(on) === now ? half : momentText(on, dayWithYear(now));
  return (
    <form
      ref={form}
      className="log-move"
      aria-label="Log a move"
      onSubmit={(event) => {
        event.preventDefault();
        save(on);
      }}
    >
      {state.isExample ? <p className="hint">Try it: the example is yours to play with.</p> : null}
      <button type="submit" {...hook("needsScript")} className="btn">
        {`${isFirst ? "They went" : "We moved"} to ${paddockName(file, to)} ${day}`}
      </button>
      {late > 0 && !typed.in ? (
        <ToolButton className="btn ghost" onClick={() => save(due)}>
          {`We moved on the day, ${momentText(due, dayWithYear(today))}`}
        </ToolButton>
      ) : null}
      <div role="alert">
        <FindingMessage finding={refusal} />
      </div>
      {refusal?.code === "move.before" ? (
        <ToolButton className="btn ghost" onClick={() => save(on, insertMove)}>
          I forgot to log it: insert it here
        </ToolButton>
      ) : null}
      {isFirst ? null : (
        <NumberField
          path="log.height"
          field={FIELDS.log.item.heightOutIn}
          value={heightOutIn}
          onValue={(value) => type({ heightOutIn: value })}
          marked={false}
        />
      )}
      <Fold summary="Another day or place">
        <Menu
          id="log.to"
          label="Herd goes to"
          value={to}
          options={[
            ...file.paddocks.map(({ id }) => ({ value: id, label: paddockName(file, id) })),
            HOME_OPTION,
          ]}
          onValue={(paddockId) => type({ paddockId })}
        />
        <MoveField
          path="log.on"
          label="On"
          value={on}
          halves={file.season.moves === "half"}
          onValue={(value) => type({ in: value })}
          marked={false}
        />
        <NumberField
          path="log.heightIn"
          field={FIELDS.log.item.heightInIn}
          value={heightInIn}
          onValue={(value) => type({ heightInIn: value })}
          marked={false}
        />
      </Fold>
    </form>
  );
}

export type Chart = ReturnType<typeof useChart>;

/**
 * The plan from today on, and where the herds are. Deferred: a number's own answer changes first. Ranch and day are
 * deferred together: otherwise the example would be planned from the phone's date while the saved ranch loads.
 */
export function useChart() {
  const { state } = useRanch();
  const { file } = state;
  const today = useToday();
  const shown = useDeferredValue(useMemo(() => ({ file, today }), [file, today]));
  return useMemo(() => ({ ...shown, plan: solve(CHART, shown.file, shown.today) }), [shown]);
}
