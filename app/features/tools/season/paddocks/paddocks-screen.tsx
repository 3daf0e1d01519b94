import { checkLimit, LIMITS } from "#app/domain/tools/numbers/limits.ts";
import { PADDOCKS } from "#app/domain/tools/planners/paddocks.ts";
import { FieldOf } from "#app/features/tools/parts/fields/field-of.tsx";
import { ListOf } from "#app/features/tools/parts/fields/list-of.tsx";
import { Fold } from "#app/features/tools/parts/fold.tsx";
import { FindingMessage, ToolButton } from "#app/features/tools/parts/controls.tsx";
import { PlannerCard, usePlanner } from "#app/features/tools/parts/planner-card.tsx";
import { useRanch } from "#app/features/tools/store/use-ranch.ts";
import { newId } from "#app/features/tools/store/new-id.ts";
import { PaddocksRing } from "./paddocks-ring.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { Paddock, RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { rounded } from "#app/domain/tools/numbers/figures.ts";

const loadMath = () => import("./paddock-math.tsx");
const HowManyPaddocks = lazyPart(async () => (await loadMath()).HowManyPaddocks);
const CowDays = lazyPart(async () => (await loadMath()).CowDays);

/** How many paddocks, how long the herd stays in each, and how long the grass really feeds it. */
export function PaddocksScreen() {
  const { state } = useRanch();
  const several = state.file.pastures.length > 1;
  return (
    <PlannerCard planner={PADDOCKS} fields={[]} picture={() => <PaddocksRing id="rest-ring" />}>
      <PaddockCount />
      <FieldOf path="season.restDays" />
      <MovesADay />
      <Fold summary="How many paddocks for the stay I want?" part={<HowManyPaddocks />} />
      <Fold summary="Names, acres and grass of each paddock">
        <ListOf
          list="paddocks"
          fields={several ? ["name", "acres", "rating", "pastureId"] : ["name", "acres", "rating"]}
          title={({ name }, index) => name || `Paddock ${index + 1}`}
          remove={withoutPaddock}
        />
      </Fold>
      <Fold summary="Grass at turn-in" part={<CowDays />}>
        <FieldOf path="season.heightIn" />
        <FieldOf path="season.stubbleIn" />
        <FieldOf path="season.lbPerIn" id="paddocks.lbPerIn" label="Pounds in an inch" />
        <FieldOf path="season.sharePctLayer" />
      </Fold>
    </PlannerCard>
  );
}

/** Shown where half a day matters. */
function MovesADay() {
  const answer = usePlanner(PADDOCKS);
  return answer.ok && answer.value.halves ? <FieldOf path="season.moves" /> : null;
}

function PaddockCount() {
  const { store, state } = useRanch();
  const { paddocks } = state.file;
  const last = paddocks.at(-1);
  return (
    <div className="tool-field">
      <span className="tool-label" id="paddocks-count">
        Paddocks
      </span>
      <div className="tool-number" role="group" aria-labelledby="paddocks-count">
        <output className="tool-count">
          <b>{paddocks.length}</b>
          <span className="visually-hidden"> paddocks</span>
        </output>
        <ToolButton
          aria-label="One paddock fewer"
          onClick={() => {
            if (last && paddocks.length > 1)
              store.remove(`Removed ${last.name}`, (file) => withoutPaddock(file, last.id));
          }}
        >
          −
        </ToolButton>
        <ToolButton
          aria-label="One paddock more"
          onClick={() => store.change((file) => withPaddock(file, newId()))}
        >
          +
        </ToolButton>
      </div>
      <FindingMessage finding={checkLimit("paddocks", paddocks.length)} />
    </div>
  );
}

/** The ranch with one more paddock, as large as the last, unless it has the most allowed. */
export function withPaddock(file: RanchFile, id: string): RanchFile {
  const { paddocks } = file;
  if (paddocks.length >= LIMITS.paddocks.max) return file;
  const { acres = null, pastureId = "" } = paddocks.at(-1) ?? {};
  const added = newEntry("paddocks", { id, name: freeName(paddocks), acres, pastureId });
  return { ...file, paddocks: sharedEvenly(file, [...paddocks, added]) };
}

/** "P5" after four paddocks. Another phone matches paddocks by name, so each name must be unique. */
function freeName(paddocks: readonly Paddock[]): string {
  let number = paddocks.length + 1;
  while (paddocks.some(({ name }) => name === `P${number}`)) number += 1;
  return `P${number}`;
}

/** The ranch without a paddock and its closures. */
export function withoutPaddock(file: RanchFile, id: string): RanchFile {
  const blocks = file.season.blocks.filter(({ paddockId }) => paddockId !== id);
  const left = file.paddocks.filter((paddock) => paddock.id !== id);
  return { ...file, paddocks: sharedEvenly(file, left), season: { ...file.season, blocks } };
}

/** One more wire does not add land: if all paddocks are equal and none was measured, they share the acres evenly. */
function sharedEvenly(
  { paddocks: before, touched }: RanchFile,
  after: readonly Paddock[],
): readonly Paddock[] {
  const [first] = before;
  const equal = before.every(
    ({ id, acres }) => acres === first?.acres && !touched[`paddocks.${id}.acres`],
  );
  if (!equal || first?.acres === null || first?.acres === undefined) return after;
  const acres = rounded((first.acres * before.length) / after.length, 2);
  return after.map((paddock) => ({ ...paddock, acres }));
}
