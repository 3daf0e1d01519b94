import type { ComponentProps } from "react";
import { WORMS } from "#app/domain/tools/field-tests/rules.ts";
import { say } from "#app/domain/tools/planner.ts";
import {
  FLIES,
  MINERAL,
  NITRATE_TEST,
  RING,
  SLAKE,
  TEXTURE,
  WORM_REST,
} from "#app/domain/tools/planners/field-tests.ts";
import { Fold } from "../parts/fold.tsx";
import { HerdField, useControl } from "../parts/fields/field-of.tsx";
import { PlannerCard } from "../parts/planner-card.tsx";
import { ScreenLink } from "../shell/screens.tsx";
import { useRanch, useToday } from "../store/use-ranch.ts";
import { fieldAt } from "#app/domain/tools/fields/file.ts";
import { ToolButton } from "../parts/controls.tsx";
import { NumberField } from "../parts/fields/number-field.tsx";

/** Slake classes of the NRCS field test, 1 (falls apart) to 6 (holds together). */
const SLAKE_CLASSES = [
  "Half of the crumb or more was lost within 5 seconds, or it couldn’t be sampled.",
  "Half or more was lost 5 to 30 seconds after it went in.",
  "Half or more was lost 30 seconds to 5 minutes after, or under a tenth stayed after 5 dips.",
  "10 to 25% stayed on the sieve after 5 dips.",
  "25 to 75% stayed on the sieve after 5 dips.",
  "75 to 100% stayed on the sieve after 5 dips.",
] as const;

/** The props of each test's card. */
const CARDS = {
  ring: {
    planner: RING,
    before: (
      <>
        <p className="hint">Pour two inches and time the second one.</p>
        <Readings path="tests.ringMinutes" />
      </>
    ),
    fields: RING.may,
  },
  slake: {
    planner: SLAKE,
    before: <Readings path="tests.slake" />,
    fields: [],
    children: (
      <Fold summary="The six classes">
        <ol>
          {SLAKE_CLASSES.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Fold>
    ),
  },
  texture: {
    planner: TEXTURE,
    children: (
      <p className="hint">
        Fill a straight jar one-third with stone-free soil. Add water and a spoonful of dish soap.
        Shake five minutes, set it down and mark the glass.
      </p>
    ),
  },
  nitrate: { planner: NITRATE_TEST },
  worms: { planner: WORM_REST, children: <p className="hint">{WORMS.title}</p> },
  flies: { planner: FLIES, before: <Readings path="tests.flies" />, fields: [] },
  mineral: { planner: MINERAL, before: <HerdField column="head" /> },
} as const satisfies Readonly<Record<string, Card>>;

type Card = ComponentProps<typeof PlannerCard<unknown>>;
export type TestId = keyof typeof CARDS;

/** A test's own screen. */
export function testCard(id: TestId) {
  const card: Card = CARDS[id];
  return function TestCard() {
    return (
      <>
        <PlannerCard {...card} />
        <p>
          <ScreenLink to="all">All tests</ScreenLink>
        </p>
      </>
    );
  };
}

/** The last result of a test, if the rancher has used it. */
export function LastResult({ id }: { readonly id: TestId }) {
  const { state } = useRanch();
  const today = useToday();
  const { planner }: Card = CARDS[id];
  if (!planner.needs.some((path) => state.file.touched[path])) return null;
  const said = say(planner, state.file, today);
  // Some figures are a single word, such as "None", that does not say of what; `spoken` does.
  return said ? (
    <p className="origin">{`Last: ${said.spoken ?? `${said.figure} ${said.unit}`}`}</p>
  ) : null;
}

/** The readings of one test, each in its own row; more can be added. */
function Readings({ path }: { readonly path: string }) {
  const { value: list, label, write } = useControl({ path });
  const field = fieldAt(path);
  if (field.kind !== "readings" || !Array.isArray(list)) return null;
  const values: readonly (number | null)[] = list;
  return (
    <>
      {values.map((value, index) => (
        <NumberField
          key={index}
          path={path}
          id={`${path}.${index}`}
          field={field}
          label={`${label} ${index + 1}`}
          value={value}
          onValue={(next) => write(values.map((each, at) => (at === index ? next : each)))}
        />
      ))}
      <p className="tool-buttons" id={path}>
        <ToolButton className="btn small ghost" onClick={() => write([...values, null])}>
          {`One more: ${label.toLowerCase()} ${values.length + 1}`}
        </ToolButton>
      </p>
    </>
  );
}
