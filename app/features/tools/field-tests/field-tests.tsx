import type { ReactNode } from "react";
import { WORMS } from "#app/domain/tools/field-tests/rules.ts";
import { type Planner as Record, say } from "#app/domain/tools/planner.ts";
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
import { HerdField } from "../parts/fields/field-of.tsx";
import { PlannerCard } from "../parts/planner-card.tsx";
import { ScreenLink } from "../shell/screens.tsx";
import { useRanch, useToday } from "../store/use-ranch.ts";
import { Readings } from "./readings.tsx";
import { KEEP, plannerPage } from "../tool-page.tsx";

const SHEETS = {
  tests: {
    label: "the test page",
    load: async () => (await import("../paper/test-sheet.tsx")).TestSheet,
  },
};

/** Slake classes of the NRCS field test, 1 (falls apart) to 6 (holds together). */
const SLAKE_CLASSES = [
  "Half of the crumb or more was lost within 5 seconds, or it couldn’t be sampled.",
  "Half or more was lost 5 to 30 seconds after it went in.",
  "Half or more was lost 30 seconds to 5 minutes after, or under a tenth stayed after 5 dips.",
  "10 to 25% stayed on the sieve after 5 dips.",
  "25 to 75% stayed on the sieve after 5 dips.",
  "75 to 100% stayed on the sieve after 5 dips.",
] as const;

interface Test {
  readonly id: string;
  readonly name: string;
  readonly tells: string;
  readonly record: Record<unknown>;
  /** If more stands on it than the record gives. */
  readonly card?: ReactNode;
}

const TESTS: readonly Test[] = [
  {
    id: "ring",
    name: "The ring",
    tells: "How fast water goes into the soil",
    record: RING,
    card: (
      <PlannerCard
        planner={RING}
        before={
          <>
            <p className="hint">Pour two inches and time the second one.</p>
            <Readings path="tests.ringMinutes" />
          </>
        }
        fields={RING.may}
      />
    ),
  },
  {
    id: "slake",
    name: "The slake jar",
    tells: "Whether crumbs of soil hold together",
    record: SLAKE,
    card: (
      <PlannerCard planner={SLAKE} before={<Readings path="tests.slake" />} fields={[]}>
        <Fold summary="The six classes">
          <ol>
            {SLAKE_CLASSES.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </Fold>
      </PlannerCard>
    ),
  },
  {
    id: "texture",
    name: "The texture jar",
    tells: "What the soil is made of",
    record: TEXTURE,
    card: (
      <PlannerCard planner={TEXTURE}>
        <p className="hint">
          Fill a straight jar one-third with stone-free soil. Add water and a spoonful of dish soap.
          Shake five minutes, set it down and mark the glass.
        </p>
      </PlannerCard>
    ),
  },
  {
    id: "nitrate",
    name: "Nitrate",
    tells: "The line on a hay report that can kill",
    record: NITRATE_TEST,
  },
  {
    id: "worms",
    name: "Rest and worms",
    tells: "Sheep and goats only",
    record: WORM_REST,
    card: (
      <PlannerCard planner={WORM_REST}>
        <p className="hint">{WORMS.title}</p>
      </PlannerCard>
    ),
  },
  {
    id: "flies",
    name: "Flies",
    tells: "When treating pays",
    record: FLIES,
    card: <PlannerCard planner={FLIES} before={<Readings path="tests.flies" />} fields={[]} />,
  },
  {
    id: "mineral",
    name: "The mineral bag",
    tells: "How long one should last",
    record: MINERAL,
    card: <PlannerCard planner={MINERAL} before={<HerdField column="head" />} />,
  },
];

/** The field tests, with results in plain words. They open empty: a made-up result helps nobody. */
export const { Page: TestsTool, ready } = plannerPage({
  sheets: SHEETS,
  later: { keep: KEEP },
  live: <span>Nothing is graded: compare with the same stake next year.</span>,
  screens: [
    { id: "all", label: "All tests", heading: "Which test?", content: <Index /> },
    ...TESTS.map((test) => ({ id: test.id, heading: test.name, content: <One {...test} /> })),
  ],
});

function One({ record, card = <PlannerCard planner={record} /> }: Test) {
  return (
    <>
      {card}
      <p>
        <ScreenLink to="all">All tests</ScreenLink>
      </p>
    </>
  );
}

function Index() {
  const { state } = useRanch();
  const today = useToday();
  /** Of a test that somebody has used. */
  const result = ({ record }: Test) => {
    if (!record.needs.some((path) => state.file.touched[path])) return null;
    const said = say(record, state.file, today);
    return said && `${said.figure} ${said.unit}`;
  };
  return (
    <ul className="test-index">
      {TESTS.map((test) => (
        <li key={test.id}>
          <svg className="test-cut" viewBox="0 0 120 76" aria-hidden="true">
            <use href={`#cut-${test.id}`} />
          </svg>
          <ScreenLink to={test.id}>{test.name}</ScreenLink>
          <p>{test.tells}</p>
          {result(test) ? <p className="origin">Last: {result(test)}</p> : null}
        </li>
      ))}
    </ul>
  );
}
