import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { DROUGHT, type Drought, untilText } from "#app/domain/tools/planners/season.ts";
import { Fold } from "../parts/fold.tsx";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { ToolButton } from "../parts/controls.tsx";
import { newId } from "../store/new-id.ts";
import { useRanch } from "../store/use-ranch.ts";
import { figure, wholeDown } from "#app/domain/tools/numbers/figures.ts";
import { Cow, InkPatterns, Picture } from "../pictures/ink.tsx";

const FINE_TUNING = [
  "drought.leaveLbAc",
  "drought.sharePctLayer",
  "drought.leaveBy",
  "season.lbPerIn",
  "drought.countGrowth",
] as const;

/** How many days the standing grass lasts, and how many head leave at which height. */
export function DryYearScreen() {
  const { state } = useRanch();
  return (
    <PlannerCard
      planner={DROUGHT}
      fields={["drought.standingLbAc", "drought.date", "drought.until"]}
      picture={(answer) => (answer.ok ? <DryYearBar value={answer.value} /> : null)}
    >
      <Fold summary="Fine tuning: what stays standing, when they go, growth to come">
        {[...FINE_TUNING, ...DROUGHT.also(state.file)].map((path) => (
          <FieldOf key={path} path={path} />
        ))}
      </Fold>
      <PutOnChart />
    </PlannerCard>
  );
}

function PutOnChart() {
  const { store } = useRanch();
  const answer = usePlanner(DROUGHT);
  if (!answer.ok || answer.value.steps.length === 0) return null;
  return (
    <p className="tool-buttons">
      <ToolButton
        className="btn small ghost"
        onClick={() => store.change((file) => withTriggers(file, answer.value))}
      >
        Put this date on the chart
      </ToolButton>
    </p>
  );
}

/** The ranch with one trigger per step on the day of the check, in place of those it had on that day. */
function withTriggers(file: RanchFile, { steps, leaveBy }: Drought): RanchFile {
  const on = file.drought.date;
  if (!on) return file;
  return {
    ...file,
    triggers: [
      ...file.triggers.filter((each) => each.on !== on),
      ...steps.map(({ below, leave: headLeave }) =>
        newEntry("triggers", { id: newId(), on, belowIn: below.inches, headLeave, leaveBy }),
      ),
    ],
  };
}

const WIDTH = 360;
const TOP = 26;
const BOTTOM = 82;
const LABELS = 100;
/** One drawn cow stands for this many head. */
const HEAD_PER_COW = 10;

/** The days wanted as a field: grown while the grass lasts, crosshatched after. Cattle that leave are drawn apart. */
function DryYearBar({ value }: { readonly value: Drought }) {
  const { daysLeft, daysWanted, keepHead, leaveHead } = value;
  const days = Math.max(1, daysWanted);
  const x = (WIDTH * Math.min(days, wholeDown(daysLeft))) / days;
  const drawn = (head: number) => Math.min(6, Math.ceil(head / HEAD_PER_COW));
  const [keep, leave] = [drawn(keepHead), drawn(leaveHead)];
  const description = `Grass for ${figure(wholeDown(daysLeft))} of ${figure(daysWanted)} days, ${untilText(value)}. ${figure(leaveHead)} head leave, ${figure(keepHead)} stay.`;
  return (
    <Picture width={WIDTH} height={LABELS + 5} says={description}>
      <InkPatterns id="dry" />
      <path className="land-grass" d={`M0 ${TOP}H${WIDTH}V${BOTTOM}H0z`} />
      <path fill="url(#dry-grass)" d={`M0 ${TOP + 6}H${x}V${BOTTOM}H0z`} />
      <path className="land-dry" d={`M${x} ${TOP}H${WIDTH}V${BOTTOM}H${x}z`} />
      {x < WIDTH ? (
        <path fill="url(#dry-short)" d={`M${x} ${TOP}H${WIDTH}V${BOTTOM}H${x}z`} />
      ) : null}
      <path className="ink-frame" d={`M0 ${TOP}H${WIDTH}M0 ${BOTTOM}H${WIDTH}`} />
      {Array.from({ length: keep }, (_, index) => (
        <Cow
          key={index}
          x={24 + index * 33}
          y={TOP + (index % 2 === 0 ? 34 : 48)}
          height={24}
          coat={index % 3 === 1 ? "rust" : "ink"}
        />
      ))}
      {Array.from({ length: leave }, (_, index) => (
        <g key={index} className="leaves">
          <Cow x={WIDTH - 24 - index * 33} y={TOP - 1} height={22} />
        </g>
      ))}
      <path className="ink-trigger" d={`M${x - 2} ${BOTTOM}V${TOP}h4V${BOTTOM}z`} />
      <text x="0" y="14">
        {`${figure(keepHead)} stay`}
      </text>
      {leave > 0 ? (
        <text x={WIDTH - leave * 33 - 10} y="14" textAnchor="end" className="strong">
          {`${figure(leaveHead)} leave`}
        </text>
      ) : null}
      <text x="0" y={LABELS}>
        {`${figure(wholeDown(daysLeft))} days left`}
      </text>
      {x < WIDTH * 0.8 ? (
        <text x={WIDTH} y={LABELS} textAnchor="end">
          {`want ${figure(daysWanted)}`}
        </text>
      ) : null}
    </Picture>
  );
}
