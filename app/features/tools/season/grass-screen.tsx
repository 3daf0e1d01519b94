import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { mayCalve } from "#app/domain/tools/grass/animal-classes.ts";
import { daysText, figure, sumOf } from "#app/domain/tools/numbers/figures.ts";
import { STOCKING } from "#app/domain/tools/planners/season.ts";
import { PRUSSIC_ACID } from "#app/domain/tools/rules.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { FieldOf, HerdField } from "../parts/fields/field-of.tsx";
import { ListOf } from "../parts/fields/list-of.tsx";
import { Fold } from "../parts/fold.tsx";
import { ToolButton } from "../parts/controls.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { goToField } from "../shell/screens.tsx";
import { SeasonField } from "../pictures/season-field.tsx";
import { newId } from "../store/new-id.ts";
import { useAhead, useRanch, useToday } from "../store/use-ranch.ts";
import { ownCount, withAcres, withClass, withDays, withStart } from "./five-numbers.ts";

/** The words of this answer in the strip: "148 days, want 180, 32 short". */
export function GrassLive() {
  const { state } = useRanch();
  const answer = usePlanner(STOCKING);
  if (!answer.ok) return <b>{`${ownCount(state.file)} of 5 numbers`}</b>;
  const { days, seasonDays, shortDays } = answer.value;
  return (
    <>
      <b>{daysText(days)}</b> <span>{`want ${figure(seasonDays)}`}</span>{" "}
      {shortDays > 0 ? (
        <b className="short">{`${figure(shortDays, 1)} short`}</b>
      ) : (
        <span>it lasts</span>
      )}
    </>
  );
}

/** How long the year's grass lasts, and how many animals it carries: five numbers and their answer. */
export function GrassScreen() {
  const { state } = useRanch();
  const today = useToday();
  const answer = usePlanner(STOCKING);
  useAhead(loadAcreGrowth);
  return (
    <PlannerCard
      planner={STOCKING}
      fields={[]}
      picture={() => (
        <SeasonField file={state.file} answer={answer} today={state.isExample ? null : today} />
      )}
      stamp={(others) => others && `${ownCount(state.file)} of 5 yours`}
    >
      <FiveNumbers />
      <FineTuning />
      {answer.ok && answer.value.sharePct !== null ? (
        <Fold summary="What if you’re wrong?" part={<OtherGuesses value={answer.value} />} />
      ) : null}
    </PlannerCard>
  );
}

function FiveNumbers() {
  const { state } = useRanch();
  const { file } = state;
  const [pasture, ...others] = file.pastures;
  const growth = `pastures.${pasture?.id}.growthLbAc`;
  return (
    <>
      <HerdField column="head" />
      <HerdField column="weightLb" />
      {pasture && others.length === 0 ? (
        <>
          <FieldOf
            path={`pastures.${pasture.id}.acres`}
            label="Acres they graze"
            change={withAcres}
          />
          <FieldOf path={growth} label="Grown an acre, lb" />
        </>
      ) : (
        <p className="tool-line">
          {`${figure(file.pastures.length)} pastures, ${figure(
            sumOf(file.pastures, (each) => each.acres),
            1,
          )} acres: below, in fine tuning`}
        </p>
      )}
      <FieldOf path="season.days" change={withDays} />
      {file.touched[growth] && !file.touched["method.growthBasis"] ? (
        <FieldOf path="method.growthBasis" id="grass.basis" label="Are these NRCS’s pounds?" />
      ) : null}
      <Fold summary="I don’t know what an acre grows" part={<AcreGrowth />} />
    </>
  );
}

const loadAcreGrowth = () => import("./acre-growth.tsx");
const AcreGrowth = lazyPart(async () => (await loadAcreGrowth()).AcreGrowth);
const OtherGuesses = lazyPart(async () => (await loadAcreGrowth()).OtherGuesses);

/** Numbers that few change: other animals, several pastures, the share eaten, the first day and the method. */
function FineTuning() {
  const { store, state } = useRanch();
  const { herdRows, pastures } = state.file;
  const [row] = herdRows;
  const [only, ...others] = pastures;
  const keepApart = () => {
    const id = newId();
    store.change((before) => ({
      ...before,
      pastures: [...before.pastures, newEntry("pastures", { id })],
    }));
    // After the new pasture is rendered, which also removes the pressed button.
    setTimeout(goToField, 0, `pastures.${id}`);
  };
  return (
    <Fold summary="Fine tuning: first day, share eaten, calves, other animals">
      <FieldOf path="season.start" change={withStart} />
      <h3>Grass</h3>
      {others.length > 0 ? (
        <ListOf
          list="pastures"
          fields={["name", "acres", "growthLbAc", "kind", "sharePctSeason"]}
          title={({ name }, index) => name || `Pasture ${index + 1}`}
          add="Add a pasture"
          after={({ kind }) => (kind === "annual" ? <PrussicAcid /> : null)}
        />
      ) : only ? (
        <>
          <FieldOf path={`pastures.${only.id}.kind`} />
          {only.kind === "annual" ? <PrussicAcid /> : null}
          <FieldOf path={`pastures.${only.id}.sharePctSeason`} />
          <ToolButton className="btn small ghost" onClick={keepApart}>
            Keep pastures apart
          </ToolButton>
        </>
      ) : null}
      <FieldOf path="method.growthBasis" />
      <h3>Animals</h3>
      {row ? (
        <>
          <FieldOf
            path={`herdRows.${row.id}.cls`}
            change={(file, cls) => withClass(file, row.id, cls)}
          />
          <HerdField column="aueOverride" />
          <Calves {...row} />
        </>
      ) : null}
      <ListOf
        list="herdRows"
        from={1}
        fields={["cls", "head", "weightLb", "aueOverride", "herd"]}
        changes={{ cls: withClass }}
        title={(_, index) => `Animals ${index + 1}`}
        add="Add other animals"
        blank={() => ({ cls: "bull", aueOverride: 1.4 })}
        after={Calves}
      />
      <h3>How we count it</h3>
      <FieldOf path="method.intakePct" />
      <FieldOf path="method.marginPct" />
      <FieldOf path="method.aue" />
      <FieldOf path="ranch.ranchAcres" />
      <FieldOf path="ranch.name" />
    </Fold>
  );
}

function Calves(row: RanchFile["herdRows"][number]) {
  return mayCalve(row) ? <FieldOf path={`herdRows.${row.id}.calvesBorn`} /> : null;
}

const PrussicAcid = () => <p className="caution-line">{PRUSSIC_ACID}</p>;
